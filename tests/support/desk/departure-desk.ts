import { onTestFinished } from 'vitest';
import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import type { Departure } from '#contract/group-tours.ts';
import { addDepartureDeskRoutes } from '#server/desk/departure-desk-routes.ts';
import { readEnv } from '#server/env.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type DeskUnderTest, deskApp } from '#tests/support/desk/desk-routes-under-test.ts';
import { type EnquiryApp, openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import { groupTourFile, smallContent } from '#tests/support/small-content.ts';
import { easyBotCheck, smallCatalogue, testNow } from '#tests/support/test-app.ts';

export interface DepartureDesk extends DeskUnderTest {
  /** What visitors ask. */
  visitors: EnquiryApp;
  store: Store;
  /** The hand of the clock that both sides have. */
  time: { now: Date };
  get(id: string): Promise<DeskDepartureDetail>;
  /** A change of the version there is now. */
  change(id: string, body: unknown): Promise<Response>;
  /** The coming departures as a visitor is told of them. */
  shown(): Promise<Departure[]>;
}

/** The desk's departures beside the visitors' app, on one store: the small catalogue's, where nobody is booked. */
export async function openDepartureDesk({
  store: given,
  departures = {},
}: {
  store?: Store;
  departures?: Partial<ReturnType<typeof groupTourFile>['departures']>;
} = {}): Promise<DepartureDesk> {
  const tour = groupTourFile({ slug: 'marsh-together', name: 'Marsh together' });
  const changed = { ...tour, departures: { ...tour.departures, ...departures } };
  const catalogue = smallCatalogue({ ...smallContent(), 'group-tours/marsh-together.json': changed });
  const time = { now: testNow };
  const clock = () => time.now;
  const store = given ?? (await openStore({ dataDir: ':memory:' }));
  const visitors = await openEnquiryApp({
    catalogue,
    store,
    clock,
    botCheck: easyBotCheck(clock),
    demonstration: false,
  });
  onTestFinished(() => store.close());
  const queue = createWriteQueue(store);
  const board = createDepartureBoard({ catalogue: () => catalogue, store, clock });
  const { operator } = readEnv({}).enquiries;
  const desk = deskApp({
    clock,
    addRoutes: (route) =>
      addDepartureDeskRoutes(route, {
        store,
        queue,
        catalogue: () => catalogue,
        board,
        operator,
        eraseMails: async () => undefined,
      }),
  });
  const get = async (id: string): Promise<DeskDepartureDetail> =>
    (await desk.request('GET', `/departures/${id}`)).json();
  return {
    ...desk,
    visitors,
    store,
    time,
    get,
    change: async (id, body) =>
      desk.request('POST', `/departures/${id}/change`, body, (await get(id)).departure.version),
    shown: async () => (await (await visitors.request('/api/group-tour/marsh-together')).json()).departures,
  };
}
