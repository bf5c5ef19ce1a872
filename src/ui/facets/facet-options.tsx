import { useRef, useState } from 'react';
import type { FacetValue } from '#contract/api/paging.ts';
import { toggled } from '#ui/facets/facet.ts';
import { focusAfter } from '#ui/take-focus.ts';

interface FacetOptionsProps {
  legend: string;
  options: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
}

/** More are a list to search in, and make the page longer with every record of the catalogue. */
const mostAtOnce = 24;

/** The values of one facet with what each would leave; one that would leave nothing cannot be added. */
export function FacetOptions({ legend, options, chosen, onChoose }: FacetOptionsProps) {
  // What is chosen stands in the address, which follows a press by some frames; until then the press itself is shown.
  const [pressed, setPressed] = useState<{ values: string[]; before: string } | undefined>(undefined);
  const before = chosen.join();
  if (pressed !== undefined && pressed.before !== before) setPressed(undefined);
  const shown = pressed?.values ?? chosen;
  const [showsAll, setShowsAll] = useState(options.length <= mostAtOnce + 1);
  // Counts change with every choice; what stands here does not.
  const [usual] = useState(() => mostCounted(options));
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isUsual = (value: string) => usual.has(value) || shown.includes(value);
  const offered = showsAll ? options : options.filter(({ value }) => isUsual(value));

  function press(value: string): void {
    const values = toggled(shown, value);
    setPressed({ values, before });
    onChoose(values);
  }

  return (
    <fieldset ref={fieldset}>
      <legend className="sr-only">{legend}</legend>
      {offered.map(({ value, label, count }) => {
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
      {!showsAll && (
        <button
          type="button"
          onClick={() => {
            // One that would leave nothing takes no focus.
            const place = options.findIndex(({ value, count }) => !isUsual(value) && count > 0);
            focusAfter(
              () => setShowsAll(true),
              () => fieldset.current?.querySelectorAll('input')[Math.max(0, place)],
            );
          }}
          className="min-h-11 px-2 font-semibold text-accent text-label underline underline-offset-4"
        >
          {`Show all ${options.length}`}
          <span className="sr-only">{` of ${legend}`}</span>
        </button>
      )}
    </fieldset>
  );
}

/** The values with most records, where there are more than are shown at once. */
function mostCounted(options: readonly FacetValue[]): ReadonlySet<string> {
  const byCount = [...options].sort((a, b) => b.count - a.count);
  return new Set(byCount.slice(0, mostAtOnce).map(({ value }) => value));
}
