import { AgeFields } from '#features/customization/choices/age-fields.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** How old the children are: asked once, since fees at the gates follow it (B-227). */
export function ChildAges() {
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
