import type { OtherCost, TourFee } from '#contract/fees.ts';
import { office } from '#contract/office.ts';
import type { FeeFile, GroupTourFile, OtherCostFile, TourFile } from '#server/catalogue/content/content-schema.ts';

/** What a tour's travellers pay to others: its tickets, each with its rates, and what trips through its countries cost besides. */
export interface TourCosts {
  fees: TourFee[];
  otherCosts: OtherCost[];
}

export function tourCostsOf(
  content: { fees: readonly FeeFile[]; otherCosts: readonly OtherCostFile[] },
  tour: TourFile | GroupTourFile,
): TourCosts {
  const { country: home } = office();
  return {
    fees: tour.fees.flatMap(({ fee: wanted, days, included }) => {
      const known = content.fees.find(({ slug }) => slug === wanted);
      if (known === undefined) return [];
      return [{ ...known, days, included }];
    }),
    otherCosts: content.otherCosts
      // Every trip begins where the office is.
      .filter(({ countries = [home] }) =>
        countries.some((country) => country === home || tour.countries.includes(country)),
      )
      .map(({ countries: _countries, ...cost }) => cost),
  };
}
