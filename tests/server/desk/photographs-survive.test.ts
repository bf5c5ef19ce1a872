import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';
import { removeOldArrivals } from '#server/photos/arrivals.ts';
import { smallDisks } from '#tests/support/store/small-disk.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const record = '/api/content/tours/records/marsh-day/photographs';

interface DeskProcess {
  url: string;
  cookie: string;
  /** Of the content, below the one given. */
  folder: string;
  child: ChildProcess;
}

async function startDesk(below: string, launcher: readonly string[] = []): Promise<DeskProcess> {
  const [command = '', ...args] = [
    ...launcher,
    process.execPath,
    '--import',
    'tsx',
    'tests/support/desk/photograph-desk-process.ts',
  ];
  const child = spawn(command, args, { env: testEnvironment({ TMPDIR: below }), stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, ...(JSON.parse(line) as Omit<DeskProcess, 'child'>) };
}

/** A photograph that weighs some megabytes. */
function heavy(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 98 })
    .toBuffer();
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

test('a server that is killed while a photograph comes leaves nothing that is taken for one, and the next start clears it away', async () => {
  const root = temporaryFolder();
  const { url, cookie, folder, child } = await startDesk(root);
  const originals = join(folder, 'photos');
  const picture = await heavy();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(picture.subarray(0, picture.length - 1000))),
  });
  const sending = fetch(`${url}${record}?file=gate.jpg`, {
    method: 'POST',
    headers: { cookie },
    body,
    duplex: 'half',
  } as RequestInit).then(
    () => 'answered',
    () => 'cut off',
  );
  await expect.poll(() => filesIn(join(originals, '.arriving'))).toHaveLength(1);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await sending).toBe('cut off');
  expect(filesIn(join(originals, 'tours'))).toEqual([]);
  expect(filesIn(join(originals, '.arriving'))).toHaveLength(1);
  await removeOldArrivals(originals);
  expect(filesIn(join(originals, '.arriving'))).toEqual([]);
});

for (const { title, present, open } of smallDisks) {
  test.skipIf(!present)(
    `on ${title}: a full disk is told in a sentence, nothing is left, and the desk goes on when there is room (B-644)`,
    async () => {
      const disk = open();
      onTestFinished(() => disk.remove());
      const { url, cookie, folder, child } = await startDesk(disk.folder, disk.launcher);
      const picture = await heavy();
      const send = async () => {
        const sent = { method: 'POST', headers: { cookie }, body: new Uint8Array(picture) };
        const answer = await fetch(`${url}${record}?file=gate.jpg`, sent);
        return { status: answer.status, ...((await answer.json()) as { message?: string; file?: string }) };
      };
      disk.fill(child.pid ?? 0);
      expect(await send()).toMatchObject({
        status: 503,
        message: 'The disk of the server is full; the photograph was not kept.',
      });
      expect(filesIn(join(folder, 'photos/tours'))).toEqual([]);
      expect(filesIn(join(folder, 'photos/.arriving'))).toEqual([]);
      disk.clear(child.pid ?? 0);
      expect(await send()).toMatchObject({ status: 201, file: 'gate.jpg' });
    },
  );
}
