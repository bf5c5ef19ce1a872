import type { Fee } from '#contract/records/destinations.ts';
import { formatYearlyDates } from '#contract/words/days.ts';
import type { FeeFile } from '#server/content/catalogue/records/content-schema.ts';

/** The fees of a destination as its page lists them: what is counted first, then what is disputed. */
export function feeRows(fees: readonly FeeFile[], destinationId: string): Fee[] {
  return fees.filter((fee) => fee.destinationId === destinationId).flatMap(rowsOf);
}

function rowsOf({ name, per, rows, vehicle, disputed = [], checkedOn, source }: FeeFile): Fee[] {
  const row = (category: string, season: string, amount: number, from = source): Fee => ({
    category: `${name}: ${category}`,
    season,
    amount,
    currency: 'USD',
    per,
    checkedOn,
    source: from,
  });
  const counted = disputed.length === 0 ? 'All year' : 'Rate we count';
  return [
    ...rows.map(({ who, from, to, usd }) =>
      row(who, from === undefined || to === undefined ? counted : formatYearlyDates({ from, to }), usd),
    ),
    ...(vehicle === undefined ? [] : [row(vehicle.what, 'All year', vehicle.usd)]),
    ...disputed.map((one) => row(one.who, one.why, one.usd, one.source)),
  ];
}
