import { useState } from 'react';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { compareTrips, offerParts } from '#contract/trip/trip-comparison.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import { CompareTable } from '#desk/proposals/compare/compare-table.tsx';
import { tripWords } from '#desk/proposals/compare/trip-words.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { TickField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';

interface Side {
  number: number;
  name: string;
  offer: ProposalOffer;
}

interface VersionCompareProps {
  sides: readonly Side[];
  one: number | undefined;
  other: number | undefined;
  onChoose: (next: { one?: number; other?: number }) => void;
}

/** Two versions side by side, and what differs. */
export function VersionCompare({ sides, onChoose, ...chosen }: VersionCompareProps) {
  const [isWhole, setWhole] = useState(false);
  const one = sides.find(({ number }) => number === chosen.one) ?? sides.at(-1);
  const other = sides.find(({ number }) => number === chosen.other) ?? sides[0];
  if (one === undefined || other === undefined) return null;
  const rows = compareTrips<Typed>(offerParts(one.offer), offerParts(other.offer), tripWords);
  const differing = rows.filter(({ isDifferent }) => isDifferent);
  const options = sides.map(({ number, name }) => ({ value: String(number), label: name }));
  return (
    <Panel title="Side by side">
      <div className="mb-3 grid gap-3 sm:grid-cols-2">
        <Select
          label="This"
          value={String(one.number)}
          options={options}
          onChange={(value) => onChoose({ one: Number(value) })}
        />
        <Select
          label="Beside"
          value={String(other.number)}
          options={options}
          onChange={(value) => onChoose({ other: Number(value) })}
        />
      </div>
      <TickField
        id="compare-whole"
        label="Show what is the same, too"
        required={false}
        checked={isWhole}
        onChange={({ target }) => setWhole(target.checked)}
      />
      {differing.length === 0 && <p className="my-2">They say the same.</p>}
      {(isWhole || differing.length > 0) && (
        <CompareTable
          caption={`${one.name} and ${other.name}`}
          one={one.name}
          other={other.name}
          rows={isWhole ? rows : differing}
        />
      )}
    </Panel>
  );
}
