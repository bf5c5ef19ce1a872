import { expect, test } from 'vitest';
import { basePriceOn, priceRange } from '#contract/base-price.ts';
import { place, withTexts } from '#contract/filled-in.ts';
import { monthNames } from '#contract/seasons.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { withAmounts } from '#server/catalogue/content/amounts/filled-amounts.ts';
import type { GroupTourFile, TourFile } from '#server/catalogue/content/content-schema.ts';
import { type Content, readContent } from '#server/catalogue/content/read-content.ts';

/* The demonstration's own sentences: they follow its data. */

test('what names no amount stays the very same, and what was read stays as it was', () => {
  const known = new Map();
  const named = readContent(testedContent, { known });
  const before = JSON.stringify([...known]);
  const { content, problems } = withAmounts(named);
  expect(problems).toEqual([]);
  expect(JSON.stringify(content)).not.toContain('{{');
  expect(content.people).toBe(named.people);
  expect(JSON.stringify([...known])).toBe(before);
});

/** Every text of every record, in one order. */
function textsOf(content: Content): string[] {
  const texts: string[] = [];
  withTexts(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(place)].map(([, written = '']) => written);
}

function isNamed(slug: string, names: readonly string[]): boolean {
  return names.some((written) => written.split(/[ ,]+/).includes(slug));
}

const months: readonly string[] = monthNames;

/** What a plain name of a price is worth, by the contract's own rule; undefined for other names. */
function priceByRule({ slug, prices }: TourFile | GroupTourFile, written: string): number | undefined {
  const [, of, party = '2', month] =
    /^price of (\S+?)(?: for (\d+))?(?: in (\w+))?(?:, number only)?$/.exec(written) ?? [];
  if (of !== slug) return undefined;
  if (month === undefined) return priceRange(prices, Number(party)).least.usd;
  const day = `${String(months.indexOf(month) + 1).padStart(2, '0')}-15`;
  return basePriceOn(prices, day, Number(party))?.usd;
}

test('one changed price of one season is said by every sentence that names it, and by no other (B-631)', () => {
  const named = readContent(testedContent);
  const places = textsOf(named).map(namesIn);
  const before = textsOf(withAmounts(named).content);
  const seasons = (['tours', 'groupTours'] as const).flatMap((kind) =>
    named[kind].flatMap(({ slug, prices }) => [...prices.seasons.keys()].map((season) => ({ kind, slug, season }))),
  );
  for (const { kind, slug, season } of seasons) {
    const copy = { ...named, [kind]: structuredClone(named[kind]) };
    const tour = copy[kind].find((known) => known.slug === slug);
    const price = tour?.prices.seasons[season]?.prices[0];
    if (tour === undefined || price === undefined) throw new Error('no price');
    price.usd += 7;
    const { content, problems } = withAmounts(copy);
    expect(problems).toEqual([]);
    for (const [index, said] of textsOf(content).entries()) {
      const names = places[index] ?? [];
      if (said !== before[index]) expect(isNamed(slug, names), said).toBe(true);
      for (const usd of names.flatMap((written) => priceByRule(tour, written) ?? [])) {
        expect(said).toContain(usd.toLocaleString('en-US'));
      }
    }
  }
});

test('a tour that goes and a rate that is settled are told in every sentence that names them (B-632)', () => {
  const named = readContent(testedContent);
  const told = (changed: Content) => withAmounts(changed).problems.map(({ file, reason }) => `${file} ${reason}`);
  const names = textsOf(named).flatMap(namesIn);
  for (const { slug } of named.tours) {
    const lines = told({ ...named, tours: named.tours.filter((tour) => tour.slug !== slug) });
    const tells = lines.some((line) => line.includes(`there is no tour ${slug};`));
    expect(tells, slug).toBe(isNamed(slug, names));
  }
  const fees = named.fees.map((fee) => (fee.slug === 'amboseli' ? { ...fee, disputed: [] } : fee));
  expect(told({ ...named, fees })).toContainEqual(
    'tours/amboseli-tour.json says {{disputed fee of amboseli}}, but the fee amboseli has no rate in doubt now; write the sentence anew',
  );
});
