import type { Fee } from '#contract/destinations.ts';
import type { FeeRow } from '#contract/fees.ts';
import { monthNames } from '#contract/seasons.ts';
import type { FeeFile } from '#server/catalogue/content/content-schema.ts';

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
    ...rows.map((one) => row(one.who, seasonWords(one) ?? counted, one.usd)),
    ...(vehicle === undefined ? [] : [row(vehicle.what, 'All year', vehicle.usd)]),
    ...disputed.map((one) => row(one.who, one.why, one.usd, one.source)),
  ];
}

function seasonWords({ from, to }: FeeRow): string | undefined {
  return from === undefined || to === undefined ? undefined : `${dayWords(from)} to ${dayWords(to)}`;
}

/** `05-16` as "16 May". */
function dayWords(monthAndDay: string): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return `${day} ${monthNames[month - 1]}`;
}
