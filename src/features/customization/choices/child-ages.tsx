import { useTrip } from '#features/customization/trip/trip-context.ts';
import { Select } from '#ui/select.tsx';

const unknown = { value: '', label: 'Age' };
const ages = Array.from({ length: 16 }, (_, index) => ({ value: String(index + 2), label: String(index + 2) }));

/** How old the children are: asked once, since fees at the gates follow it (B-227). */
export function ChildAges() {
  const { state, change } = useTrip();
  const { guestCount, childAges = [] } = state.customizations;
  const children = Array.from({ length: guestCount.children }, (_, child) => childAges[child]);
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5">
        {children.map((age, child) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a child has nothing but its place in the row
            key={child}
            label={`Age of child ${child + 1}`}
            value={age === undefined ? '' : String(age)}
            options={[unknown, ...ages]}
            onChange={(value) =>
              change({
                type: 'setGuestCount',
                guestCount,
                childAges: children.with(child, value === '' ? undefined : Number(value)),
              })
            }
          />
        ))}
      </div>
      <p className="text-label text-muted">
        We charge children like adults and infants nothing. Park fees follow the age on the day at each gate: tell us
        how old each is on the first day, and in a note of any birthday on the way.
      </p>
    </div>
  );
}
