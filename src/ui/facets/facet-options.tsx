import type { FacetValue } from '#contract/paging.ts';

interface FacetOptionsProps {
  legend: string;
  options: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The values of one facet with what each would leave; one that would leave nothing cannot be added. */
export function FacetOptions({ legend, options, chosen, onToggle }: FacetOptionsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <ul>
        {options.map(({ value, label, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-sand has-disabled:cursor-default has-disabled:text-subtle has-disabled:hover:bg-transparent">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={count === 0 && !isChosen}
                  onChange={() => onToggle(value)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="flex-1">{label}</span>
                <span className="figures text-label text-muted">
                  {count}
                  <span className="sr-only"> match</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
