import type { OtherCost, TourFee } from '#contract/money/fees.ts';
import { office } from '#contract/site/office.ts';
import type {
  FeeFile,
  GroupTourFile,
  OtherCostFile,
  TourFile,
} from '#server/content/catalogue/records/content-schema.ts';
import { oncePer } from '#server/once-per.ts';

/** What a tour's travellers pay to others: its tickets, each with its rates, and what trips through its countries cost besides. */
export interface TourCosts {
  fees: TourFee[];
  otherCosts: OtherCost[];
}

export function tourCostsOf(
  content: { fees: readonly FeeFile[]; otherCosts: readonly OtherCostFile[] },
  tour: TourFile | GroupTourFile,
): TourCosts {
  const fees = feesBySlug(content.fees);
  return costsOf(tour, content.otherCosts.length, ...content.otherCosts, ...tour.fees.map(({ fee }) => fees.get(fee)));
}

const feesBySlug = oncePer((fees: readonly FeeFile[]) => new Map(fees.map((fee) => [fee.slug, fee])));

/** The very same while neither the tour nor what it costs besides has changed. */
const costsOf = oncePer((tour: TourFile | GroupTourFile, others: number, ...costs: unknown[]): TourCosts => {
  const { country: home } = office();
  const fees = costs.slice(others) as (FeeFile | undefined)[];
  return {
    fees: tour.fees.flatMap(({ days, included }, index) => {
      const known = fees[index];
      return known === undefined ? [] : [{ ...known, days, included }];
    }),
    otherCosts: (costs.slice(0, others) as OtherCostFile[])
      // Every trip begins where the office is.
      .filter(({ countries = [home] }) =>
        countries.some((country) => country === home || tour.countries.includes(country)),
      )
      .map(({ countries: _countries, ...cost }) => cost),
  };
});
