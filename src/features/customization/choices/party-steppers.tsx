import type { Guests } from '#contract/price.ts';
import { mostOf, partyLimits } from '#features/customization/trip/party-limits.ts';
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
