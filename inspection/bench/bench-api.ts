import '../../scripts/testing/without-operator-settings.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../scripts/read-options.ts';
import { loadBotCheck, loadSettings, startApiServer } from '../../scripts/testing/api-server.ts';
import { enquiryBody, freshToken } from '../../scripts/testing/enquiry-bodies.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { openStore } from '../../server/store/open-store.ts';

/*
 * `npm run bench:api`: how many enquiries a second the real server acknowledges, over HTTP, with SQLite synced in full,
 * genuine bot-check tokens, and its outbox delivering meanwhile. Ends by comparing what was acknowledged with what is stored.
 */

const values = readOptions({
  enquiries: { type: 'string', default: '15000' },
  connections: { type: 'string', default: '64' },
});
const total = Number(values.enquiries);
const connections = Number(values.connections);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const server = await startApiServer(loadSettings(dataDir, await freePort()));
const botCheck = loadBotCheck();
const agent = new Agent({ keepAlive: true, maxSockets: connections });

const bodies: Buffer[] = [];
for (let number = 0; number < total; number += 1) {
  bodies.push(Buffer.from(JSON.stringify(enquiryBody(await freshToken(botCheck), number))));
}

const waits: number[] = [];
const references = new Set<string>();
const refusals = new Map<number, number>();
let next = 0;

const warmUp = bodies.splice(0, Math.min(500, total));
for (const body of warmUp) await send(body);
waits.length = 0;
const started = performance.now();
await Promise.all(Array.from({ length: connections }, writer));
const seconds = (performance.now() - started) / 1000;
const acknowledged = references.size - warmUp.length;

agent.destroy();
server.process.kill('SIGTERM');
await server.ended;
const store = await openStore({ dataDir });
const stored = await store.db.selectFrom('enquiries').select('reference').execute();
const mails = await store.db
  .selectFrom('outbox')
  .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
  .groupBy('state')
  .execute();
await store.close();
rmSync(dataDir, { recursive: true });

const storedReferences = new Set(stored.map(({ reference }) => reference));
const lost = [...references].filter((reference) => !storedReferences.has(reference)).length;
waits.sort((a, b) => a - b);
const percentile = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(1);
console.log(
  `${Math.round(acknowledged / seconds)} enquiries acknowledged a second (${acknowledged} in ${seconds.toFixed(1)} s, ${connections} connections)`,
);
console.log(`answered within ${percentile(0.5)} ms (half), ${percentile(0.99)} ms (99 %), ${percentile(1)} ms (all)`);
console.log(`stored ${storedReferences.size}, lost ${lost}, refused ${JSON.stringify(Object.fromEntries(refusals))}`);
console.log(`mails at the end: ${mails.map(({ state, count }) => `${count} ${state}`).join(', ')}`);
process.exit(lost > 0 || refusals.size > 0 || storedReferences.size !== references.size ? 1 : 0);

async function writer(): Promise<void> {
  for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) await send(body);
}

function send(body: Buffer): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}/api/contact`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        waits.push(performance.now() - begun);
        if (response.statusCode === 201) references.add((JSON.parse(text) as { reference: string }).reference);
        else refusals.set(response.statusCode ?? 0, (refusals.get(response.statusCode ?? 0) ?? 0) + 1);
        resolve();
      });
    });
    call.end(body);
  });
}
