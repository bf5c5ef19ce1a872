import { payingGuests } from '#contract/money/price.ts';
import { AgeFields, PartySteppers } from '#features/trip/choices/party-fields.tsx';
import { TripWarnings } from '#features/trip/choices/trip-warnings.tsx';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { largestParty } from '#features/trip/state/trip-rules.ts';

const partyWarnings = ['too-many', 'too-few', 'alone', 'too-young', 'ages-unknown'] as const;

/** How many adults, children and infants travel. */
export function WhoTravels() {
  const { state, change } = useTrip();
  const guests = state.customizations.guestCount;
  return (
    <div className="grid gap-3">
      <PartySteppers guests={guests} onChange={(guestCount) => change({ type: 'setGuestCount', guestCount })} />
      {guests.children > 0 && <ChildAges />}
      <TripWarnings kinds={partyWarnings} />
      {payingGuests(guests) === largestParty && (
        <p className="text-label text-muted">
          {`${largestParty} is the most we price here. For a larger group, tell us in the notes.`}
        </p>
      )}
    </div>
  );
}

/** How old the children are: asked once, since fees at the gates follow it (B-227). */
function ChildAges() {
  const { state, change } = useTrip();
  const { guestCount, childAges = [] } = state.customizations;
  const children = Array.from({ length: guestCount.children }, (_, child) => childAges[child]);
  return (
    <div className="grid gap-2">
      <AgeFields
        ages={children}
        onChange={(child, age) => change({ type: 'setGuestCount', guestCount, childAges: children.with(child, age) })}
      />
      <p className="text-label text-muted">
        We charge children like adults and infants nothing. Park fees follow the age on the day at each gate: tell us
        how old each is on the first day, and in a note of any birthday on the way.
      </p>
    </div>
  );
}
