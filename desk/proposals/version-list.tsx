import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskProposal, DeskProposalVersion } from '#contract/desk/proposals.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { compareTrips, offerParts } from '#contract/trip/trip-comparison.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import { copyText } from '#desk/platform/copy-text.ts';
import { CompareTable } from '#desk/proposals/compare/compare-table.tsx';
import { tripWords } from '#desk/proposals/compare/trip-words.ts';
import { openedInWords } from '#desk/proposals/proposal-words.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { Button } from '#ui/button.tsx';
import { TickField } from '#ui/fields/form-fields.tsx';
import { Select } from '#ui/select.tsx';

const route = getRouteApi('/_office/proposals/$id');

/** What was sent, newest first, and two of them side by side. */
export function VersionList({ proposal }: { proposal: DeskProposal }) {
  const { one, other } = route.useSearch();
  const navigate = route.useNavigate();
  const { versions, preview, isChanged } = proposal;
  if (versions.length === 0) {
    return (
      <Panel title="Versions">
        <p className="text-muted">Nothing has been sent yet.</p>
      </Panel>
    );
  }
  const sides = [
    ...(isChanged && preview !== null
      ? [{ number: draftNumber(proposal), name: 'The draft now', offer: preview }]
      : []),
    ...versions.map(({ number, offer }) => ({ number, name: `Version ${number}`, offer })),
  ];
  return (
    <div className="grid gap-5">
      <Panel title="Versions">
        <ol className="grid gap-3">
          {versions.map((version) => (
            <li key={version.number} className="border-line border-t pt-3 first:border-0 first:pt-0">
              <Version version={version} />
            </li>
          ))}
        </ol>
      </Panel>
      {sides.length > 1 && (
        <VersionCompare
          sides={sides}
          one={one ?? sides[1]?.number}
          other={other ?? sides[0]?.number}
          onChoose={(next) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true })}
        />
      )}
    </div>
  );
}

/** The draft would be the next version. */
function draftNumber({ versions }: DeskProposal): number {
  return (versions[0]?.number ?? 0) + 1;
}

function Version({ version }: { version: DeskProposalVersion }) {
  const nameOf = useStaffName();
  const { number, sentAt, sentBy, offer, link, validUntil } = version;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">
          Version {number}, <span className="figures">{formatUsd(offer.total)}</span>
        </p>
        <p className="text-label text-muted">
          Sent on {formatMoment(sentAt)} by {nameOf(sentBy)}, valid until {formatDay(validUntil)}
        </p>
        <p className="text-label text-muted">{openedInWords(version, Date.now()) ?? 'Not opened yet'}</p>
      </div>
      <Button variant="quiet" size="small" onClick={() => void copyText(link)}>
        Copy the link<span className="sr-only"> of version {number}</span>
      </Button>
    </div>
  );
}

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
function VersionCompare({ sides, onChoose, ...chosen }: VersionCompareProps) {
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
