import { monthNames } from '#contract/records/seasons.ts';
import { textOf } from '#tests/support/trips/read-part.ts';
import { dollarsIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';

/** What a list asked for a month and a party says on a card. */
export interface CardFacts {
  each: number;
  /** For how many, and in which month, `january`. */
  people: number;
  month: string;
  /** In which days of the month it comes to more, and to how much at most. */
  dearer: readonly [when: string, each: number] | undefined;
}

export function cardOf(slug: string): ReadFacts<CardFacts> {
  const card = document.querySelector(`article a[href^="/tour/${slug}?"]`)?.closest('article');
  const sum = card?.querySelector('b');
  const words = textOf(sum?.nextElementSibling);
  const [, when, more] = /((?:from|until) the \d+\w\w) up to (\$[\d,]+)/.exec(words) ?? [];
  return {
    each: dollarsIn(textOf(sum)),
    people: words.startsWith('for one') ? 1 : Number(/^each of (\d+)/.exec(words)?.[1] ?? 2),
    month: monthNames.find((name) => words.includes(name))?.toLowerCase(),
    dearer: when === undefined ? undefined : [when, dollarsIn(more)],
  };
}
