import { isDeepStrictEqual } from 'node:util';

/** Dollars, least and most, where nobody knows it to the dollar. */
export type Range = readonly [least: number, most: number];

/** What is said of a trip, in the same form wherever it is read. Days are `YYYY-MM-DD`, amounts dollars. */
export interface TripFacts {
  first: string;
  last: string;
  /** How many, the first and the last included. */
  days: number;
  nights: number;
  /** `2 adults, 1 child` */
  party: string;
  /** Of the children, in order: `9, 12`. */
  ages: string;
  /** For the tour itself, a person. */
  price: number;
  /** Of our invoice, each by its name. */
  lines: Readonly<Record<string, number>>;
  invoice: number;
  /** What is paid to others, each by its name. */
  toOthers: Readonly<Record<string, Range>>;
  /** Both together, for all of them. */
  whole: Range;
  /** What each who pays pays for the whole trip at most, in whole dollars. */
  each: number;
  /** What is due to us, and by when. */
  payments: Readonly<Record<string, readonly [amount: number, dueOn: string]>>;
  /** What share cancelling costs from which day on, in percent. */
  cancelling: Readonly<Record<string, number>>;
  /** What the trip has added and is called not included all the same. */
  notIncluded: readonly string[];
}

/** What a surface says: a fact is undefined where it ought to stand and does not. */
export type ReadFacts<Facts = TripFacts> = { [Fact in keyof Facts]?: Facts[Fact] | undefined };

/** Every fact in which a surface says something else than the trip is: `alone · receipt · invoice: is 3, says 4`. */
export function disagreements<Facts extends object>(
  where: { trip: string; surface: string },
  facts: Facts,
  told: ReadFacts<Facts>,
): string[] {
  const inWords = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return (Object.keys(told) as (keyof Facts & string)[])
    .filter((fact) => !isDeepStrictEqual(told[fact], facts[fact]))
    .map(
      (fact) => `${where.trip} · ${where.surface} · ${fact}: is ${inWords(facts[fact])}, says ${inWords(told[fact])}`,
    );
}
