import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { AddedPhotograph } from '#contract/desk/content-photographs.ts';
import { changesOf } from '#server/history/desk-changes.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { tour } from '#tests/support/content/small-content-files.ts';
import { openPhotographDesk, type PhotographDesk } from '#tests/support/desk/photograph-desk.ts';
import { asha } from '#tests/support/desk/test-desk.ts';
import { hostileFiles } from '#tests/support/photos/hostile-files.ts';
import { cornered, originalFolder } from '#tests/support/photos/original-folder.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { openMemoryStore } from '#tests/support/store/memory-store.ts';

const record = 'tours/marsh-day';
let store: Store;
let desk: PhotographDesk;
let picture: Buffer;

beforeAll(async () => {
  picture = await cornered(1600, 400).jpeg().toBuffer();
  store = await openMemoryStore();
  desk = await openPhotographDesk({ store });
});
afterAll(async () => {
  await desk.close();
  await store.close();
});

const folderOf = (of: string) => join(desk.followed.folder, 'photos', of);
/** What lies in the record's folder, and what was begun anywhere. */
const lying = () =>
  [folderOf(record), join(folderOf('.arriving'))].flatMap((each) => (existsSync(each) ? readdirSync(each) : []));
const sentence = async (answer: Response) => ((await answer.json()) as { message: string }).message;

test('a photograph is laid into the record’s folder, with its size, a first focal point and a line in the history', async () => {
  const person = {
    input: { create: { width: 200, height: 200, channels: 3 as const, background: '#b4333a' } },
    left: 300,
    top: 100,
  };
  const taken = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#e8d9b0' } })
    .composite([person])
    .jpeg()
    .toBuffer();
  const answer = await desk.upload(record, 'IMG 2043.JPG', taken);
  expect(answer.status).toBe(201);
  const added = (await answer.json()) as AddedPhotograph;
  expect(added).toMatchObject({ file: 'img-2043.jpg', bytes: taken.length, width: 1600, height: 1200, isNamed: false });
  expect(Math.abs(added.focal.x - 0.25)).toBeLessThan(0.06);
  expect(Math.abs(added.focal.y - 0.17)).toBeLessThan(0.06);
  expect(readFileSync(join(folderOf(record), 'img-2043.jpg')).equals(taken)).toBe(true);
  const [change] = await askStore(store, (db) => changesOf(db, { kind: 'content', id: record }));
  expect(change).toMatchObject({
    by: asha.email,
    what: 'photograph-added',
    after: { file: 'img-2043.jpg', bytes: taken.length },
  });
  await expect
    .poll(async () => (await desk.list(record)).map(({ file, state }) => [file, state]))
    .toEqual([['img-2043.jpg', 'made']]);
  expect((await desk.list(record))[0]).toMatchObject({ width: 1600, height: 1200, reason: null });
});

test.each([
  ['../../../etc/passwd', 'passwd.jpg'],
  ['..\\..\\boot.ini', 'boot.jpg'],
  ['/', 'photograph.jpg'],
  ['.htaccess', 'photograph-2.jpg'],
  ['....', 'photograph-3.jpg'],
  ['Löwin im Gras (2) 🦁.JPG', 'lowin-im-gras-2.jpg'],
  ['a'.repeat(255), `${'a'.repeat(80)}.jpg`],
  ['<script>.png', 'script.jpg'],
])('what was called %s is kept as %s (B-643)', async (sentAs, file) => {
  const answer = await desk.upload(record, sentAs, picture);
  expect([answer.status, (await answer.json()).file]).toEqual([201, file]);
  expect(lying()).toContain(file);
});

test('of the same name sent at once all are kept, under names of their own, and none replaces what is there (B-643)', async () => {
  mkdirSync(folderOf(record), { recursive: true });
  writeFileSync(join(folderOf(record), 'Gate.JPG'), 'somebody laid this here');
  const pictures = await Promise.all([1601, 1602, 1603, 1604].map((width) => cornered(width, 401).jpeg().toBuffer()));
  const answers = await Promise.all(pictures.map((each) => desk.upload(record, 'gate.jpg', each)));
  const added = (await Promise.all(answers.map((each) => each.json()))) as AddedPhotograph[];
  expect(new Set(added.map(({ file }) => file))).toEqual(
    new Set(['gate-2.jpg', 'gate-3.jpg', 'gate-4.jpg', 'gate-5.jpg']),
  );
  for (const [index, { file, width }] of added.entries()) {
    expect(width).toBe(1601 + index);
    expect(readFileSync(join(folderOf(record), file)).equals(pictures[index] ?? Buffer.of())).toBe(true);
  }
  expect(readFileSync(join(folderOf(record), 'Gate.JPG'), 'utf8')).toBe('somebody laid this here');
});

const sendable = hostileFiles.filter(
  ({ path, ends }) => ends !== 'made' && !/folder|elsewhere|nowhere|stray|heavy/.test(path),
);

test.each(sendable.map((each) => [each.path, each] as const))(
  '%s is refused in a sentence, and nothing is left of it (B-643)',
  async (path, { put, ends }) => {
    const aside = originalFolder();
    mkdirSync(join(aside.originals, 'tours/marsh-day'), { recursive: true });
    await put(aside, path);
    const before = lying();
    const answer = await desk.upload(record, path, readFileSync(join(aside.originals, path)));
    const message = await sentence(answer);
    expect(answer.status).toBe(422);
    const name = path.slice('tours/marsh-day/'.length);
    expect(message.startsWith(`${name} `), message).toBe(true);
    // It is said to somebody who chose a file, not to somebody who copied one.
    if (name !== 'empty.jpg') expect(message.slice(name.length + 1, -1)).toMatch(ends as RegExp);
    expect(lying()).toEqual(before);
  },
);

