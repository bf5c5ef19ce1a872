import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openContentDesk } from '#tests/support/desk/content-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* Whatever is sent to be kept as content is kept or refused with a reason; nothing outside the content's own folders is touched. */

const address = '/content/tours/records/marsh-day/draft';

onEveryEngine((engine) => {
  test.each([
    ['null', null],
    ['a number', 5],
    ['a text', 'a'],
    ['a list', [1, { a: 1 }]],
    ['nothing', {}],
  ])('fields that are %s are kept as a draft, with what is wrong with them (B-619)', async (_, fields) => {
    const desk = await openContentDesk({ store: await engine.open() });
    for (const [record, text] of [
      ['tours/marsh-day', null],
      ['blog/first-light', 'Words.\n'],
      ['faq/planning', null],
    ] as const) {
      const basedOn = (await desk.read(record)).live?.hash;
      const before = desk.file(`${record}.${record.startsWith('blog') ? 'md' : 'json'}`);
      const { status, body } = await desk.call(
        `/content/${record.replace('/', '/records/')}/draft`,
        { fields, text, basedOn },
        0,
      );
      expect(status).toBe(200);
      expect((body.draft as { fields: unknown }).fields).toEqual(fields);
      expect((body.draft as { faults: unknown[] }).faults.length, record).toBeGreaterThan(0);
      expect((await desk.publish(record)).body.isPublished).toBe(false);
      expect(desk.file(`${record}.${record.startsWith('blog') ? 'md' : 'json'}`)).toBe(before);
    }
  });

  test('names every object has are fields like others, and change no object', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const basedOn = (await desk.read('tours/marsh-day')).live?.hash;
    const fields = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "toString": [1]}',
    );
    const { status, body } = await desk.call(address, { fields, text: null, basedOn }, 0);
    expect(status).toBe(200);
    const { draft } = await desk.read('tours/marsh-day');
    expect(JSON.stringify(draft?.fields)).toBe(JSON.stringify(fields));
    const told = (body.draft as { faults: { field: string }[] }).faults.map(({ field }) => field);
    expect(told).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString']));
    expect((await desk.call('/content/tours/records/marsh-day/draft/merge', undefined, 1)).status).toBe(200);
    desk.write('tours/marsh-day.json', desk.file('tours/marsh-day.json').replace('A tagline', 'Another'));
    expect((await desk.call('/content/tours/records/marsh-day/draft/merge', undefined, 2)).status).toBe(200);
    expect(JSON.stringify((await desk.read('tours/marsh-day')).draft?.fields)).toContain('"__proto__":{"polluted":1}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('what no file or store can hold is refused with the field it stands in', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const basedOn = (await desk.read('tours/marsh-day')).live?.hash;
    const said = async (fields: unknown, text: string | null = null) => {
      const { status, body } = await desk.call(address, { fields, text, basedOn }, 0);
      return [status, Object.keys((body.errors as object | undefined) ?? {})[0]];
    };
    expect(await said({ name: 'a\0b' })).toEqual([422, 'fields.name']);
    expect(await said({ stops: ['a', 'b\u001b[2J'] })).toEqual([422, 'fields.stops.1']);
    expect(await said({ name: '\ud800' })).toEqual([422, 'fields.name']);
    expect(await said({ 'a\0': 1 })).toEqual([422, 'fields']);
    expect(await said({}, 'text')).toEqual([422, 'text']);
    expect(await said(JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`))).toEqual([422, 'fields']);
    expect((await said({ name: 'a'.repeat(400_001) }))[0]).toBe(413);
    // A whole file is not too much.
    expect((await said({ name: 'a'.repeat(390_000) }))[0]).toBe(200);
    const post = { fields: {}, text: 'a\0', basedOn: '' };
    expect((await desk.call('/content/blog/records/first-light/draft', post, 0)).status).toBe(422);
    const windows = { fields: { slug: 'first-light' }, text: 'a\r\nb\rc', basedOn: '' };
    expect((await desk.call('/content/blog/records/first-light/draft', windows, 0)).body).toMatchObject({
      draft: { text: 'a\nb\nc' },
    });
  });

  test('a file that is a link, a folder, no text or no JSON is told, and nothing of it is lost (B-611)', async () => {
    const desk = await openContentDesk({ store: await engine.open() });
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'secret.json'), '{"name": "secret"}');
    symlinkSync(join(outside, 'secret.json'), join(desk.folder, 'tours/link.json'));
    mkdirSync(join(desk.folder, 'tours/folder.json'));
    writeFileSync(join(desk.folder, 'tours/bytes.json'), Buffer.from([0xff, 0x00]));
    const said = async (name: string) =>
      (await (await desk.request('GET', `/content/tours/records/${name}`)).json()).message;
    expect(await said('link')).toBe('tours/link.json is a link to another file, which is not changed here.');
    expect(await said('folder')).toBe('tours/folder.json is no file; take away what stands in its place.');
    expect(await said('bytes')).toBe('tours/bytes.json is no text in UTF-8.');
    const { records } = await (await desk.request('GET', '/content')).json();
    const titles = records.filter((row: { name: string }) => ['link', 'folder', 'bytes'].includes(row.name));
    expect(titles.map((row: { title: string }) => row.title)).toEqual(['bytes', 'folder', 'link']);

    for (const name of ['link', 'folder', 'bytes'])
      rmSync(join(desk.folder, `tours/${name}.json`), { recursive: true });
    const whole = desk.file('tours/marsh-day.json');
    desk.write('tours/marsh-day.json', `${whole.slice(0, -20)}`);
    const { live } = await desk.read('tours/marsh-day');
    expect([live?.fields, live?.text]).toEqual([null, null]);
    const draft = { fields: JSON.parse(whole), text: null, basedOn: live?.hash };
    expect((await desk.call(address, draft, 0)).body).toMatchObject({ draft: { faults: [] } });
    expect((await desk.publish('tours/marsh-day')).body).toMatchObject({ isPublished: true });
    expect(desk.file('tours/marsh-day.json')).toBe(whole);
  });
});
