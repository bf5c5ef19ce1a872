import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ContactMessage } from '#contract/forms/contact.ts';
import { siteFolder } from '#scripts/built-folders.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { smallDisks } from '#tests/support/store/small-disk.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';

/* The real server on a disk that is really full. */

/** Milliseconds within which a visitor is told; a machine that is busy with other tests takes longer for everything. */
const soon = 1000;

describe.each(smallDisks)('$title', ({ present, open }) => {
  test.skipIf(!present)(
    'a full disk is reported at once, loses nothing, and is over by itself (B-141)',
    { timeout: 180_000 },
    async () => {
      const disk = open();
      onTestFinished(() => disk.remove());
      const { launcher, folder: dataDir } = disk;
      const server = await startServerProcess({ dataDir, launcher, settings: { MIN_FREE_MB: '0' } });
      const { pid } = server;
      const acknowledged = new Map<string, string>();
      let usualMs = 0;

      async function send(body: ContactMessage) {
        const begun = performance.now();
        const response = await server.send(body);
        const { reference, message } = (await response.json()) as { reference?: string; message: string };
        if (reference !== undefined) acknowledged.set(body.clientRequestId ?? '', reference);
        return { status: response.status, message, ms: performance.now() - begun };
      }

      for (let time = 0; time < 10; time += 1) {
        const { status, ms } = await send(contactBody());
        expect(status).toBe(201);
        usualMs = Math.max(usualMs, ms);
      }

      disk.fill(pid);
      const refused: ContactMessage[] = [];
      for (let time = 0; refused.length < 5 && time < 5000; time += 1) {
        const body = contactBody();
        const { status, message, ms } = await send(body);
        expect([201, 503]).toContain(status);
        // What was once reserved on the disk may still take a few.
        if (status === 201) continue;
        refused.push(body);
        expect(message).toContain('+254 700 000 000');
        expect(ms).toBeLessThan(Math.max(soon, 5 * usualMs));
      }
      expect(refused).toHaveLength(5);
      for (const path of ['/api/tours', '/api/group-tours', '/api/tour/masai-mara-safari', '/api/health']) {
        expect((await server.get(path)).status, path).toBe(200);
      }
      if (existsSync(join(siteFolder, 'index.html'))) expect((await server.get('/tours')).status).toBe(200);

      disk.clear(pid);
      await expect
        .poll(async () => (await send(refused[0] ?? contactBody())).status, { timeout: 20_000 })
        .toBeLessThan(300);
      for (const body of refused) expect([200, 201]).toContain((await send(body)).status);
      expect(await server.end('SIGTERM')).toBe(0);

      const store = await sqlite.open(dataDir);
      const rows = await store.db.selectFrom('enquiries').select(['client_request_id', 'reference']).execute();
      const { rows: checks } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
      expect(new Map(rows.map((row) => [row.client_request_id, row.reference]))).toEqual(acknowledged);
      expect(rows).toHaveLength(acknowledged.size);
      expect(checks).toEqual([{ integrity_check: 'ok' }]);
    },
  );
});