test.each([
  ['with its length', Buffer.alloc(26 * 1024 * 1024)],
  ['without its length', () => inPieces(26)],
])('26 MB %s are refused in one line (B-643)', async (_, body) => {
  const before = lying();
  const answer = await desk.upload(record, 'large.jpg', typeof body === 'function' ? body() : body);
  expect([answer.status, await sentence(answer)]).toEqual([
    413,
    'The photograph is larger than 25 MB; save it smaller.',
  ]);
  expect(lying()).toEqual(before);
});

test('of what is sent without an end no more is taken than it takes to say so (B-644)', async () => {
  const before = lying();
  const answer = await desk.upload(record, 'endless.jpg', inPieces(1e6)).catch(() => undefined);
  expect(answer?.status ?? 413).toBe(413);
  expect(lying()).toEqual(before);
  // The desk goes on.
  expect((await desk.upload(record, 'after.jpg', picture)).status).toBe(201);
});

/** So many megabytes, one after the other. */
function inPieces(megabytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
      if (sent === megabytes) controller.close();
    },
  });
}

test('an upload that breaks off leaves nothing (B-644)', async () => {
  const before = lying();
  const { hostname, port } = new URL(desk.url);
  for (const share of [0, 0.3, 0.99]) {
    await new Promise<void>((ended) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/content/tours/records/marsh-day/photographs?file=half.jpg HTTP/1.1\r\nHost: ${hostname}\r\n` +
            `Cookie: ${desk.cookie}\r\nContent-Length: ${picture.length}\r\n\r\n`,
        );
        socket.write(picture.subarray(0, Math.floor(picture.length * share)), () =>
          setTimeout(() => socket.destroy(), 100),
        );
      });
      socket.on('close', () => ended());
    });
  }
  await expect.poll(lying).toEqual(before);
  expect((await desk.list(record)).map(({ file }) => file)).not.toContain('half.jpg');
});

test('who is not signed in, or comes from another page, brings and sees nothing (B-645)', async () => {
  const before = lying();
  const strange = { headers: { cookie: '' } };
  const foreign = { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } };
  expect((await desk.upload(record, 'a.jpg', picture, strange)).status).toBe(401);
  expect((await desk.upload(record, 'a.jpg', picture, foreign)).status).toBe(403);
  expect((await desk.call(record, '', strange)).status).toBe(401);
  expect((await desk.call(record, '/preview?file=img-2043.jpg', strange)).status).toBe(401);
  expect(lying()).toEqual(before);
});

test.each([
  ['tours/nowhere', 404],
  ['legal/privacy-policy', 404],
  ['tours/..%2f..', 404],
  ['fees/marsh', 404],
])('into %s nothing can be laid', async (of, status) => {
  expect((await desk.upload(of, 'a.jpg', picture)).status).toBe(status);
  expect(existsSync(folderOf('tours/nowhere'))).toBe(false);
});

test('its preview is small, upright and without the place it was taken at, before and after it is made (B-645)', async () => {
  const taken = await cornered(4000, 1000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { file } = await (await desk.upload(record, 'placed.jpg', taken)).json();
  const look = async () => {
    const answer = await desk.call(record, `/preview?file=${file}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const body = Buffer.from(await answer.arrayBuffer());
    const { width, height, exif } = await sharp(body).metadata();
    expect([width < height, width <= 960, exif, body.length < 100_000]).toEqual([true, true, undefined, true]);
    return answer.headers.get('etag') ?? '';
  };
  const tag = await look();
  await expect.poll(async () => (await desk.list(record)).find((each) => each.file === file)?.state).toBe('made');
  await look();
  expect((await desk.call(record, `/preview?file=${file}`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await desk.call(record, '/preview?file=nothing.jpg')).status).toBe(404);
  expect((await desk.call(record, '/preview?file=..%2F..%2F..%2Ftours%2Fmarsh-day.json')).status).toBe(404);
});

test('one that the record or its draft names stays, and any other is taken out (B-645)', async () => {
  const { file } = await (await desk.upload(record, 'named.jpg', picture)).json();
  const sound = smallContent()[tour] as object;
  const photographs = [{ file, alt: 'A gate', credit: 'Us' }];
  onTestFinished(() => {
    desk.drafts.clear();
    desk.followed.write(tour, sound);
  });
  desk.drafts.set(record, { fields: { photographs }, text: null });
  const refused = await desk.remove(record, file);
  expect([refused.status, await sentence(refused)]).toEqual([
    409,
    'The record names named.jpg; take it out there first, and publish that.',
  ]);
  desk.drafts.clear();
  desk.followed.write(tour, { ...sound, photographs });
  expect((await desk.remove(record, file)).status).toBe(409);
  expect((await desk.list(record)).find((each) => each.file === file)?.isNamed).toBe(true);
  desk.followed.write(tour, { ...sound, photographs: [{ ...photographs[0], file: `un${file}` }] });
  expect((await desk.remove(record, file)).status).toBe(200);
  expect(lying()).not.toContain(file);
  expect((await desk.remove(record, file)).status).toBe(404);
  const changes = await askStore(store, (db) => changesOf(db, { kind: 'content', id: record }));
  const removed = changes.find(({ what }) => what === 'photograph-removed');
  expect(removed).toMatchObject({ by: asha.email, before: { file, bytes: picture.length } });
});
