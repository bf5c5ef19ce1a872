import { payingGuests } from '#contract/price.ts';
import { ChildAges } from '#features/customization/choices/child-ages.tsx';
import { DoubtsAbout } from '#features/customization/choices/doubts-about.tsx';
import { PartySteppers } from '#features/customization/choices/party-steppers.tsx';
import { largestParty } from '#features/customization/trip/party-limits.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

const partyDoubts = ['too-many', 'too-few', 'alone', 'too-young', 'ages-unknown'] as const;

/** How many adults, children and infants travel. */
export function WhoTravels() {
  const { state, change } = useTrip();
  const guests = state.customizations.guestCount;
  return (
    <div className="grid gap-3">
      <PartySteppers guests={guests} onChange={(guestCount) => change({ type: 'setGuestCount', guestCount })} />
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
