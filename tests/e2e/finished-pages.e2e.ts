import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addDays } from '#contract/calendar/calendar.ts';
import { serverFolder, siteFolder } from '#scripts/built-folders.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { contentVersionOf } from '#server/content/catalogue/content-version.ts';
import { readBuiltPages } from '#server/content/pages/built-pages.ts';
import { createLivePages } from '#server/content/pages/live-pages.ts';
import { fileOfPage, openSitePages, type PageFiles } from '#server/content/pages/site-pages.ts';
import { createTestApp, demonstrationCatalogue, testNow } from '#tests/support/test-app.ts';

/* The finished pages of the built site, rendered again as a server does it, on days of the test's own choosing. */

const host = 'http://finished.test';

async function openFinishedPages() {
  let now = testNow;
  const catalogue = demonstrationCatalogue(() => testNow);
  let shown = catalogue;
  const backEnd = await createTestApp({ clock: () => now, catalogue, shown: () => shown });
  const site = await openSitePages(siteFolder, join(serverFolder, 'renderer', 'entry-server.js'));
  const built = readBuiltPages(siteFolder);
  if (built === undefined) throw new Error('The built site does not say what its pages are made of.');
  const files = new Map<string, string>();
  const rendered: string[] = [];
  const fetchOwn: typeof fetch = async (input, init) => backEnd.app.fetch(new Request(input, init));
  const made = ({ files: made, dependencies }: PageFiles) => ({
    files: [...made].map(([address, text]) => ({ address, body: new TextEncoder().encode(text), copies: undefined })),
    dependencies,
  });
  const pages = createLivePages({
    built,
    contentVersion: () => contentVersionOf(shown),
    ask: async (address) => (await backEnd.request(address)).text(),
    render: async (address, { content }) => made(await site.render(address, { host, fetch: fetchOwn, content, now })),
    async renderDocuments() {
      const documents = await site.renderDocuments({ host, fetch: fetchOwn });
      return { ...made(documents), addresses: documents.addresses };
    },
    setFile: ({ address, body }) => files.set(address, new TextDecoder().decode(body)),
    removeFile: (address) => files.delete(address),
    onDone: (done) => rendered.push(...done),
    onFailure: (what, reason) => {
      throw new Error(`${what}: ${reason}`);
    },
  });
  await pages.revalidate({ everyPage: true });
  return {
    backEnd,
    pages,
    files,
    rendered,
    textOf: (address: string) => files.get(fileOfPage(address)) ?? '',
    goTo(instant: Date) {
      now = instant;
    },
    show(catalogue: Catalogue) {
      shown = catalogue;
    },
    async departures() {
      const found: { id: string; tour: string; startDate: string }[] = [];
      for (const tour of backEnd.catalogue.groupTours.keys()) {
        const answer = (await (await backEnd.request(`/api/group-tour/${tour}`)).json()) as {
          departures: { id: string; startDate: string }[];
        };
        for (const { id, startDate } of answer.departures) found.push({ id, tour, startDate });
      }
      return found.sort((one, other) => one.startDate.localeCompare(other.startDate));
    },
  };
}

test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof openFinishedPages>>;

test.beforeAll(async () => {
  site = await openFinishedPages();
});
test.beforeEach(() => {
  site.rendered.length = 0;
});
test.afterAll(() => site.backEnd.close());

test('nothing is rendered again while the API answers as it did, and a cancelled date is gone from the pages that offer it (B-602)', async () => {
  const { backEnd, pages, rendered, departures, textOf } = site;
  await pages.revalidate();
  expect(rendered).toEqual([]);
  const [first] = await departures();
  const { id = '', tour = '', startDate = '' } = first ?? {};
  expect(textOf(`/group-tour/${tour}`)).toContain(startDate);
  const change = { state: 'cancelled', version: 2 } as const;
  await backEnd.store.db.updateTable('departure_seats').set(change).where('departure_id', '=', id).execute();
  await pages.revalidate();
  expect(rendered).toContain(`/group-tour/${tour}`);
  expect(rendered.length).toBeLessThan(45);
  expect(rendered).not.toContain('/about');
  expect(textOf(`/group-tour/${tour}`)).not.toContain(id);
  expect(pages.versionOf('/about')).toBe(contentVersionOf(backEnd.catalogue));
});

test('a sentence of the home page that changes stands in its finished page, with its data, and no other page is rendered (B-651)', async () => {
  const { backEnd, pages, files, rendered, textOf, show } = site;
  const { home } = backEnd.catalogue;
  expect(textOf('/')).toContain(`>${home.headline}</h1>`);
  show({ ...backEnd.catalogue, home: { ...home, headline: 'Safaris drawn in Nairobi' } });
  await pages.revalidate();
  expect(rendered).toEqual(['/']);
  expect(textOf('/')).toContain('>Safaris drawn in Nairobi</h1>');
  expect(textOf('/')).not.toContain(home.headline);
  const [, data = ''] = /data-page="([^"]+)"/.exec(textOf('/')) ?? [];
  expect(files.get(data)).toContain('"headline":"Safaris drawn in Nairobi"');
});

test('45 days later no finished page and no structured data offers a departure that has left (B-603)', async () => {
  const { pages, files, departures, goTo } = site;
  const left = (await departures()).filter(({ startDate }) => startDate <= addDays('2026-11-20', 45));
  // The data of a page that was stays a while, for who has that page open.
  const finished = () => [...files].filter(([file]) => !file.startsWith('/assets/'));
  const naming = () =>
    finished()
      .filter(([, text]) => left.some(({ id }) => text.includes(id)))
      .map(([file]) => file);
  const offering = () =>
    finished()
      .filter(([file, text]) =>
        left.some(({ tour, startDate }) => file === `/group-tour/${tour}.html` && text.includes(startDate)),
      )
      .map(([file]) => file);
  expect(naming().length).toBeGreaterThan(0);
  expect(offering().length).toBeGreaterThan(0);
  goTo(new Date(testNow.getTime() + 45 * 86_400_000));
  await pages.revalidate({ everyPage: true });
  expect(naming()).toEqual([]);
  expect(offering()).toEqual([]);
});
