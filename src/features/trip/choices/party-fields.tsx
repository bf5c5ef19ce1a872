import type { Guests } from '#contract/money/price.ts';
import { mostOf, partyLimits } from '#features/trip/state/trip-rules.ts';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';

const kinds = [
  { kind: 'adults', label: 'Adults' },
  { kind: 'children', label: 'Children' },
  { kind: 'infants', label: 'Infants', hint: 'Travel free' },
] as const;

interface PartySteppersProps {
  guests: Guests;
  onChange: (guests: Guests) => void;
}

/** How many of each travel, one below the other. */
export function PartySteppers({ guests, onChange }: PartySteppersProps) {
  return kinds.map(({ kind, ...words }) => (
    <Stepper
      key={kind}
      {...words}
      value={guests[kind]}
      min={partyLimits[kind].min}
      max={mostOf(kind, guests)}
      onChange={(amount) => onChange({ ...guests, [kind]: amount })}
    />
  ));
}

const options = [
  { value: '', label: 'Age' },
  ...Array.from({ length: 16 }, (_, index) => ({ value: String(index + 2), label: String(index + 2) })),
];

interface AgeFieldsProps {
  /** One for each child, whose age may be unknown. */
  ages: readonly (number | null | undefined)[];
  onChange: (child: number, age: number | undefined) => void;
}

/** How old each child is, of 2 to 17. */
export function AgeFields({ ages, onChange }: AgeFieldsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5">
      {ages.map((age, child) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a child has nothing but its place in the row
          key={child}
          label={`Age of child ${child + 1}`}
          value={String(age ?? '')}
          options={options}
          onChange={(value) => onChange(child, value === '' ? undefined : Number(value))}
        />
      ))}
    </div>
  );
}
