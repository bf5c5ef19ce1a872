import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, fillPath } from '#contract/api/endpoint.ts';
import { servedEndpoints } from '#contract/api/served-endpoints.ts';
import { draftDeskProposal } from '#contract/desk/proposal-endpoints.ts';
import { signOut } from '#contract/desk/sign-in-endpoints.ts';
import { slugsOf } from '#server/api/record-lookup.ts';
import { addDeskFileRoutes, addDeskRoutes } from '#server/desk/add-desk-routes.ts';
import { createDepartureFeed } from '#server/desk/departure-feed/departure-feed.ts';
import { addDepartureFeedDeskRoutes } from '#server/desk/departure-feed/departure-feed-desk-routes.ts';
import { inspectPhotograph, previewPhotograph } from '#server/photos/inspect-photograph.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { liveContentOf } from '#tests/support/desk/content-desk.ts';
import { holdsOf } from '#tests/support/desk/departure-desk.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { createTestDesk, deskUrl } from '#tests/support/desk/test-desk.ts';
import { bodyInOrder, queryInOrder } from '#tests/support/odd-input/bodies.ts';
import { openProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import type { StoreEngine } from '#tests/support/store/store-engines.ts';
import { wholeStore } from '#tests/support/store/whole-store.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value;

const ofTheDesk = import.meta.glob<object>('/contract/desk/*.ts', { eager: true });
export const deskEndpoints: readonly Endpoint[] = Object.values(ofTheDesk).flatMap(Object.values).filter(isEndpoint);
export const allEndpoints: readonly Endpoint[] = [...servedEndpoints, ...deskEndpoints];

/** One call of an endpoint; what is left out is in order. */
export interface Call {
  params?: Readonly<Record<string, string>>;
  /** As it stands in an address, without the question mark. */
  query?: string;
  /** A body, as it is. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string | undefined>>;
}

export interface Trial {
  send(described: Endpoint, call?: Call): Promise<Response>;
  /** What is in order, with a token that is good for once. */
  bodyOf(described: Endpoint): Promise<unknown>;
  paramsOf(described: Endpoint): Readonly<Record<string, string>>;
  /** Names of records there are, in no endpoint's place. */
  others: readonly string[];
  /** All there is in the store and in the content's files. */
  kept(): Promise<unknown>;
}

const january = 'marsh-together-2027-01-01';

/** The website and the desk as they are served, with a record of each kind; the desk is asked by somebody of the staff. */
export async function openTrial(engine?: StoreEngine): Promise<Trial> {
  const folder = folderOf();
  const places = { originals: join(folder, 'photos'), cacheFolder: join(folder, '.photos'), siteFolder: undefined };
  const inspector = { inspect: inspectPhotograph, preview: previewPhotograph };
  const photographs = { ...inspector, folder, places, draftOf: async () => undefined, onChange: () => undefined };
  const backing = { content: { live: liveContentOf(folder), folder }, photographs };
  const office = await openProposalDesk(engine, { backing });
  const { store, visitors } = office;
  const feed = createDepartureFeed({ ...office.backing, url: deskUrl });
  const desk = createTestDesk({
    store,
    departureFeed: feed,
    addRoutes(route) {
      addDeskRoutes(route, office.backing);
      addDepartureFeedDeskRoutes(route, { ...office.backing, feed });
    },
    addFileRoutes: (route) => addDeskFileRoutes(route, office.backing),
  });
  const cookie = await desk.signIn();

  const proposal = await office.sent();
  const { reference } = proposal;
  const write = async (path: string, body: object) => (await office.request('POST', path, body)).json();
  const wanted = { seats: 1, until: '2026-11-25T09:00:00.000Z', forWhom: 'Ada' };
  const hold = await write(`/departures/${january}/holds`, wanted);
  const elsewhere = await write('/departures/marsh-together-2027-02-05/holds', wanted);
  await visitors.subscribe();
  const { subscribers } = await office.read<{ subscribers: { subscriptionId: string }[] }>('/subscribers');
  const subscriptionId = subscribers[0]?.subscriptionId ?? '';

  const isOfDesk = (described: Endpoint) => deskEndpoints.includes(described);
  const params = {
    reference,
    kind: 'tours',
    name: 'marsh-day',
    hold: holdsOf(hold)[0]?.id ?? '',
    place: 'none',
    subscriptionId,
  };

  function paramsOf(described: Endpoint): Record<string, string> {
    if (isOfDesk(described)) return { ...params, id: described.path.startsWith('/proposals') ? proposal.id : january };
    const slug = slugsOf(visitors.catalogue, described)[0] ?? '';
    return { slug, id: slug };
  }

  const known = {
    token: tokenIn(proposal),
    owner: testStaff.email,
    enquiry: reference,
    tour: 'marsh-together',
    capacity: 8,
    sold: 0,
    // A tour has none below its fields.
    text: null,
  };

  const bodyOf = async (described: Endpoint) =>
    described === draftDeskProposal ? (await office.get(proposal.id)).draft : bodyInOrder(described, known);

  /** Of the record a call changes, as it is now. */
  async function versionOf({ path }: Endpoint, given: Readonly<Record<string, string>>): Promise<number> {
    const record = await office.request('GET', fillPath(path.slice(0, path.lastIndexOf('}') + 1), given));
    return Number(/"version":(\d+)/.exec(await record.text())?.[1] ?? 0);
  }

  return {
    bodyOf,
    paramsOf,
    others: [reference, proposal.id, subscriptionId, holdsOf(elsewhere)[0]?.id ?? '', 'marsh', 'reed-camp'],
    async send(described, { params: given = paramsOf(described), query = queryInOrder(described), raw, headers } = {}) {
      const body = described.body && (raw ?? JSON.stringify(await bodyOf(described)));
      const all = {
        'content-type': body === undefined ? undefined : 'application/json',
        // Whoever signs out here takes nobody along.
        cookie: isOfDesk(described) && described !== signOut ? cookie : undefined,
        'if-match': described.errors.includes('version_missing') ? `"${await versionOf(described, given)}"` : undefined,
        ...headers,
      };
      const sent = new Headers(
        Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      const { app } = isOfDesk(described) ? desk : visitors;
      const init = { method: described.method, headers: sent, ...(body !== undefined && { body }) };
      return app.request(`/api${fillPath(described.path, given)}?${query}`, init);
    },
    kept: async () => [await wholeStore(store), filesIn(folder)],
  };
}

function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}
