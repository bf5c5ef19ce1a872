import { expect, test } from 'vitest';
import type { ContentRow } from '#contract/desk/content.ts';
import { type ContentDesk, openContentDesk } from '#tests/support/desk/content-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* A record is live, hidden or taken off the site, and each of these is undone by one press. */

const rows = async (desk: ContentDesk, state: string): Promise<ContentRow[]> =>
  (await (await desk.request('GET', `/content?state=${state}`)).json()).records;

const names = async (desk: ContentDesk, state: string) => (await rows(desk, state)).map(({ name }) => name);

/** Presses what a record's page or its row offers. */
async function press(desk: ContentDesk, record: string, what: string, more: object = {}) {
  const { live } = await desk.read(record);
  return desk.call(`/content/${record.replace('/', '/records/')}/${what}`, { hash: live?.hash ?? '', ...more });
}

const published = { isPublished: true, faults: [] };

onEveryEngine((engine) => {
  test('one press hides a record, nothing else of it changes, and one press shows it again (B-840)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const before = desk.file('tours/marsh-day.json');
    expect((await desk.read('tours/marsh-day')).row.isHidden).toBe(false);
    expect((await desk.read('destinations/marsh')).row.isHidden).toBeNull();
    expect((await press(desk, 'tours/marsh-day', 'hide', { isHidden: true })).body).toEqual(published);
    expect([...desk.live.catalogue().tours.keys()]).not.toContain('marsh-day');
    expect(desk.live.catalogue().tours.get('marsh-day')?.isHidden).toBe(true);
    expect(await names(desk, 'hidden')).toEqual(['marsh-day']);
    expect((await press(desk, 'tours/marsh-day', 'hide', { isHidden: false })).body).toEqual(published);
    expect(desk.file('tours/marsh-day.json')).toBe(before);
    expect(await names(desk, 'hidden')).toEqual([]);
    const refused = await press(desk, 'destinations/marsh', 'hide', { isHidden: true });
    expect(refused.body).toMatchObject({ isPublished: false, faults: [{ file: 'destinations/marsh.json' }] });
    expect((await desk.call('/content/tours/records/nowhere/hide', { isHidden: true })).status).toBe(404);
  });

  test('what is taken off the site is back with one press, and so is what named it (B-841)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const others = ['tours/marsh-week.json', 'blog/first-light.md', 'inspirations/slow-travel.md'];
    const before = others.map(desk.file);
    await press(desk, 'tours/marsh-day', 'remove', { fromOthers: true });
    expect(await names(desk, 'removed')).toEqual(['marsh-day']);
    // What somebody has changed since stays as they left it.
    await desk.draft('tours/marsh-week', (fields) => Object.assign(fields, { tagline: 'Since then' }));
    await desk.publish('tours/marsh-week');
    expect((await desk.call('/content/tours/records/marsh-day/bring-back')).body).toEqual(published);
    expect(await names(desk, 'removed')).toEqual([]);
    expect(desk.file('tours/marsh-week.json')).toContain('Since then');
    expect(desk.file('tours/marsh-week.json')).not.toContain('marsh-day');
    expect(others.slice(1).map(desk.file)).toEqual(before.slice(1));
    expect((await desk.call('/content/tours/records/marsh-day/bring-back')).status).toBe(412);
    expect((await desk.call('/content/tours/records/nowhere/bring-back')).status).toBe(404);
  });

  test('texts that quote a record or link to it are told with what they become, and read on without it (B-842)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const words = (fields: object) =>
      Object.assign(fields, {
        summary: 'From {{price of marsh-day}} or {{2 times price of marsh-day plus booking fee, number only}} a day.',
      });
    await desk.draft('tours/marsh-and-island', words);
    await desk.draft(
      'blog/second-light',
      () => 'It is {{price of marsh-day}}; [the marsh](/tour/marsh-day#days) is near.\n',
    );
    expect((await desk.publish('tours/marsh-and-island', 'blog/second-light')).body).toEqual(published);
    const read = () => [
      desk.live.catalogue().tours.get('marsh-and-island')?.record.summary,
      JSON.stringify(desk.live.catalogue().posts.get('second-light')?.record.body).match(/USD [\d.]+/)?.[0],
    ];
    const before = read();
    const refused = await press(desk, 'tours/marsh-day', 'remove');
    const told = new Map(
      (refused.body.faults as { file: string; field: string; becomes?: string }[]).map((one) => [
        `${one.file} ${one.field}`,
        one.becomes,
      ]),
    );
    expect([...told.values()]).not.toContain(undefined);
    expect(told.get('tours/marsh-and-island.json summary')).toBe(
      'says USD 499.99, USD 1,049.98 from now on, whatever changes',
    );
    expect(told.get('blog/second-light.md text')).toBe(
      'says USD 499.99 from now on, whatever changes; “the marsh” is no link any more',
    );
    expect((await press(desk, 'tours/marsh-day', 'remove', { fromOthers: true })).body).toEqual(published);
    expect(read()).toEqual(before);
    expect(desk.file('tours/marsh-and-island.json')).toContain('{{999.98 plus booking fee, number only}}');
    expect(desk.file('blog/second-light.md')).toContain('It is {{499.99}}; the marsh is near.');
    expect((await desk.call('/content/tours/records/marsh-day/bring-back')).body).toEqual(published);
    expect(desk.file('blog/second-light.md')).toContain('[the marsh](/tour/marsh-day#days)');
  });
});
