import { setTimeout as aMoment } from 'node:timers/promises';
import type * as playwright from '@playwright/test';
import { test } from '#tests/e2e/site-test.ts';
import { runTrials } from '#tests/faults/fault-trials.ts';
import { type Oracle, watchPage } from '#tests/faults/oracle.ts';
import { pairsOf } from '#tests/faults/sample.ts';

/** How an index can fail while it is searched; the words of a Meilisearch where it has some. */
const faults: Record<string, (route: playwright.Route) => Promise<void> | undefined> = {
  'refused connection': (route) => route.abort('connectionrefused'),
  'connection reset': (route) => route.abort('connectionreset'),
  'answer that never comes': () => undefined,
  '500': (route) => route.fulfill({ status: 500, json: { message: 'Oops', code: 'internal', type: 'internal' } }),
  '503 without a word': (route) => route.fulfill({ status: 503, body: '' }),
  '403, a key revoked': (route) => route.fulfill({ status: 403, json: { message: 'no', code: 'invalid_api_key' } }),
  '404, an index gone': (route) => route.fulfill({ status: 404, json: { message: 'no', code: 'index_not_found' } }),
  'HTML with 200': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in' }),
  'truncated JSON': (route) => route.fulfill({ contentType: 'application/json', body: '{"results":[{"hits":[{' }),
  'empty 200': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'hits that are none': (route) => route.fulfill({ json: { results: [{ indexUid: 'places', hits: 'many' }] } }),
};

const titles = {
  tours: 'Tours',
  group_tours: 'Group tours',
  destinations: 'Destinations',
  places: 'Places',
  accommodations: 'Stays',
};
type Index = keyof typeof titles;

/** One index, or all of them. */
const places: (Index | 'all five')[] = [...(Object.keys(titles) as Index[]), 'all five'];

/** Both find something in every index; a word in turn, so that no answer is one of before. */
const words = ['safari', 'kenya'];

/** A host that says nothing at all, in none of its indexes, is replaced by what the visitor has seen: here a list of destinations. */
const silences = ['refused connection', 'connection reset', 'answer that never comes'];
const wordOfDestinations = 'park';

const logged = [/^The index \w+ could not be searched\./];
const patience = 40_000;

interface Search {
  page: playwright.Page;
  oracle: Oracle;
  failing: { index: Index | 'all five'; answer: (route: playwright.Route) => Promise<void> | undefined } | undefined;
  /** Requests the fault has met. */
  hits: number;
  /** What the well indexes were asked and have not answered yet. */
  waiting: Set<playwright.Request>;
}

async function openSearch(context: playwright.BrowserContext): Promise<Search> {
  const page = await context.newPage();
  await page.clock.install();
  const search: Search = { page, oracle: await watchPage(page), failing: undefined, hits: 0, waiting: new Set() };
  page.on('requestfinished', (request) => search.waiting.delete(request));
  page.on('requestfailed', (request) => search.waiting.delete(request));
  // Without them the device cannot answer in place of a silent host, which is the easier case.
  await context.route('**/api/search-documents*', (route) => route.abort());
  await context.route('**/multi-search', (route) => {
    const { failing } = search;
    const isMeant =
      failing?.index === 'all five' || route.request().postData()?.includes(`"indexUid":"${failing?.index}"`);
    if (failing !== undefined && isMeant) {
      search.hits += 1;
      return failing.answer(route)?.catch(() => {});
    }
    search.waiting.add(route.request());
    return route.continue().catch(() => {});
  });
  await page.goto('/search');
  return search;
}

/** Searches while an index fails, and once more with its Retry. Gives what went wrong. */
async function searchWhileFailing(
  search: Search,
  index: Index | 'all five',
  fault: string,
  word: string,
): Promise<string[]> {
  const { page, oracle } = search;
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox');
  // Answers are kept for five minutes.
  await page.clock.fastForward(6 * 60_000);
  oracle.begin();
  search.failing = { index, answer: faults[fault] as (typeof faults)[string] };
  search.hits = 0;
  const isReplaced = index === 'all five' && silences.includes(fault);
  const asked = isReplaced ? wordOfDestinations : word;
  await box.fill(asked);
  await box.press('Enter');

  const told = isReplaced
    ? main.getByText('Saved on this device')
    : index === 'all five'
      ? main.getByText('Failed to perform search. Please try again.')
      : main.getByText(`${titles[index]} could not be searched.`).first();
  const end = Date.now() + patience;
  while (!(await told.isVisible())) {
    if (Date.now() > end) throw new Error(`${told} has not come.`);
    // More than the longest time an index is given; the well ones, which a busy machine keeps waiting, have answered by then.
    const isWaitedFor = fault === 'answer that never comes' && search.hits > 0 && search.waiting.size === 0;
    if (isWaitedFor) await page.clock.fastForward(9000);
    await aMoment(50);
  }
  if (index !== 'all five' || isReplaced) await main.getByRole('article').first().waitFor({ timeout: patience });
  const typed = isReplaced ? [] : [{ field: box, text: asked }];
  const during = await oracle.verdict({ typed, logs: logged });

  search.failing = undefined;
  oracle.begin();
  if (isReplaced) {
    // A failure stands for fifteen seconds; the next search asks the host again.
    await page.clock.fastForward(16_000);
    await box.fill('mara');
    await box.press('Enter');
  } else {
    const retry = index === 'all five' ? /^Try again$/ : new RegExp(`^Retry ?: ${titles[index]} could not`);
    await main.getByRole('button', { name: retry }).click({ timeout: patience });
  }
  await told.waitFor({ state: 'hidden', timeout: patience });
  await main.getByRole('article').first().waitFor({ timeout: patience });
  const after = await oracle.verdict({ typed });
  return [...during, ...after.map((problem) => `after it: ${problem}`)];
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { place: index, faults: names } of pairsOf(places, Object.keys(faults))) {
  test(`a search in which ${index} fails shows what the others found, and recovers by Retry (B-76)`, async ({
    context,
  }) => {
    test.setTimeout(60_000 + names.length * 40_000);
    let search = await openSearch(context);
    await runTrials(
      names.map((name, turn) => ({
        kind: `search: ${name}`,
        name: `${index}, ${name}`,
        run: async (isAfterFailure) => {
          if (isAfterFailure) search = await openSearch(context);
          return searchWhileFailing(search, index, name, words[turn % words.length] ?? '');
        },
      })),
    );
  });
}
