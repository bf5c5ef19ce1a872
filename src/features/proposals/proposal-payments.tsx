import { CalendarPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import type { ProposalOffer } from '#contract/proposals.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';

interface ProposalPaymentsProps {
  offer: ProposalOffer;
  today: string;
}

/** What is due, and when. Nothing is paid here. */
export function ProposalPayments({ offer, today }: ProposalPaymentsProps) {
  return (
    <PageSection title="When it is paid" lead="Nothing is paid on this page: we send you an invoice for each.">
      <ol className="grid gap-px overflow-hidden rounded-panel bg-line sm:grid-cols-2 print:rounded-none print:bg-transparent">
        {offer.payments.map(({ what, amount, dueOn }) => (
          <li key={what} className="figures bg-surface px-5 py-5 sm:px-8 print:px-0 print:py-1">
            <p className="text-muted">{paymentNames[what]}</p>
            <p className="whitespace-nowrap font-display font-semibold text-title-2 leading-tight max-[20rem]:text-xl">
              {formatUsd(amount)}
            </p>
            <p className="mt-1">{`by ${formatFullDay(dueOn, today)}`}</p>
          </li>
        ))}
      </ol>
      <Keep offer={offer} today={today} />
    </PageSection>
  );
}

/** Ways to take the trip and its dates along. */
function Keep({ offer, today }: ProposalPaymentsProps) {
  const [hasFailed, setFailed] = useState(false);
  async function save() {
    setFailed(false);
    try {
      const { saveProposalCalendar } = await import('#features/proposals/proposal-calendar.ts');
      await saveProposalCalendar(offer, today);
    } catch {
      setFailed(true);
    }
  }
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="quiet" size="small" onClick={() => void save()}>
        <CalendarPlus aria-hidden="true" size={18} />
        Put the dates into a calendar
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        Print it, or save it as a PDF
      </Button>
      {hasFailed && <p role="alert">The calendar file could not be made. Please press again once you are online.</p>}
    </div>
  );
}
