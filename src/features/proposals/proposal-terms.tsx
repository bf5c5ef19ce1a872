import type { ProposalOffer } from '#contract/proposals.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { chargeWords } from '#features/proposals/proposal-words.ts';
import { operator } from '#platform/operator.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TableHead } from '#ui/table-head.tsx';

interface ProposalTermsProps {
  offer: ProposalOffer;
  today: string;
}

/** What cancelling costs from which day on, and the terms that were sent. */
export function ProposalTerms({ offer, today }: ProposalTermsProps) {
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2 print:block print:*:mb-6">
      <PageSection title="If you have to cancel">
        <Cancellation offer={offer} today={today} />
      </PageSection>
      <PageSection id="terms" title="Terms" className="scroll-mt-24">
        <p className="max-w-[46rem] whitespace-pre-line text-muted print:break-inside-auto">
          <LinkedText text={offer.terms} />
        </p>
      </PageSection>
      <p className="figures hidden print:block">
        {`${operator.name}, ${operator.location}. ${operator.phone}, ${operator.email}`}
      </p>
    </div>
  );
}

function Cancellation({ offer: { cancellation, total }, today }: ProposalTermsProps) {
  const steps = cancellation.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <table className="figures w-full border-collapse">
      <TableHead columns={{ 'If you cancel': 'pr-4', 'We keep': 'text-right' }} />
      <tbody>
        {steps.map(({ from, daysBefore, chargePercent }, index) => {
          const next = steps[index + 1];
          return (
            <tr key={daysBefore} className="break-inside-avoid border-line border-b align-baseline max-[20rem]:block">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal max-[20rem]:block">
                {index === 0 && next
                  ? `before ${formatFullDay(next.from, today)}`
                  : `from ${formatFullDay(from, today)}`}
              </th>
              <td className="py-2.5 text-right font-semibold max-[20rem]:block">{chargeWords(chargePercent, total)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
