import '../../scripts/testing/without-operator-settings.ts';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { styleText } from 'node:util';
import sharp from 'sharp';
import { baseImage } from '#inspection/container/base-image.ts';
import { buildah } from '#inspection/container/buildah.ts';
import { type DeskCaller, draftChange, signInAtTheDesk } from '#inspection/container/desk-caller.ts';
import { type MountedImage, mountImage, type RunningImage, runImage } from '#inspection/container/run-image.ts';
import type { AddedPhotograph } from '../../contract/desk/content-photographs.ts';
import { notChecked } from '../../scripts/testing/run-phases.ts';
import { mailsIn, readMail } from '../../tests/support/desk/office-mails.ts';
import { smallContent, writeContent } from '../../tests/support/small-content.ts';

/*
 * `npm run check:container`: the image of the Containerfile is built, of the project and of an operator's copy with content of their
 * own. Each runs as a user it does not know over files it may not write to; at its desk a text and a photograph are published, and it is
 * killed while it publishes. The other image, as the next version, shows on the same volume what was published. Needs buildah and root;
 * NODE_IMAGE names what it is built on.
 */

/** How often a server is killed in the middle. */
const kills = 3;
const staff = 'wanjiru@desk.example';
const settings = { DESK_STAFF: staff, LOG_LEVEL: 'warn' };

interface Version {
  /** In whose name it was built, and one of its tours. */
  operator: string;
  tour: string;
  image: MountedImage;
}

if (spawnSync('buildah', ['--version']).status !== 0) leave('buildah is not installed (apt-get install buildah)');
if (process.getuid?.() !== 0) leave('mounting an image needs root (sudo npm run check:container)');
const base = baseImage() ?? leave('no image of Node can be fetched, nor made: debootstrap is not installed');

const folder = mkdtempSync(join(tmpdir(), 'container-'));
const versions: Version[] = [];
try {
  versions.push({ operator: 'Umbrella Thorn Safaris', tour: 'amboseli-tour', image: build('.') });
  versions.push({
    operator: 'Baobab & Tide Journeys',
    tour: 'marsh-week',
    image: build(operatorsCopy(), 'our-content'),
  });
  const [own, other] = versions as [Version, Version];
  await checkVersion(own, other);
  await checkVersion(other, own);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const { image } of versions) image.remove();
  rmSync(folder, { recursive: true, force: true });
}

function build(context: string, content = 'content'): MountedImage {
  const started = Date.now();
  const given = [`NODE_IMAGE=${base}`, `CONTENT=${content}`].flatMap((argument) => ['--build-arg', argument]);
  // Only this format knows of a health check.
  const image = buildah(['build', '-q', '--network', 'host', '--format', 'docker', ...given, context]);
  console.log(`built in ${Math.round((Date.now() - started) / 1000)} s`);
  return mountImage(image);
}

/** The project with the content of another operator beside its own, on a machine that shows files to nobody else. */
function operatorsCopy(): string {
  const copy = join(folder, 'copy');
  const left = readFileSync('.containerignore', 'utf8').trim().split('\n');
  cpSync('.', copy, { recursive: true, filter: (file) => !left.includes(file.split(sep)[0] ?? '') });
  const { folder: written } = writeContent(smallContent(), folder);
  cpSync(join('tests', 'support', 'another-operator'), written, { recursive: true });
  cpSync(written, join(copy, 'our-content'), { recursive: true });
  spawnSync('chmod', ['-R', 'go-rwx', copy]);
  return copy;
}

