import { Link } from '@tanstack/react-router';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { Facts } from '#desk/shell/facts.tsx';
import { Panel } from '#desk/shell/panel.tsx';

/** What the traveller agreed to, and the seats that are kept for it. */
export function HeldPanel({ proposal: { held, versions } }: { proposal: DeskProposal }) {
  if (held === null) return null;
  const departure = versions.find(({ number }) => number === held.number)?.offer.departure;
  return (
    <Panel title="Held">
      <Facts
        facts={[
          { label: 'By', value: held.name },
          { label: 'When', value: formatMoment(held.at) },
          { label: 'Agreed to', value: `Version ${held.number}, ${formatUsd(held.total)}` },
          held.seatsUntil !== null && { label: 'Seats until', value: formatMoment(held.seatsUntil) },
          departure !== undefined &&
            departure !== null && {
              label: 'Departure',
              value: (
                <Link
                  to="/departures/$departureId"
                  params={{ departureId: departure.id }}
                  className="underline underline-offset-4"
                >
                  Its seats and holds
                </Link>
              ),
            },
        ]}
      />
    </Panel>
  );
}
