import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishPublications } from '#server/content/editing/publication.ts';
import { hashOf } from '#server/content/editing/record-file.ts';
import { openStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { compiled } from '#tests/support/compiled.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { killInTheMiddle } from '#tests/support/load/kill-in-the-middle.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* A server that is killed while it publishes: what belongs together is live together, and no text is lost. */

const kills = 25;
const names = ['marsh-day', 'marsh-week', 'marsh-and-island'];

onEveryEngine((engine) => {
  test('killed at any moment of a publication, all of it is live or none, and every text is kept', async () => {
    const program = await compiled('tests/support/desk/publish-process.ts');
    const folder = folderOf();
    const dataDir = temporaryFolder();
    await (await engine.open(dataDir)).close();
    const { DATABASE_URL: databaseUrl = '' } = engine.settings(dataDir);
    const seen = new Set<string>();
    let begun = 0;
    // A busy machine takes longer until it publishes: whoever was killed before that lives longer the next time.
    let longest = 100;
    for (let kill = 0; kill < kills; kill += 1) {
      await killInTheMiddle([program, folder, dataDir, databaseUrl], longest);

      const store = await openStore({ dataDir, ...(databaseUrl !== '' && { databaseUrl }) });
      const { db } = store;
      const unfinished = await db.selectFrom('content_versions').select('file').where('is_written', '=', 0).execute();
      begun += unfinished.length > 0 ? 1 : 0;
      const known = seen.size;
      await finishPublications({ store, queue: createWriteQueue(store), folder });
      const orders = new Set<number>();
      for (const name of names) {
        const text = readFileSync(join(folder, `tours/${name}.json`), 'utf8');
        orders.add(Math.floor(JSON.parse(text).order / 10));
        const versions = await db
          .selectFrom('content_versions')
          .selectAll()
          .where('file', '=', `tours/${name}.json`)
          .orderBy('number')
          .execute();
        const published = versions.filter(({ what }) => what === 'published');
        expect(versions.every((one) => one.is_written === 1)).toBe(true);
        // Each published text follows the one before it: none is missing, and the newest is in the file.
        if (versions.length > 0) expect(versions.at(-1)?.hash).toBe(hashOf(text));
        expect(published.map((one) => Math.floor(JSON.parse(one.text ?? '').order / 10))).toEqual(
          published.map((_, index) => index + 1),
        );
        seen.add(String(published.length));
      }
      expect([...orders]).toHaveLength(1);
      if (seen.size === known) longest = Math.min(longest * 1.5, 2000);
      await store.close();
    }
    // Otherwise nothing was killed in the middle of anything.
    expect(begun).toBeGreaterThan(0);
    expect(seen.size).toBeGreaterThan(1);
    console.log(`${kills} kills, ${begun} of them within a publication; ${[...seen].at(-1)} published`);
    const left = readdirSync(join(folder, 'tours')).filter((name) => !name.startsWith('.'));
    expect(new Set(left)).toEqual(new Set(names.map((name) => `${name}.json`)));
  });
});
