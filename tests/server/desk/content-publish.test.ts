import { expect, test } from 'vitest';
import type { ContentProblem } from '#contract/desk/content.ts';
import { finishPublications } from '#server/content/editing/publication.ts';
import { hashOf } from '#server/content/editing/record-file.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type ContentDesk, openContentDesk } from '#tests/support/desk/content-desk.ts';
import { colleague, testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { itinerary } from '#tests/support/small-content.ts';
import { smallDisks } from '#tests/support/store/small-disk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* What is published is whole and right, every text a file had is kept, and any of them can be live again. */

type Fields = Record<string, unknown>;

const withTagline = (tagline: string) => (fields: Fields) => Object.assign(fields, { tagline });

async function versionsOf(desk: ContentDesk, record: string) {
  const answer = await desk.request('GET', `/content/${record.replace('/', '/records/')}/versions`);
  return (await answer.json()).versions as {
    id: string;
    by: string | null;
    what: string;
    hash: string;
    changes: { field: string; before: string | null; after: string | null }[];
  }[];
}

test('a publication is followed for as long as it takes, and its end is told: live, or why not (B-775)', async () => {
  const desk = await openContentDesk();
  const follow = async ({ follow: id }: Record<string, unknown>) =>
    (await desk.request('GET', `/content/publications/${id}`)).json();
  const { check } = desk.live;
  /** Publishes it, and gives what lets the check of it end. */
  const publishSlowly = async (tagline: string) => {
    desk.live.check = check;
    const { draft } = await desk.draft('tours/marsh-day', withTagline(tagline));
    const waiting: (() => void)[] = [];
    desk.live.check = async (changes) => {
      await new Promise<void>((go) => waiting.push(go));
      return check(changes);
    };
    const drafts = [{ kind: 'tours', name: 'marsh-day', version: draft?.version }];
    const { status, body } = await desk.call('/content/publish', { drafts });
    expect([status, body.isPublished, body.faults]).toEqual([200, null, []]);
    return { body, go: () => waiting.map((end) => end()) };
  };
  const first = await publishSlowly('Slowly');
  expect(await follow(first.body)).toEqual(first.body);
  first.go();
  expect(await follow(first.body)).toEqual({ isPublished: true, faults: [] });
  expect(desk.live.catalogue().tours.get('marsh-day')?.record.tagline).toBe('Slowly');
  const second = await publishSlowly('Too late');
  desk.write('tours/marsh-day.json', desk.file('tours/marsh-day.json').replace('A summary', 'By hand'));
  second.go();
  expect(await follow(second.body)).toMatchObject({ code: 'changed_meanwhile' });
  expect((await desk.request('GET', `/content/publications/${crypto.randomUUID()}`)).status).toBe(404);
});

onEveryEngine((engine) => {
  test('a new stay and the tour that names it are right only together, and are published so (B-614)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    await desk.call('/content/accommodations/begin', { title: 'Fig camp' });
    await desk.draft('accommodations/fig-camp', (fields: Fields) => {
      const written = JSON.parse(desk.file('accommodations/reed-camp.json'));
      Object.assign(fields, written, { slug: 'fig-camp', name: 'Fig Camp' });
    });
    const nights = itinerary(7).map((day) => (day.day === 2 ? { ...day, accommodationId: 'fig-camp' } : day));
    await desk.draft('tours/marsh-week', (fields: Fields) => Object.assign(fields, { itinerary: nights }));
    const alone = await desk.publish('tours/marsh-week');
    expect(alone.body).toMatchObject({
      isPublished: false,
      faults: [{ file: 'tours/marsh-week.json', field: 'itinerary.1.accommodationId' }],
    });
    expect((await desk.publish('tours/marsh-week', 'accommodations/fig-camp')).body).toEqual({
      isPublished: true,
      faults: [],
    });
    expect(desk.live.catalogue().accommodations.get('fig-camp')?.record.name).toBe('Fig Camp');
    expect(desk.live.catalogue().tours.get('marsh-week')?.record.itinerary[1]?.accommodationId).toBe('fig-camp');
    const { records } = await (await desk.request('GET', '/content')).json();
    expect(records.filter((row: { draft: unknown }) => row.draft !== null)).toEqual([]);
  });

  test('a new tour is not shown before somebody has decided each value it began with, one by one (B-614)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    await desk.call('/content/tours/begin', { title: 'Fig walk' });
    const written = (value: unknown): unknown => {
      if (typeof value === 'string') return value.replace(/^TO BE FILLED IN.*/, 'Written by the office.');
      if (Array.isArray(value)) return value.map(written);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, written(held)]));
    };
    const { draft } = await desk.draft('tours/fig-walk', (fields: Fields) => Object.assign(fields, written(fields)));
    const begun = [
      'prices.seasons.0.prices.0.usd',
      'duration',
      'maxGuests',
      'minAge',
      'destinationId',
      'routePoints',
      'months',
    ];
    const undecided = (faults: unknown) =>
      (faults as ContentProblem[]).filter(({ isBegun }) => isBegun).map(({ field }) => field);
    expect(undecided(draft?.faults)).toEqual(begun);
    const publish = async (meant?: string[]) => {
      const { draft: now } = await desk.read('tours/fig-walk');
      return desk.call('/content/publish', {
        drafts: [{ kind: 'tours', name: 'fig-walk', version: now?.version, ...(meant && { meant }) }],
      });
    };
    expect(undecided((await publish()).body.faults)).toEqual(begun);
    for (const field of begun) {
      expect(undecided((await publish(begun.filter((one) => one !== field))).body.faults)).toEqual([field]);
    }
    expect(desk.live.catalogue().tours.has('fig-walk')).toBe(false);
    await desk.draft('tours/fig-walk', (fields: Fields) => {
      const prices = [{ people: 1, usd: 240, local: 31_000 }];
      const seasons = [{ name: 'All year', dates: [{ from: '01-01', to: '12-31' }], prices }];
      Object.assign(fields, { prices: { seasons, singleSupplement: { usd: 0, local: 0 }, leastParty: 1 } });
    });
    expect((await publish(begun.slice(1))).body).toEqual({ isPublished: true, faults: [] });
    expect(desk.live.catalogue().tours.get('fig-walk')?.summary.price).toBe(240);
    // What visitors see already has been decided.
    await desk.draft('tours/fig-walk', withTagline('Another'));
    expect((await publish()).body).toEqual({ isPublished: true, faults: [] });
  });

  test('of several drafts none goes live where one was changed meanwhile, by its draft or by its file (B-614)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    await desk.draft('tours/marsh-day', withTagline('Mine'));
    await desk.draft('tours/marsh-week', withTagline('Mine too'));
    const drafts = [
      { kind: 'tours', name: 'marsh-day', version: 1 },
      { kind: 'tours', name: 'marsh-week', version: 1 },
    ];
    await desk.draft('tours/marsh-week', withTagline('Changed'));
    expect(await desk.call('/content/publish', { drafts })).toMatchObject({
      status: 412,
      body: { message: 'The draft of tours/marsh-week.json was changed meanwhile.' },
    });
    const outside = desk.file('tours/marsh-week.json').replace('A summary', 'By hand');
    desk.write('tours/marsh-week.json', outside);
    expect(await desk.publish('tours/marsh-day', 'tours/marsh-week')).toMatchObject({ status: 412 });
    expect(desk.file('tours/marsh-day.json')).toContain('A tagline');
    expect(desk.file('tours/marsh-week.json')).toBe(outside);
    const nowhere = { drafts: [{ kind: 'tours', name: 'nowhere', version: 1 }] };
    expect((await desk.call('/content/publish', nowhere)).status).toBe(404);
  });

  test('of two who publish the same draft at once one does, and two who publish different ones both do', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    await desk.draft('tours/marsh-day', withTagline('Mine'));
    const twice = await Promise.all([desk.publish('tours/marsh-day'), desk.publish('tours/marsh-day')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    await desk.draft('tours/marsh-day', withTagline('Again'));
    await desk.draft('tours/marsh-week', withTagline('This too'));
    const both = await Promise.all([desk.publish('tours/marsh-day'), desk.publish('tours/marsh-week')]);
    expect(both.map(({ body }) => body.isPublished)).toEqual([true, true]);
    expect(await versionsOf(desk, 'tours/marsh-day')).toHaveLength(3);
  });

  test('every text a file had is kept, with who wrote it and what changed, and any is live again (B-616)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const first = desk.file('tours/marsh-day.json');
    await desk.draft('tours/marsh-day', withTagline('Second'));
    await desk.publish('tours/marsh-day');
    // By hand, in between.
    const byHand = desk.file('tours/marsh-day.json').replace('A summary', 'By hand');
    desk.write('tours/marsh-day.json', byHand);
    await desk.draft('tours/marsh-day', withTagline('Third'));
    await desk.publish('tours/marsh-day');
    const versions = await versionsOf(desk, 'tours/marsh-day');
    expect(versions.map(({ what, by, changes }) => [what, by, changes])).toEqual([
      ['published', testStaff.email, [{ field: 'tagline', before: 'Second', after: 'Third' }]],
      ['found', null, [{ field: 'summary', before: 'A summary', after: 'By hand' }]],
      ['published', testStaff.email, [{ field: 'tagline', before: 'A tagline', after: 'Second' }]],
      ['found', null, []],
    ]);
    const address = '/content/tours/records/marsh-day/restore';
    const oldest = versions.at(-1);
    expect((await desk.call(address, { version: oldest?.id, hash: oldest?.hash })).status).toBe(412);
    const now = versions[0]?.hash;
    expect(now).toBe(hashOf(desk.file('tours/marsh-day.json')));
    for (const version of ['', '0', '99', 'x', '1e1']) {
      expect((await desk.call(address, { version, hash: now })).status, version).toBe(404);
    }
    expect((await desk.call(address, { version: oldest?.id, hash: now })).body).toEqual({
      isPublished: true,
      faults: [],
    });
    expect(desk.file('tours/marsh-day.json')).toBe(first);
    expect((await versionsOf(desk, 'tours/marsh-day'))[0]).toMatchObject({ what: 'restored', by: testStaff.email });
    const changes = await desk.store.db.selectFrom('desk_changes').select('what').execute();
    expect(changes.map(({ what }) => what).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'drafted',
      'drafted',
      'published',
      'published',
      'restored',
    ]);
  });

  test('an earlier version that does not fit any more stays where it is, and says why (B-616, B-617)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const { live } = await desk.read('tours/marsh-week');
    await desk.draft('tours/marsh-week', (fields: Fields) => Object.assign(fields, { relatedIds: [] }));
    await desk.publish('tours/marsh-week');
    const day = await desk.read('tours/marsh-day');
    const removed = await desk.call('/content/tours/records/marsh-day/remove', { hash: day.live?.hash });
    expect(removed.body.isPublished).toBe(false);
    expect(
      (removed.body.faults as { file: string; field: string }[]).map(({ file, field }) => `${file} ${field}`),
    ).toEqual([
      'blog/first-light.md relatedTourIds.0',
      'blog/second-light.md relatedTourIds.0',
      'inspirations/slow-travel.md tourIds.0',
      'blog/first-light.md text',
    ]);
    expect(await versionsOf(desk, 'tours/marsh-day')).toEqual([]);
    await desk.draft('blog/first-light', (fields: Fields) => {
      Object.assign(fields, { relatedTourIds: [] });
      return 'No link.\n';
    });
    await desk.draft('blog/second-light', (fields: Fields) => Object.assign(fields, { relatedTourIds: [] }));
    await desk.draft('inspirations/slow-travel', (fields: Fields) =>
      Object.assign(fields, { tourIds: ['marsh-week'] }),
    );
    const others = ['blog/first-light', 'blog/second-light', 'inspirations/slow-travel'];
    expect((await desk.publish(...others)).body).toMatchObject({ isPublished: true });
    const again = await desk.call('/content/tours/records/marsh-day/remove', { hash: day.live?.hash });
    expect(again.body).toEqual({ isPublished: true, faults: [] });
    const gone = await desk.read('tours/marsh-day');
    expect([gone.row.title, gone.row.isWritten, gone.live, gone.draft]).toEqual(['Marsh day', false, null, null]);
    expect(desk.live.catalogue().tours.has('marsh-day')).toBe(false);
    const [, oldest] = await versionsOf(desk, 'tours/marsh-week');
    const week = await desk.read('tours/marsh-week');
    const restore = { version: oldest?.id, hash: week.live?.hash };
    expect(oldest?.hash).toBe(live?.hash);
    expect((await desk.call('/content/tours/records/marsh-week/restore', restore)).body).toMatchObject({
      isPublished: false,
      faults: [{ field: 'relatedIds.0' }],
    });
    // What was taken away is there again, as it was.
    const [removal, was] = await versionsOf(desk, 'tours/marsh-day');
    expect([removal?.what, removal?.hash, was?.what]).toEqual(['removed', '', 'found']);
    const back = { version: was?.id, hash: '' };
    expect((await desk.call('/content/tours/records/marsh-day/restore', back)).body).toMatchObject({
      isPublished: true,
    });
    expect((await desk.read('tours/marsh-day')).live?.hash).toBe(day.live?.hash);
  });

  test('what is taken off the site goes out of the lists that name it in the same press, and is listed until it is back (B-617)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    await desk.draft('blog/first-light', () => 'No link.\n');
    await desk.publish('blog/first-light');
    const removed = async (): Promise<{ name: string; title: string }[]> =>
      (await (await desk.request('GET', '/content?state=removed')).json()).records;
    const { live } = await desk.read('tours/marsh-day');
    const address = '/content/tours/records/marsh-day/remove';
    const refused = await desk.call(address, { hash: live?.hash });
    expect(refused.body.isPublished).toBe(false);
    const told = refused.body.faults as { file: string; becomes?: string }[];
    expect(told.map(({ file, becomes }) => [file, becomes])).toEqual([
      ['tours/marsh-week.json', 'is taken out of this list'],
      ['blog/first-light.md', 'is taken out of this list'],
      ['blog/second-light.md', 'is taken out of this list'],
      ['inspirations/slow-travel.md', 'is taken out of this list'],
    ]);
    expect(await removed()).toEqual([]);
    expect((await desk.call(address, { hash: live?.hash, fromOthers: true })).body).toEqual({
      isPublished: true,
      faults: [],
    });
    expect(desk.file('tours/marsh-week.json')).not.toContain('marsh-day');
    expect((await removed()).map(({ name, title }) => [name, title])).toEqual([['marsh-day', 'Marsh day']]);
    const [, was] = await versionsOf(desk, 'tours/marsh-day');
    const back = await desk.call('/content/tours/records/marsh-day/restore', { version: was?.id, hash: '' });
    expect(back.body).toMatchObject({ isPublished: true });
    expect(await removed()).toEqual([]);
  });

  test('a record is taken away by whoever saw it as it is, and a page every site has by nobody (B-617)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const address = '/content/places/records/hide/remove';
    expect((await desk.call(address, { hash: '' })).status).toBe(412);
    expect((await desk.call('/content/places/records/nowhere/remove', { hash: '' })).status).toBe(404);
    const { live } = await desk.read('places/hide');
    expect((await desk.call(address, { hash: live?.hash })).body).toEqual({ isPublished: true, faults: [] });
    const legal = await desk.read('legal/privacy-policy');
    expect((await desk.call('/content/legal/records/privacy-policy/remove', { hash: legal.live?.hash })).body).toEqual({
      isPublished: false,
      faults: [{ file: 'legal/privacy-policy.md', field: '', reason: 'is a page every site has; change it' }],
    });
    expect(await versionsOf(desk, 'places/hide')).toMatchObject([
      { what: 'removed', by: testStaff.email, hash: '', changes: [{ field: '', after: null }] },
      { what: 'found', hash: live?.hash },
    ]);
    expect((await desk.request('GET', '/content/places/records/nowhere/versions')).status).toBe(404);
    expect((await desk.request('GET', '/content/places/records/old-museum/versions')).status).toBe(200);
  });

  test('a sentence of the home page and one of About are changed like any record’s, each a line of its file (B-653)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const [home, about] = [desk.file('site/home.json'), desk.file('site/about.json')];
    const { draft } = await desk.draft('site/home', (fields: Fields) =>
      Object.assign(fields, { headline: 'Safaris drawn in {{city}}' }),
    );
    expect(draft?.faults).toMatchObject([{ file: 'site/home.json', field: '{{city}}' }]);
    expect((await desk.publish('site/home')).body).toMatchObject({ isPublished: false });
    expect(desk.file('site/home.json')).toBe(home);
    await desk.draft('site/home', (fields: Fields) => Object.assign(fields, { headline: 'Safaris drawn in {{town}}' }));
    await desk.draft('site/about', (fields: Fields) => Object.assign(fields, { closing: 'Ask us at {{name}}.' }));
    expect((await desk.publish('site/home', 'site/about')).body).toEqual({ isPublished: true, faults: [] });
    expect(desk.live.catalogue().home.headline).toBe('Safaris drawn in Nairobi');
    expect(desk.live.catalogue().about.closing).toBe('Ask us at Umbrella Thorn Safaris.');
    expect(desk.file('site/home.json')).toBe(
      home.replace(/"headline": ".*"/, '"headline": "Safaris drawn in {{town}}"'),
    );
    expect(desk.file('site/about.json')).toBe(about.replace(/"closing": ".*"/, '"closing": "Ask us at {{name}}."'));
    const [published] = await versionsOf(desk, 'site/home');
    expect(published).toMatchObject({ what: 'published', by: testStaff.email, changes: [{ field: 'headline' }] });
  });

  test('of the operator’s words the desk knows home and About: none is begun or taken away, and no other is read or kept (B-653)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const { records } = await (await desk.request('GET', '/content')).json();
    expect(
      records
        .filter(({ kind }: { kind: string }) => kind === 'site')
        .map(({ name, title, page }: Record<string, string>) => [name, title, page]),
    ).toEqual([
      ['about', 'About us', '/about'],
      ['home', 'Home page', '/'],
    ]);
    const pages = desk.file('site/pages.json');
    for (const name of ['operator', 'pages', 'demonstration', 'mails', 'constructor']) {
      const address = `/content/site/records/${name}`;
      expect((await desk.request('GET', address)).status, name).toBe(404);
      expect((await desk.request('GET', `${address}/versions`)).status, name).toBe(404);
      const draft = { fields: { footer: 'Mine' }, text: null, basedOn: hashOf(pages) };
      expect((await desk.call(`${address}/draft`, draft, 0)).status, name).toBe(404);
      expect((await desk.call(`${address}/remove`, { hash: hashOf(pages) })).status, name).toBe(404);
    }
    expect(desk.file('site/pages.json')).toBe(pages);
    for (const title of ['Contact', 'Operator', 'Home']) {
      expect((await desk.call('/content/site/begin', { title })).status, title).toBe(422);
    }
    const { live } = await desk.read('site/home');
    expect((await desk.call('/content/site/records/home/remove', { hash: live?.hash })).body).toEqual({
      isPublished: false,
      faults: [{ file: 'site/home.json', field: '', reason: 'is a page every site has; change it' }],
    });
  });

  test('a publication that was stopped is forgotten before its first file, and finished after it (B-615)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const { store, folder } = desk;
    const backing = { store, queue: createWriteQueue(store), folder };
    await desk.draft('tours/marsh-day', withTagline('Mine'));
    await desk.draft('tours/marsh-week', withTagline('Mine too'));
    const row = (name: string, tagline: string) => {
      const before = desk.file(`tours/${name}.json`);
      const text = before.replace('A tagline', tagline);
      return {
        file: `tours/${name}.json`,
        number: 7,
        hash: hashOf(text),
        text,
        before_hash: hashOf(before),
        written_at: '2026-11-20T08:00:00.000Z',
        written_by: colleague.email,
        what: 'published' as const,
        draft_version: 1,
        publication: 'stopped',
        is_written: 0,
      };
    };
    const rows = [row('marsh-day', 'Mine'), row('marsh-week', 'Mine too')];
    const begun = () => store.db.insertInto('content_versions').values(rows).execute();
    await begun();
    await finishPublications(backing);
    expect(desk.file('tours/marsh-day.json')).toContain('A tagline');
    expect((await versionsOf(desk, 'tours/marsh-day')).map(({ what }) => what)).toEqual(['found']);
    expect((await desk.read('tours/marsh-day')).draft?.version).toBe(1);

    await begun();
    desk.write('tours/marsh-day.json', row('marsh-day', 'Mine').text);
    await finishPublications(backing);
    for (const [name, tagline] of [
      ['marsh-day', 'Mine'],
      ['marsh-week', 'Mine too'],
    ] as const) {
      expect(desk.file(`tours/${name}.json`)).toContain(tagline);
      expect((await versionsOf(desk, `tours/${name}`))[0]).toMatchObject({ what: 'published', by: colleague.email });
      expect((await desk.read(`tours/${name}`)).draft).toBeNull();
    }
    const done = await store.db
      .selectFrom('desk_changes')
      .select(['what', 'changed_by'])
      .where('what', '=', 'published')
      .execute();
    expect(done).toEqual([1, 2].map(() => ({ what: 'published', changed_by: colleague.email })));
    expect(await store.db.selectFrom('content_versions').select('file').where('is_written', '=', 0).execute()).toEqual(
      [],
    );
  });
});

const [disk] = smallDisks;

test.skipIf(disk?.present !== true)(
  'a disk that is full keeps drafts as they are and says so, until there is room (B-611)',
  async () => {
    const small = disk?.open();
    if (small === undefined) throw new Error('no disk');
    try {
      const desk = await openContentDesk({ below: small.folder });
      await desk.draft('tours/marsh-day', withTagline('Mine'));
      await desk.draft('tours/marsh-week', withTagline('Mine too'));
      small.fill(process.pid);
      const refused = await desk.publish('tours/marsh-day', 'tours/marsh-week');
      expect([refused.status, refused.body.message]).toEqual([
        503,
        expect.stringMatching(/^tours\/marsh-\w+\.json could not be written: the disk is full\.$/),
      ]);
      for (const name of ['marsh-day', 'marsh-week']) expect(desk.file(`tours/${name}.json`)).toContain('A tagline');
      small.clear(process.pid);
      expect((await desk.publish('tours/marsh-day', 'tours/marsh-week')).body).toMatchObject({ isPublished: true });
      expect((await versionsOf(desk, 'tours/marsh-day')).map(({ what }) => what)).toEqual(['published', 'found']);
    } finally {
      small.remove();
    }
  },
);