/** A first start on a new volume, work at the desk, kills, and the next version. */
async function checkVersion({ operator, tour, image }: Version, other: Version): Promise<void> {
  const data = newVolume(image);
  let server = await runImage(image, data, settings);
  try {
    await expectText(server, '/', operator);
    await expectText(server, `/api/tour/${tour}`, tour);
    await expectText(server, '/licences.txt', 'SIL OPEN FONT LICENSE');
    const isOther = (await fetch(`${server.url}/api/tour/${other.tour}`)).status;
    if (isOther !== 404) throw new Error(`/api/tour/${other.tour} of another’s content is answered with ${isOther}.`);

    let desk = await signIn(server, data);
    const published = await publishAtTheDesk(server, desk, tour);

    const record = `tours/${tour}`;
    let summary = await liveSummary(desk, record);
    for (let kill = 0; kill < kills; kill += 1) {
      const next = `Published before kill ${kill}`;
      const publish = await draftChange(desk, record, (fields) => Object.assign(fields, { summary: next }));
      const publishing = publish().catch(() => undefined);
      await wait(Math.random() * published.milliseconds);
      await server.end('SIGKILL');
      await publishing;
      server = await runImage(image, data, settings);
      desk = await signIn(server, data);
      const found = await liveSummary(desk, record);
      if (found !== summary && found !== next) throw new Error(`After a kill the summary is ${found}.`);
      await expectText(server, `/api/tour/${tour}`, found);
      await expectText(server, `/tour/${tour}`, found);
      console.log(`  killed: the ${found === summary ? 'old' : 'new'} text stands`);
      summary = found;
    }
    const code = await server.end('SIGTERM');
    if (code !== 0) throw new Error(`Told to stop, the server ended with ${code}.`);

    server = await runImage(other.image, data, settings);
    await expectText(server, `/tour/${tour}`, summary);
    await expectText(server, `/tour/${tour}`, published.photograph);
    const { status } = await fetch(server.url + published.photograph);
    if (status !== 200) throw new Error(`${published.photograph} is answered with ${status}.`);
    console.log(`${operator}: published, and there in the next version`);
  } finally {
    await server.end('SIGTERM');
  }
}

/** As a volume is made at its first use: with the owner and the rights of the folder in the image. */
function newVolume({ root }: MountedImage): string {
  const data = mkdtempSync(join(folder, 'data-'));
  const { uid, gid, mode } = statSync(join(root, 'data'));
  chownSync(data, uid, gid);
  chmodSync(data, mode);
  return data;
}

/** By the link of the mail, which lies among the data where no mail server is named. */
async function signIn(server: RunningImage, data: string): Promise<DeskCaller> {
  const known = mailsIn(data);
  const body = JSON.stringify({ email: staff });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.desk}/api/sign-in`, { method: 'POST', headers, body });
  const token = await until('A mail to sign in', async () => {
    const mails = mailsIn(data).filter((name) => !known.includes(name));
    return mails.map((name) => /#token=([\w-]+)/.exec(readMail(data, name))?.[1]).find(Boolean);
  });
  return signInAtTheDesk(server.desk, token);
}

/** A photograph on the tour's page, as someone of the office puts it there: where it lies, and how long publishing took. */
async function publishAtTheDesk(
  server: RunningImage,
  desk: DeskCaller,
  tour: string,
): Promise<{ photograph: string; milliseconds: number }> {
  const picture = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const place = `/content/tours/records/${tour}/photographs?file=river.jpg`;
  const { file, focal } = await desk.send<AddedPhotograph>(place, new Uint8Array(picture));
  const publish = await draftChange(desk, `tours/${tour}`, (fields) => {
    fields.photographs = [{ file, focal, alt: 'A river at dusk, seen from its bank', credit: 'Our own' }];
    fields.cover = 'photograph';
  });
  const started = performance.now();
  await publish();
  const milliseconds = performance.now() - started;
  const [photograph] = await until('A photograph on its page', async () =>
    /\/photos\/[\w-]+\.webp/.exec(await textOf(server, `/tour/${tour}`)),
  );
  return { photograph, milliseconds };
}

async function liveSummary(desk: DeskCaller, record: string): Promise<string> {
  const path = `/content/${record.replace('/', '/records/')}`;
  const { live } = await desk.call<{ live: { fields: { summary: string } } }>(path);
  return live.fields.summary;
}

async function expectText(server: RunningImage, path: string, text: string): Promise<void> {
  const written = text.replace('&', path.startsWith('/api/') ? '&' : '&amp;');
  await until(`“${text}” at ${path}`, async () => (await textOf(server, path)).includes(written) || undefined);
}

async function textOf(server: RunningImage, path: string): Promise<string> {
  return (await fetch(server.url + path)).text();
}

async function until<Found>(what: string, find: () => Promise<Found | null | undefined>): Promise<Found> {
  for (const start = Date.now(); Date.now() < start + 30_000; await wait(100)) {
    const found = await find();
    if (found !== undefined && found !== null) return found;
  }
  throw new Error(`${what} did not come within half a minute.`);
}

function leave(why: string): never {
  console.log(styleText('red', `${notChecked}${why}`));
  process.exit(0);
}
