import { getRouteApi } from '@tanstack/react-router';
import type { DeskProposal, DeskProposalVersion } from '#contract/desk/proposals.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { copyText } from '#desk/platform/copy-text.ts';
import { openedInWords } from '#desk/proposals/proposal-words.ts';
import { VersionCompare } from '#desk/proposals/version-compare.tsx';
import { useStaffName } from '#desk/session/session.query.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { Button } from '#ui/button.tsx';

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
