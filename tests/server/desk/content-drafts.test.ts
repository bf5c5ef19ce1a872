import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import type { ContentProblem } from '#contract/desk/content.ts';
import { toFillIn } from '#server/content/catalogue/records/unfinished.ts';
import { type ContentDesk, openContentDesk } from '#tests/support/desk/content-desk.ts';
import { colleague, testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { itinerary, smallContent, tourFile } from '#tests/support/small-content.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* What is written at the desk is a draft first: it may be wrong, it is nobody's loss, and visitors see nothing of it. */

type Fields = Record<string, never> & Record<string, unknown>;

/** A desk with a colleague who has the same page open. */
async function asTwo(desk: ContentDesk, record: string) {
  const before = await desk.read(record);
  const address = `/content/${record.replace('/', '/records/')}`;
  const save = (who: Pick<ContentDesk, 'request'>, fields: object, version = 0) =>
    who.request(
      'POST',
      `${address}/draft`,
      {
        fields: { ...(before.live?.fields as object), ...fields },
        text: before.live?.text,
        basedOn: before.live?.hash,
      },
      version,
    );
  return { before, address, save };
}

onEveryEngine((engine) => {
  test('a record is read as it is written, with its page and its title', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const { row, live, draft } = await desk.read('tours/marsh-week');
    expect(row).toEqual({
      kind: 'tours',
      name: 'marsh-week',
      title: 'Marsh week',
      page: '/tour/marsh-week',
      isWritten: true,
      isUnfinished: false,
      isHidden: false,
      draft: null,
      plan: null,
    });
    expect([live?.fields, live?.text, draft]).toEqual([JSON.parse(desk.file('tours/marsh-week.json')), null, null]);
    expect((await desk.read('legal/privacy-policy')).row.page).toBe('/privacy-policy');
    const { row: questions, live: faq } = await desk.read('faq/planning');
    expect([questions.title, questions.page, Array.isArray(faq?.fields)]).toEqual(['Planning', '/faq', true]);
    expect((await desk.read('blog/first-light')).live?.text).toContain('[here](/tour/marsh-day)');
    for (const none of ['tours/nowhere', 'blog/marsh-day']) await expect(desk.read(none)).rejects.toThrow('404');
  });

  test('a draft with faults is kept, tells them in our words and how it differs, and is not live (B-612)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const file = desk.file('tours/marsh-week.json');
    const { draft, row } = await desk.draft('tours/marsh-week', (fields: Fields) => {
      Object.assign(fields, { duration: 5, tagline: 'Another line' });
    });
    expect(draft).toMatchObject({ by: testStaff.email, version: 1 });
    expect(draft?.changes).toEqual([
      { field: 'tagline', before: 'A tagline', after: 'Another line' },
      { field: 'duration', before: '7', after: '5' },
    ]);
    expect(draft?.faults).toContainEqual({
      file: 'tours/marsh-week.json',
      field: 'itinerary',
      reason: 'has day 1, 2, 3, 4, 5, 6, 7; write day 1 to 5, each once and in order',
    });
    expect(row.draft).toMatchObject({ by: testStaff.email, version: 1 });
    const refused = await desk.publish('tours/marsh-week');
    expect(refused).toMatchObject({ status: 200, body: { isPublished: false, faults: draft?.faults } });
    expect(desk.file('tours/marsh-week.json')).toBe(file);
    expect((await desk.read('tours/marsh-week')).draft?.version).toBe(1);
  });

  test('of two who write at once the second is told, and keeps what the first wrote (B-613)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const { before, address, save } = await asTwo(desk, 'tours/marsh-day');
    expect((await save(desk, { tagline: 'Mine' })).status).toBe(200);
    expect((await save(desk.colleague, { tagline: 'Theirs' })).status).toBe(412);
    expect((await desk.request('POST', `${address}/draft`, { fields: {}, text: null, basedOn: '' })).status).toBe(428);
    expect((await save(desk.colleague, { tagline: 'Theirs' }, 1)).status).toBe(200);
    const { draft } = await desk.read('tours/marsh-day');
    expect(draft).toMatchObject({ by: colleague.email, version: 2, basedOn: before.live?.hash });
    // A draft that was thrown away and begun again is another one.
    expect(await desk.call(`${address}/draft/discard`, undefined, 1)).toMatchObject({ status: 412 });
    expect(await desk.call(`${address}/draft/discard`, undefined, 2)).toEqual({ status: 200, body: {} });
    expect((await desk.read('tours/marsh-day')).draft).toBeNull();
    expect(await desk.call(`${address}/draft/discard`, undefined, 3)).toMatchObject({ status: 404 });
    expect((await save(desk.colleague, { tagline: 'Again' }, 0)).status).toBe(200);
    expect((await save(desk, { tagline: 'Mine' }, 1)).status).toBe(412);
    const history = await desk.store.db
      .selectFrom('desk_changes')
      .selectAll()
      .orderBy('what')
      .orderBy('change_id')
      .execute();
    expect(history.map((row) => [row.subject_kind, row.subject_id, row.what, row.changed_by])).toEqual([
      ['content', 'tours/marsh-day.json', 'discarded', testStaff.email],
      ['content', 'tours/marsh-day.json', 'drafted', testStaff.email],
      ['content', 'tours/marsh-day.json', 'drafted', colleague.email],
      ['content', 'tours/marsh-day.json', 'drafted', colleague.email],
    ]);
    expect(history[0]?.before).toContain('Theirs');
  });

  test('a draft is answered when it is stored, however long its check takes, and what that found is told to whoever asks again', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const waiting: ((faults: ContentProblem[]) => void)[] = [];
    desk.live.check = () => new Promise((done) => waiting.push(done));
    const kept = await desk.draft('tours/marsh-day', (fields: Fields) => Object.assign(fields, { tagline: 'Mine' }));
    expect(kept.draft).toMatchObject({ version: 1, faults: null });
    const found = [{ file: 'tours/marsh-day.json', field: 'tagline', reason: 'is mine' }];
    for (const done of waiting) done(found);
    expect((await desk.read('tours/marsh-day')).draft?.faults).toEqual(found);
    expect(waiting).toHaveLength(1);
  });

  test('what was published meanwhile is put below a draft: both changes stay, and where they meet the draft decides (B-613)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const mine = await asTwo(desk, 'tours/marsh-week');
    await desk.draft('tours/marsh-week', (fields: Fields) => Object.assign(fields, { tagline: 'Theirs', minAge: 9 }));
    expect((await desk.publish('tours/marsh-week')).body).toMatchObject({ isPublished: true });
    const week = itinerary(7).map((day) => (day.day === 3 ? { ...day, title: 'A lion' } : day));
    expect((await mine.save(desk.colleague, { tagline: 'Mine', itinerary: week })).status).toBe(200);
    expect((await desk.publish('tours/marsh-week')).status).toBe(412);
    const { status, body } = await desk.call(`${mine.address}/draft/merge`, undefined, 3);
    expect([status, body.decided]).toEqual([200, ['tagline']]);
    expect((body.record as { draft: object }).draft).toMatchObject({
      version: 4,
      changes: [
        { field: 'tagline', before: 'Theirs', after: 'Mine' },
        { field: 'itinerary.day 3.title', before: 'Day 3', after: 'A lion' },
      ],
      faults: [],
    });
    expect((await desk.publish('tours/marsh-week')).body).toMatchObject({ isPublished: true });
    expect(JSON.parse(desk.file('tours/marsh-week.json'))).toMatchObject({ tagline: 'Mine', minAge: 9 });
  });

  test('a file changed outside between draft and publication is told, kept, and put below the draft (B-613)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    await desk.draft('blog/first-light', (_, text) => `${text}\nMore of mine.\n`);
    const outside = desk.file('blog/first-light.md').replace('Two words', 'Three words');
    desk.write('blog/first-light.md', outside);
    expect((await desk.publish('blog/first-light')).status).toBe(412);
    expect(desk.file('blog/first-light.md')).toBe(outside);
    const merged = await desk.call('/content/blog/records/first-light/draft/merge', undefined, 1);
    expect(merged).toMatchObject({ status: 200, body: { decided: [] } });
    expect((await desk.publish('blog/first-light')).body).toMatchObject({ isPublished: true });
    expect(desk.file('blog/first-light.md')).toBe(`${outside}\nMore of mine.\n`);
  });

  test('where nobody knows what a draft was made from, all of it that differs is told', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const { address, save } = await asTwo(desk, 'tours/marsh-day');
    const file = desk.file('tours/marsh-day.json');
    desk.write('tours/marsh-day.json', file.replace('A summary', 'A better summary'));
    expect((await save(desk, { tagline: 'Mine' })).status).toBe(200);
    const { body } = await desk.call(`${address}/draft/merge`, undefined, 1);
    expect(body.decided).toEqual(['tagline', 'summary']);
  });

  test.each([
    ['tours', 'Night by the marsh', 'tours/night-by-the-marsh'],
    ['blog', 'Noon, at last', 'blog/noon-at-last'],
    ['faq', 'What is dear?', 'faq/what-is-dear'],
    ['fees', 'Night fee', 'fees/night-fee'],
    ['other-costs', 'Porters', 'other-costs/porters'],
    ['people', 'Asha Otieno', 'people/asha-otieno'],
    ['reviews', 'Two from Leeds', 'reviews/two-from-leeds'],
  ])('a record of %s is begun as a draft alone, and can be published as it is (B-618)', async (kind, title, record) => {
    const desk = await openContentDesk({ store: await engine.open() });
    const begun = await desk.call(`/content/${kind}/begin`, { title });
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({ live: null, row: { isWritten: false, isUnfinished: true, page: null } });
    expect((begun.body.draft as { faults: unknown[] }).faults).toEqual([]);
    expect((await desk.call(`/content/${kind}/begin`, { title })).status).toBe(409);
    const { records } = await (await desk.request('GET', '/content')).json();
    expect(records.filter((row: { isWritten: boolean }) => !row.isWritten)).toMatchObject([
      { kind, isUnfinished: true },
    ]);
    expect((await desk.publish(record)).body).toMatchObject({ isPublished: true });
    const { row } = await desk.read(record);
    expect(row).toMatchObject({ isWritten: true, isUnfinished: true, page: null, draft: null });
    expect(desk.file(`${record}.${kind === 'blog' ? 'md' : 'json'}`)).toContain(toFillIn);
    expect(desk.live.catalogue().tours.has('night-by-the-marsh')).toBe(false);
  });

  test('a title that is taken, has no letters or is too long begins nothing; neither does a legal text (B-618)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const said = async (kind: string, title: string) => {
      const { status, body } = await desk.call(`/content/${kind}/begin`, { title });
      return [status, (body.errors as { title?: string[] } | undefined)?.title?.[0] ?? body.message];
    };
    expect(await said('tours', 'Marsh Day')).toEqual([
      409,
      'There is tours/marsh-day.json already; choose another title.',
    ]);
    desk.write('tours/Old-Tour.JSON', '{}');
    expect((await said('tours', 'Old tour'))[0]).toBe(409);
    expect(await said('tours', '!?')).toEqual([422, 'There is no letter or digit in it for an address.']);
    expect(await said('tours', 'a'.repeat(90))).toEqual([
      422,
      'Its address would have 90 characters, and may have 80.',
    ]);
    expect((await said('legal', 'Cookies'))[0]).toBe(422);
    expect((await said('tours', 'a\u0000b'))[0]).toBe(422);
  });

  test('tours begun one after the other have positions of their own, and are published together', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    for (const title of ['One more', 'Two more']) await desk.call('/content/tours/begin', { title });
    const orders = await Promise.all(
      ['tours/one-more', 'tours/two-more'].map(async (record) => (await desk.read(record)).draft?.fields),
    );
    expect(orders).toMatchObject([{ order: 4 }, { order: 5 }]);
    expect((await desk.publish('tours/one-more', 'tours/two-more')).body).toMatchObject({ isPublished: true });
  });

  test('whoever edits what somebody else takes away keeps it, and may bring it back', async () => {
    const desk = await openContentDesk({
      store: await engine.open(),
      files: {
        ...smallContent(),
        'tours/spare.json': tourFile({ slug: 'spare', order: 9 }),
      },
    });
    const { before, save, address } = await asTwo(desk, 'tours/spare');
    expect((await desk.call(`${address}/remove`, { hash: before.live?.hash })).body).toEqual({
      isPublished: true,
      faults: [],
    });
    expect((await save(desk.colleague, { tagline: 'Mine' })).status).toBe(200);
    expect((await desk.publish('tours/spare')).status).toBe(412);
    expect((await desk.call(`${address}/draft/merge`, undefined, 1)).body).toMatchObject({ decided: ['everything'] });
    expect((await desk.publish('tours/spare')).body).toMatchObject({ isPublished: true });
    expect(JSON.parse(desk.file('tours/spare.json'))).toMatchObject({ tagline: 'Mine' });
  });

  test('one changed price is one changed line of the file (B-610)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const before = desk.file('tours/marsh-week.json');
    await desk.draft('tours/marsh-week', (fields: { prices: { seasons: { prices: { usd: number }[] }[] } }) => {
      for (const price of fields.prices.seasons[0]?.prices ?? []) price.usd = 2222;
    });
    await desk.publish('tours/marsh-week');
    const parts = diffLines(before, desk.file('tours/marsh-week.json'));
    expect(parts.flatMap(({ added, removed, value }) => (added || removed ? [value.trim()] : []))).toEqual([
      '"usd": 2000,',
      '"usd": 2222,',
    ]);
  });
});
