import type { MonthFigures } from '#contract/desk/figure-endpoints.ts';

type Figures = Omit<MonthFigures, 'month'>;

interface Share {
  received: number;
  won: number;
}

/** What several months came to together, in the orders of one. */
export function sumFigures(months: readonly MonthFigures[]): Figures {
  const byTrip = sumBy(
    months.flatMap((month) => month.byTrip),
    ({ kind, slug }) => `${kind} ${slug}`,
  );
  const byMonth = sumBy(
    months.flatMap((month) => month.byMonthAskedFor),
    ({ month }) => month,
  );
  return {
    received: sum(months, 'received'),
    won: sum(months, 'won'),
    answeredWithinDay: sum(months, 'answeredWithinDay'),
    byTrip: byTrip.toSorted((a, b) => b.received - a.received),
    byMonthAskedFor: byMonth.toSorted((a, b) => a.month.localeCompare(b.month)),
  };
}

function sum(months: readonly MonthFigures[], name: 'received' | 'won' | 'answeredWithinDay'): number {
  return months.reduce((all, month) => all + month[name], 0);
}

function sumBy<Row extends Share>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), {
      ...row,
      received: row.received + (known?.received ?? 0),
      won: row.won + (known?.won ?? 0),
    });
  }
  return [...sums.values()];
}
