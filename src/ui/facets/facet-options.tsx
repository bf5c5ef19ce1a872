import { useState } from 'react';
import type { FacetValue } from '#contract/paging.ts';
import { toggled } from '#ui/facets/facet.ts';

interface FacetOptionsProps {
  legend: string;
  options: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

/** The values of one facet with what each would leave; one that would leave nothing cannot be added. */
export function FacetOptions({ legend, options, chosen, onChoose }: FacetOptionsProps) {
  // What is chosen stands in the address, which follows a press by some frames; until then the press itself is shown.
  const [pressed, setPressed] = useState<{ values: string[]; before: string } | undefined>(undefined);
  const before = chosen.join();
  if (pressed !== undefined && pressed.before !== before) setPressed(undefined);
  const shown = pressed?.values ?? chosen;

  function press(value: string): void {
    const values = toggled(shown, value);
    setPressed({ values, before });
    onChoose(values);
  }

  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, count }) => {
        const isChosen = shown.includes(value);
        return (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-sand has-disabled:cursor-default has-disabled:text-subtle has-disabled:hover:bg-transparent"
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              aria-label={`${label}, ${count} match`}
              onChange={() => press(value)}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
            <span className="figures ml-auto text-label text-muted">{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
