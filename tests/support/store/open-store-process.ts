import { openStore } from '#server/store/open-store.ts';

/*
 * A process of its own for tests/server/store/store.test.ts: says it is loaded, waits for a word, opens the store
 * in the folder given.
 */

console.log('loaded');
process.stdin.once('data', async () => {
  const store = await openStore({ dataDir: process.argv[2] ?? '' });
  await store.close();
  process.exit(0);
});
