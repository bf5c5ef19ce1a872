import type { Tour } from '#contract/details.ts';
import { TableHead } from '#ui/table-head.tsx';

/** What cancelling costs, the earliest first. */
export function CancellationTable({ steps }: { steps: Tour['cancellation'] }) {
  const ordered = [...steps].sort((one, other) => other.daysBefore - one.daysBefore);
  return (
    <table className="w-full max-w-xl border-collapse">
      <TableHead columns={{ 'If you cancel': 'pr-4', 'We keep': 'text-right' }} />
      <tbody className="figures">
        {ordered.map(({ daysBefore, chargePercent }, index) => (
          <tr key={daysBefore} className="border-line border-b">
            <td className="py-2.5 pr-4">{whenWords(daysBefore, ordered[index - 1]?.daysBefore)}</td>
            <td className="py-2.5 text-right font-semibold">
              {chargePercent === 0 ? 'Nothing' : `${chargePercent} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `60 days or more before`, `30 to 59 days before`, `less than 14 days before`. */
function whenWords(daysBefore: number, earlier: number | undefined): string {
  if (earlier === undefined) return `${daysBefore} days or more before`;
  if (daysBefore === 0) return `Less than ${earlier} days before`;
  return daysBefore === earlier - 1 ? `${daysBefore} days before` : `${daysBefore} to ${earlier - 1} days before`;
}
