import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { loadBotCheck } from '#scripts/testing/api-server.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import type { Store } from '#server/store/open-store.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { mailsOf } from '#tests/support/load/kill-loop.ts';
import { type ServerGroup, startServerGroup } from '#tests/support/load/server-group.ts';
import { postgres, postgresUrl } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* Two and three servers on one PostgreSQL behind a round robin; `SERVERS=3` kills three in turn. */

const botCheck = loadBotCheck();

describe.skipIf(!postgres.present)(postgres.title, () => {
  /** An empty store and servers that share it. */
  async function begin(
    own: readonly Record<string, string>[],
    common: Record<string, string> = {},
  ): Promise<{ store: Store; group: ServerGroup }> {
    const store = await postgres.open();
    const group = await startServerGroup({ DATABASE_URL: postgresUrl, ...common }, own);
    return { store, group };
  }

  test.each([Number(process.env.SERVERS ?? 2)])(
    '%i servers, killed in turn under sixteen writers: every acknowledged enquiry is stored once and mailed (B-137)',
    async (count) => {
      const { store, group } = await begin(Array.from({ length: count }, () => ({})));
      const acknowledged = new Map<string, string>();
      const stopping = new AbortController();
      let contradictions = 0;
      const writer = async () => {
        while (!stopping.signal.aborted) {
          const body = contactBody();
          const reference = await insist(group, body);
          acknowledged.set(body.clientRequestId, reference);
          if ((await insist(group, body)) !== reference) contradictions += 1;
        }
      };
      const writing = Promise.all(Array.from({ length: 16 }, writer));
      for (let kill = 0; kill < count; kill += 1) {
        const before = acknowledged.size;
        await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 16);
        await group.killAndRestart(kill);
      }
      stopping.abort();
      await writing;
      await outboxEmpty(store);

      const rows = await store.db.selectFrom('enquiries').select(['client_request_id', 'reference']).execute();
      expect(rows.length).toBe(acknowledged.size);
      expect(new Map(rows.map((row) => [row.client_request_id, row.reference]))).toEqual(acknowledged);
      expect(contradictions).toBe(0);
      const mails = group.mails();
      expect(new Set(mails)).toEqual(mailsOf(acknowledged.values()));
      // A killed server may have delivered the round it had claimed, at most sixteen, and not said so.
      expect(mails.length - new Set(mails).size).toBeLessThanOrEqual(16 * count);
    },
  );

  test('while no server dies each mail is sent once, by one of three servers', async () => {
    const { store, group } = await begin([{}, {}, {}]);
    const bodies = Array.from({ length: 120 }, () => contactBody());
    const references = await Promise.all(bodies.map((body) => insist(group, body)));
    await outboxEmpty(store);
    const mails = group.mails();
    expect(mails).toHaveLength(2 * references.length);
    expect(new Set(mails)).toEqual(mailsOf(references));
  });

  test('one form sent to every server at the same moment is one enquiry with one answer', async () => {
    const { store, group } = await begin([{}, {}, {}]);
    for (let number = 0; number < 30; number += 1) {
      const body = contactBody({ turnstileToken: await freshToken(botCheck) });
      const answers = await Promise.all(group.urls.map(() => send(group, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    }
    expect(await store.db.selectFrom('enquiries').select('reference').execute()).toHaveLength(30);
  });

  test('a token of the bot check is taken once by all servers together', async () => {
    const { group } = await begin([{}, {}, {}]);
    const turnstileToken = await freshToken(botCheck);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(group, contactBody({ turnstileToken }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status < 500)).toHaveLength(12);
  });

  test('what one sender may send is counted over all servers (B-97)', async () => {
    const { group } = await begin([{}, {}, {}], { RATE_LIMIT_PER_ADDRESS: '6' });
    const answers = await Promise.all(
      Array.from({ length: 24 }, async () => send(group, contactBody({ turnstileToken: await freshToken(botCheck) }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(18);
  });

  test('seats that are booked are gone on every server at once', async () => {
    const { store, group } = await begin([{}, {}, {}]);
    const everywhere = () =>
      Promise.all(
        group.urls.map(async (url) => (await fetch(`${url}/api/group-tour/gorillas-and-nile/availability`)).json()),
      );
    const seatsOf = (answers: { availableSeats: number }[]) => answers.map(({ availableSeats }) => availableSeats);
    expect(new Set(seatsOf(await everywhere())).size).toBe(1);
    const rows = store.db.updateTable('departure_seats').where('group_tour_id', '=', 'gorillas-and-nile');
    await rows.set((row) => ({ booked_seats: row('total_seats', '-', 1), version: row('version', '+', 1) })).execute();
    expect(seatsOf(await everywhere())).toEqual([1, 1, 1]);
    await rows.set((row) => ({ booked_seats: row.ref('total_seats'), version: row('version', '+', 1) })).execute();
    expect(seatsOf(await everywhere())).toEqual([0, 0, 0]);
  });

  test('during an update what was kept of either content is asked again and answered whole', async () => {
    const newer = temporaryFolder();
    cpSync(testedContent, newer, { recursive: true });
    const file = join(newer, 'tours/amboseli-naivasha-mara-6-day.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Three landscapes', 'Three countries of grass'));
    const { group } = await begin([{}, { CONTENT_DIR: newer }]);
    const path = '/api/tour/amboseli-naivasha-mara-6-day';
    const first = await Promise.all(group.urls.map((url) => fetch(url + path)));
    expect(first.map(({ status }) => status)).toEqual([200, 200]);
    const etags = first.map(({ headers }) => headers.get('etag') ?? '');
    expect(new Set(etags).size).toBe(2);
    for (const [place, url] of group.urls.entries()) {
      for (const [kept, etag] of etags.entries()) {
        const { status } = await fetch(url + path, { headers: { 'if-none-match': etag } });
        expect(status).toBe(kept === place ? 304 : 200);
      }
    }
  });
});

async function send(group: ServerGroup, body: object): Promise<{ status: number; reference?: string }> {
  const response = await group.ask('/api/contact', jsonPost(body));
  const { reference } = (await response.json()) as { reference?: string };
  return { status: response.status, ...(reference !== undefined && { reference }) };
}

/** Sends until a server acknowledges, as the browser does. */
async function insist(group: ServerGroup, body: object): Promise<string> {
  for (;;) {
    const answer = await send(group, { ...body, turnstileToken: await freshToken(botCheck) }).catch(unreachable);
    if (answer?.reference !== undefined) return answer.reference;
    if (answer !== undefined && answer.status < 500) throw new Error(`answered ${answer.status}`);
    await wait(20);
  }
}

/** Nobody there, or cut off in the middle. */
function unreachable(error: unknown): undefined {
  if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
  throw error;
}

async function outboxEmpty(store: Store): Promise<void> {
  const unsent = () => store.db.selectFrom('outbox').select('message_id').where('state', '!=', 'sent').execute();
  await expect.poll(unsent, { timeout: 40_000, interval: 200 }).toEqual([]);
}
