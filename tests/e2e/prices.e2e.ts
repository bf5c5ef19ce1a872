import type * as playwright from '@playwright/test';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { GroupTour } from '#contract/records/details.ts';
import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { sitemapPaths } from '#tests/e2e/sitemap-paths.ts';

/*
 * Reads every amount of every finished page (B-231): what it is called, whether the one rule says the same of the record it stands
 * with, and whether a page tells two amounts under one name.
 */

interface Printed {
  /** The page. */
  path: string;
  /** What stands with the amounts, as it is read: the sentence, the row with the head of its column, the term and what it is. */
  words: string;
  /** The record it is told of: the one that is linked to beside it, or the page's own. */
  record: string;
}

/** What an amount of a page may be, by the words beside it. */
const nouns = [
  /all in/,
  /the tour itself/i,
  /our invoice/i,
  /whole trip/i,
  /a night/,
  /a person/i,
  /\/person/,
  /single supplement/i,
  /fees?\b/i,
  /visa|authorisation/i,
  /tips/i,
  /tax/i,
  /deposit/i,
  /travellers?/i,
  /residents?\b/i,
  /visitor/i,
  /adult|child/i,
  /vehicle/i,
  /nights? of this tour/,
  /tour(, | in )/i,
  /^from/i,
  /to \$[\d,]+ in/,
];

/** A sum and its month, if it tells one; in a head the two stand one below the other. "From" is of several tours, and no sum of one. */
const eachAllIn = new RegExp(`(?<!From )\\$([\\d,]+) ?each, all in(?:\\s· (${monthNames.join('|')}))?`, 'g');

const numberOf = (words = '') => Number(words.replaceAll(',', ''));

interface Sums {
  usd: number;
  local?: number | undefined;
}

/** Everything a record may be said to cost, by its address. */
interface Rule {
  name: string;
  /** What each of two pays for the whole trip, by month; for a date without one. Of a tour it is one sum. */
  each: Map<string, Set<number>>;
  /** The tour itself. */
  itself: Sums[];
}

/** The rule of every tour, as the server tells it. */
async function ruleOfTours(request: playwright.APIRequestContext): Promise<Map<string, Rule>> {
  const rules = new Map<string, Rule>();
  const answer = async (path: string) => (await request.get(`/api/${path}`)).json();
  for (const { slug, name, cheapest } of (await answer('tours?limit=48')).tours as TourSummary[]) {
    if (cheapest === undefined) throw new Error(`${slug} has no price.`);
    const each = new Set([eachOf(cheapest)]);
    const months = ['', monthNames[cheapest.month] ?? ''];
    rules.set(`/tour/${slug}`, { name, each: new Map(months.map((month) => [month, each])), itself: [cheapest] });
  }
  for (const { slug, name } of (await answer('group-tours?limit=48')).groupTours as GroupTourSummary[]) {
    const { departures } = (await answer(`group-tour/${slug}`)) as GroupTour;
    rules.set(`/group-tour/${slug}`, {
      name,
      each: new Map([['', new Set(departures.map(({ wholeTrip = Number.NaN }) => Math.round(wholeTrip)))]]),
      itself: departures.map(({ price, kenyaPrice }) => ({ usd: price, local: kenyaPrice })),
    });
  }
  return rules;
}

// Finished pages are parsed here, which the site's own policy allows to nobody.
test.use({ bypassCSP: true });

/** Every text with an amount on these pages; what an article or a legal text tells in its own words is the content check's. */
function printedOn(page: playwright.Page, paths: readonly string[]): Promise<Printed[]> {
  return page.evaluate(async (addresses) => {
    const plain = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const inline = 'span, b, strong, em, a, small, time, tspan, mark';
    const contextOf = (element: Element): string => {
      const block = element.closest(':not(span, b, strong, em, a, small, time, tspan, mark)') ?? element;
      const cell = block.closest('td');
      if (cell !== null) {
        const head = cell.closest('table')?.querySelectorAll('thead th')[cell.cellIndex];
        const title = cell.closest('section')?.querySelector('h2, h3');
        return `${plain(title)}: ${plain(head)} ${plain(cell.closest('tr'))} ${plain(cell.closest('table')?.caption)}`;
      }
      const pair = block.closest('dl > div');
      if (pair !== null) return plain(pair);
      if (block.matches('dd')) return `${plain(block.previousElementSibling)} ${plain(block)}`;
      const [label] = block.closest('select')?.labels ?? [];
      if (label !== undefined) return `${plain(label)} ${plain(block)}`;
      // An amount alone is called what stands around it.
      let around = block;
      while (/^\W*\$[\d,.]+\W*$/.test(plain(around)) && around.parentElement !== null) around = around.parentElement;
      return plain(around);
    };
    const kinds = 'a[href^="/tour/"], a[href^="/group-tour/"]';
    const recordOf = (element: Element, path: string): string => {
      for (
        let around: Element | null = element;
        around !== null && !around.matches('main');
        around = around.parentElement
      ) {
        const linked = [...around.querySelectorAll(kinds)].map((link) =>
          link.getAttribute('href')?.replace(/[?#].*/, ''),
        );
        if (linked.length > 0) return new Set(linked).size === 1 ? (linked[0] ?? path) : path;
      }
      return path;
    };
    const found: Printed[] = [];
    for (const path of addresses) {
      const html = await (await fetch(path)).text();
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      for (const element of body.querySelectorAll('script, style, noscript, template, .prose')) element.remove();
      const seen = new Set<string>();
      for (const element of body.querySelectorAll('*')) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && /\$\d/.test(node.nodeValue ?? ''));
        if (!own) continue;
        const sentence = element.matches(inline) ? plain(element.parentElement) : plain(element);
        const words = `${sentence} | ${contextOf(element)}`;
        const record = recordOf(element, path);
        if (seen.has(words + record)) continue;
        seen.add(words + record);
        found.push({ path, words, record });
      }
    }
    return found;
  }, paths);
}

test('every price of every page has a noun, its number is the rule’s, and no two stand under one name (B-231)', async ({
  page,
  request,
}) => {
  const paths = await sitemapPaths(request);
  const rules = await ruleOfTours(request);
  await page.goto('/');
  const printed = await printedOn(page, paths);

  const nameless = printed.filter(({ words }) => !nouns.some((noun) => noun.test(words)));
  expect([...new Set(nameless.map(({ path, words }) => `${path}: ${words}`))]).toEqual([]);

  const wrong: string[] = [];
  let proved = 0;
  for (const { path, words, record } of printed) {
    // A story names the trip beside its price.
    const rule = rules.get(record) ?? [...rules.values()].find(({ name }) => words.includes(name));
    for (const [, sum, month = ''] of words.matchAll(eachAllIn)) {
      const usd = numberOf(sum);
      const expected = rule?.each.get(month);
      proved += 1;
      if (expected?.has(usd) !== true) wrong.push(`${path}, ${record}: ${words}`);
    }
    for (const [, usd, local] of words.matchAll(/the tour itself \$([\d,]+)\s· KES ([\d,]+)/gi)) {
      proved += 1;
      const isRight = rule?.itself.some((sums) => sums.usd === numberOf(usd) && sums.local === numberOf(local));
      if (isRight !== true) wrong.push(`${path}, ${record}: ${words}`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(proved).toBeGreaterThan(0);
});
