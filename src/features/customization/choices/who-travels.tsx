import { payingGuests } from '#contract/price.ts';
import { ChildAges } from '#features/customization/choices/child-ages.tsx';
import { DoubtsAbout } from '#features/customization/choices/doubts-about.tsx';
import { largestParty, mostOf, partyLimits } from '#features/customization/trip/party-limits.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { Stepper } from '#ui/stepper.tsx';

const kinds = [
  { kind: 'adults', label: 'Adults' },
  { kind: 'children', label: 'Children' },
  { kind: 'infants', label: 'Infants', hint: 'Travel free' },
] as const;

const partyDoubts = ['too-many', 'too-few', 'alone', 'too-young', 'ages-unknown'] as const;

/** How many adults, children and infants travel. */
export function WhoTravels() {
  const { state, change } = useTrip();
  const guests = state.customizations.guestCount;
  return (
    <div className="grid gap-3">
      {kinds.map(({ kind, ...words }) => (
        <Stepper
          key={kind}
          {...words}
          value={guests[kind]}
          min={partyLimits[kind].min}
          max={mostOf(kind, guests)}
          onChange={(amount) => change({ type: 'setGuestCount', guestCount: { ...guests, [kind]: amount } })}
        />
      ))}
      {guests.children > 0 && <ChildAges />}
      <DoubtsAbout kinds={partyDoubts} />
      {payingGuests(guests) === largestParty && (
        <p className="text-label text-muted">
          {`${largestParty} is the most we price here. For a larger group, tell us in the notes.`}
        </p>
      )}
    </div>
  );
}
