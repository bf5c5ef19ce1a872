import type { CustomizationState } from '#features/customization/trip/customization-state.ts';
import {
  activityAmount,
  activityWords,
  datesAloneWords,
  partyWords,
  stayAmount,
  stayWords,
  tourWords,
} from '#features/customization/trip/trip-words.ts';
import { formatUsd } from '#platform/format/money.ts';

/** The trip as one reads it back: who, when, and everything that was added, with what each costs. */
export function TripItems({ state }: { state: CustomizationState }) {
  const { baseTour, customizations } = state;
  const { activities, accommodations, guestCount, dates } = customizations;
  return (
    <div className="grid gap-4">
      {baseTour && (
        <p>
          <span className="font-semibold">{tourWords(state)}</span>
          <br />
          {partyWords(guestCount)}
          <br />
          {datesAloneWords(dates)}
        </p>
      )}
      {(activities.length > 0 || accommodations.length > 0) && (
        <ul className="figures grid gap-1.5">
          {activities.map((activity) => (
            <Item
              key={activity.id}
              words={activityWords(activity, guestCount)}
              amount={activityAmount(activity, guestCount)}
            />
          ))}
          {accommodations.map((stay) => (
            <Item key={`${stay.id} ${stay.roomType}`} words={stayWords(stay)} amount={stayAmount(stay)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ words, amount }: { words: string; amount: number }) {
  return (
    <li className="flex justify-between gap-6">
      <span>{words}</span>
      <span>{formatUsd(amount)}</span>
    </li>
  );
}
