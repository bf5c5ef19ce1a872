import type { Disagreement } from '#tests/support/trips/trip-facts.ts';

/** Facts that surfaces still say otherwise than the trips are: what mends one takes it out here. */
interface Pending {
  because: string;
  trips: readonly string[];
  surfaces: readonly string[];
  facts: readonly string[];
}

const pendingFacts: readonly Pending[] = [];

const keyOf = ({ trip, surface, fact }: Omit<Disagreement, 'words'>) => `${trip} · ${surface} · ${fact}`;

const pendingOnes = pendingFacts.flatMap(({ trips, surfaces, facts }) =>
  trips.flatMap((trip) => surfaces.flatMap((surface) => facts.map((fact) => ({ trip, surface, fact })))),
);

/** What surfaces say wrong of a trip and is not pending, and what is pending and not wrong any more. */
export function surprises(trip: string, surfaces: ReadonlySet<string>, found: readonly Disagreement[]): string[] {
  const pending = new Set(pendingOnes.filter((one) => one.trip === trip && surfaces.has(one.surface)).map(keyOf));
  const wrong = new Map(found.map((one) => [keyOf(one), one.words]));
  return [
    ...[...wrong].flatMap(([key, words]) => (pending.has(key) ? [] : [`${key}: ${words}`])),
    ...[...pending].flatMap((key) => (wrong.has(key) ? [] : [`${key}: is right by now, and still among the pending`])),
  ];
}

/** Every pending fact in words, for whoever runs the tests. */
export function pendingWords(): string {
  const reasons = pendingFacts.map(
    ({ because, trips, surfaces, facts }) =>
      `  ${because}: ${facts.join(', ')}\n    on ${surfaces.join(', ')}\n    of ${trips.join(', ')}`,
  );
  return [`${pendingOnes.length} facts of the sample of trips are pending:`, ...reasons].join('\n');
}
