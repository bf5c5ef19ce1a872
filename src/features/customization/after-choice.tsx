import { doubtWords } from '#contract/doubt-words.ts';
import { ChildAges } from '#features/customization/choices/child-ages.tsx';
import { DoubtNotes } from '#features/customization/choices/doubt-notes.tsx';
import { PrintedChoices } from '#features/customization/price/printed-choices.tsx';
import { WholeTripLines } from '#features/customization/price/whole-trip-lines.tsx';
import { YearOfPrices } from '#features/customization/price/year-of-prices.tsx';
import { tripCostsOf } from '#features/customization/trip/trip-costs.ts';

/** What a trip needs from the first choice on: one file, fetched then or when the visitor comes near the choices, so that nobody who only reads a tour loads it. */
export const afterChoice = {
  tripCostsOf,
  doubtWords,
  ChildAges,
  DoubtNotes,
  WholeTripLines,
  YearOfPrices,
  PrintedChoices,
};
export type AfterChoice = typeof afterChoice;
