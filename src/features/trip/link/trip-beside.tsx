import type { ComparedPart } from '#contract/trip/trip-comparison.ts';
import { tripDifferences } from '#features/trip/link/trip-differences.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { invoiceWords } from '#features/trip/state/trip-words.ts';

const notInIt = 'Not in it';

interface TripBesideProps {
  mine: CustomizationState;
  sent: CustomizationState;
  /** Of the request form, which belong to neither. */
  notes: { mine: string; sent: string };
  /** With what is paid to others; shown where both are known. */
  whole: { mine: string | undefined; sent: string | undefined };
}

/** Two trips beside each other, only where they differ; what they come to stands below in any case. */
export function TripBeside({ mine, sent, notes, whole }: TripBesideProps) {
  const rows: Pick<ComparedPart, 'label' | 'one' | 'other'>[] = tripDifferences(mine, sent);
  if (notes.sent !== '' && notes.sent !== notes.mine) {
    rows.push({ label: 'Notes', one: notes.mine === '' ? 'None' : notes.mine, other: notes.sent });
  }
  rows.push({ label: 'Our invoice', one: invoiceWords(mine), other: invoiceWords(sent) });
  if (whole.mine && whole.sent) rows.push({ label: 'All in, today', one: whole.mine, other: whole.sent });
  return (
    <table className="figures w-full border-collapse text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-line-strong border-b text-label text-muted">
          <th scope="col" className="py-1.5 font-medium">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col" className="py-1.5 pl-4 font-medium">
            Yours
          </th>
          <th scope="col" className="py-1.5 pl-4 font-medium">
            Sent to you
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ label, one, other }) => (
          <tr key={`${label} ${one} ${other}`} className="border-line border-b align-top max-sm:block max-sm:py-2.5">
            <th scope="row" className="whitespace-nowrap py-2 font-semibold max-sm:block max-sm:py-0">
              {label}
            </th>
            <Value label="Yours">{one ?? notInIt}</Value>
            <Value label="Sent to you">{other ?? notInIt}</Value>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the columns stand below each other, each with its name. */
function Value({ label, children }: { label: string; children: string }) {
  return (
    <td className="py-2 pl-4 max-sm:flex max-sm:gap-3 max-sm:py-0.5 max-sm:pl-0">
      <span aria-hidden="true" className="w-24 shrink-0 text-label text-muted sm:hidden">
        {label}
      </span>
      <span className="min-w-0 whitespace-pre-line break-words">{children}</span>
    </td>
  );
}
