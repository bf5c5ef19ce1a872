import type { DestinationPoint } from '#contract/records/maps.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { Animal } from '#contract/site/site.ts';
import type { MonthRating } from '#contract/values.ts';
import { listed } from '#contract/words/count.ts';
import { herds } from '#platform/words/herds-words.ts';

type Spell = (typeof herds)[number]['spells'][number];

/** @param month 1 to 12 */
export function isWithin({ from, to }: Pick<Spell, 'from' | 'to'>, month: number): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to;
}

/** What is to be seen at a destination in a month, if the map shows anything there. */
export function animalAt(slug: string, month: number): Animal | undefined {
  for (const { spells } of herds) {
    const animal = spells.find((spell) => isWithin(spell, month))?.at?.[slug];
    if (animal !== undefined) return animal;
  }
  return undefined;
}

/** @param month 1 to 12 */
export function seasonOf({ seasons }: Pick<DestinationPoint, 'seasons'>, month: number): MonthRating {
  return Number(seasons[month - 1]);
}

/** The best of the month first; equal ones keep the operator's own order. */
export function bestFirst<Point extends Pick<DestinationPoint, 'seasons'>>(
  points: readonly Point[],
  month: number,
): Point[] {
  return points.toSorted((one, other) => seasonOf(other, month) - seasonOf(one, month));
}

/** At most this many names are read out; all of them stand in the list. */
const named = 3;

/** `July: best in Maasai Mara, Amboseli, Samburu and 10 more. Wildebeest: in the far north …` @param month 1 to 12 */
export function monthInWords(points: readonly DestinationPoint[], month: number): string {
  const namesOf = (rating: number) =>
    points.filter((point) => seasonOf(point, month) === rating).map(({ name }) => name);
  const [best, worst] = [namesOf(3), namesOf(0)];
  const [herd] = herds;
  const words = herd?.spells.find((spell) => isWithin(spell, month))?.words;
  return [
    `${monthNames[month - 1]}: ${best.length > 0 ? `best in ${someOf(best)}` : 'no destination is at its best'}.`,
    worst.length > 0 && `To avoid: ${someOf(worst)}.`,
    words !== undefined && `${herd?.name}: ${words}.`,
  ]
    .filter((words) => words !== false)
    .join(' ');
}

/** `Maasai Mara, Amboseli, Samburu and 10 more`; a single one more is named. */
function someOf(names: readonly string[]): string {
  if (names.length > named + 1) return `${names.slice(0, named).join(', ')} and ${names.length - named} more`;
  return listed(names);
}
