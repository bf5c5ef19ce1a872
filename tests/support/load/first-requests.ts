import * as z from 'zod/mini';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { openTemporaryApp } from '#scripts/testing/temporary-app.ts';
import { embeddedSearch } from '#server/search/search-access.ts';
import { longestBlock } from '#tests/support/load/loop-blocks.ts';

/*
 * A program: asks a fresh server, as it is in production, each call that reads for the first time, and prints how
 * long each held the event loop, in milliseconds.
 */

const listed = z.record(z.string(), z.unknown());
const named = z.array(z.object({ slug: z.string() }));

const { app, close } = await openTemporaryApp();
const blocks: Record<string, number> = {};
// A record follows its list in the contract.
let slug = 'privacy-policy';

async function ask(path: string): Promise<unknown> {
  let answer: unknown;
  const headers = { authorization: `Bearer ${embeddedSearch.key}` };
  blocks[path] = await longestBlock(async () => {
    answer = await (await app.request(path, { headers })).json();
  });
  return answer;
}

await ask(`${embeddedSearch.host}/indexes/tours/search?q=mara`);
for (const { method, path, records } of servedEndpoints) {
  if (method !== 'GET') continue;
  const answer = await ask(`/api${path.replace(/\{\w+\}/, slug)}`);
  const list = records && named.safeParse(listed.parse(answer)[records.key]);
  slug = list?.data?.[0]?.slug ?? slug;
}
await ask('/api/openapi.json');
await close();
process.stdout.write(JSON.stringify(blocks));
