import type { Animal } from '#contract/site.ts';
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
