// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import { formatWeekday } from '#platform/format/calendar-day.ts';
import { contentVersionOf } from '#server/catalogue/content-version.ts';
import { createLivePages, type LivePages, type RenderedFile } from '#server/pages/live-pages.ts';
import { fileOfPage, fingerprintOf, type MadeOf } from '#server/pages/site-pages.ts';
import { renderDocuments, renderPage } from '#src/entry-server.tsx';
import { createTestApp, demonstrationCatalogue, type TestApp, testNow } from '#tests/support/test-app.ts';

/** A built site as a server serves it: its pages by file, and what has been rendered since. */
let backEnd: TestApp;
let now = testNow;
let pages: LivePages;
const files = new Map<string, string>();
let rendered: string[] = [];
const host = 'http://live.test';

beforeAll(async () => {
  backEnd = await createTestApp({ clock: () => now, catalogue: demonstrationCatalogue(() => testNow) });
  const content = contentVersionOf(backEnd.catalogue);
  const { addresses, madeOf } = await documents();
  const built: Record<string, MadeOf> = {};
  for (const address of addresses) {
    const page = await render(address, content);
    for (const { address: file, body } of page.files) files.set(file, new TextDecoder().decode(body));
    built[address] = page.madeOf;
  }
  pages = createLivePages({
    built: { content, pages: built, documents: madeOf },
    contentVersion: () => contentVersionOf(backEnd.catalogue),
    ask: async (address) => (await backEnd.request(address)).text(),
    render: (address, how) => render(address, how.content),
    renderDocuments: documents,
    put: ({ address, body }) => files.set(address, new TextDecoder().decode(body)),
    take: (address) => files.delete(address),
    onDone: (done) => rendered.push(...done),
    onFailure: (what, reason) => expect.fail(`${what}: ${reason}`),
  });
}, 120_000);
afterAll(() => backEnd.close());

test('nothing is rendered again while the API answers as it did', async () => {
  rendered = [];
  await pages.follow();
  expect(rendered).toEqual([]);
});

test('seats that are sold are on every page that tells of them, and no other page is touched', async () => {
  rendered = [];
  const [departure] = await departures();
  await backEnd.store.db
    .updateTable('departure_seats')
    .set({ state: 'cancelled', version: 2 })
    .where('departure_id', '=', departure?.id ?? '')
    .execute();
  await pages.follow();
  expect(rendered).toContain(`/group-tour/${departure?.tour}`);
  expect(rendered.length).toBeLessThan(40);
  expect(textOf(`/group-tour/${departure?.tour}`)).not.toContain(departure?.id);
  expect(pages.versionOf('/about')).toBe(contentVersionOf(backEnd.catalogue));
});

test('45 days later no page and no structured data offers a departure that has left', async () => {
  const left = (await departures()).filter(({ startDate }) => startDate <= addDays('2026-11-20', 45));
  expect(left.length).toBeGreaterThan(5);
  const naming = () =>
    [...files].filter(([, text]) =>
      left.some(
        ({ id, startDate, tour }) =>
          text.includes(id) || (text.includes(`/group-tour/${tour}`) && text.includes(`"${startDate}"`)),
      ),
    );
  expect(naming().length).toBeGreaterThan(0);
  now = new Date(testNow.getTime() + 45 * 86_400_000);
  await pages.follow({ everyPage: true });
  expect(naming().map(([file]) => file)).toEqual([]);
  const offered = [...files].filter(
    ([file, text]) =>
      file.startsWith('/group-tour/') &&
      left.some(({ tour, startDate }) => file.includes(tour) && text.includes(formatWeekday(startDate))),
  );
  expect(offered.map(([file]) => file)).toEqual([]);
}, 120_000);

const textOf = (address: string) => files.get(fileOfPage(address)) ?? '';

async function departures(): Promise<{ id: string; tour: string; startDate: string }[]> {
  const found = [];
  for (const tour of backEnd.catalogue.groupTours.keys()) {
    const answer = await (await backEnd.request(`/api/group-tour/${tour}`)).json();
    for (const { id, startDate } of answer.departures) found.push({ id, tour, startDate });
  }
  return found.sort((one, other) => one.startDate.localeCompare(other.startDate));
}

function asking() {
  const made: Record<string, string> = {};
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await backEnd.app.fetch(request);
    const text = await answer.text();
    made[request.url.slice(host.length).replace(/[?&]_t=\d+/, '')] = fingerprintOf(text);
    return new Response(text, answer);
  };
  return { access: { host, fetch: ask }, made };
}

async function render(address: string, content: string) {
  const { access, made } = asking();
  const { head, body } = await renderPage(address, { ...access, content, now });
  return { files: [fileFor(fileOfPage(address), head + body)], madeOf: made };
}

async function documents() {
  const { access, made } = asking();
  const { texts, addresses } = await renderDocuments(access);
  return { files: [...texts].map(([address, text]) => fileFor(address, text)), addresses, madeOf: made };
}

function fileFor(address: string, text: string): RenderedFile {
  return { address, body: new TextEncoder().encode(text), copies: undefined };
}
