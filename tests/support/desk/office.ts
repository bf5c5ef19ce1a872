import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { addDeskRoutes } from '#server/desk/add-desk-routes.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import { readEnv } from '#server/env.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import { createHousekeeping } from '#server/housekeeping.ts';
import { createLog } from '#server/log.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type AppUnderTest, openTestApp, referenceOf } from '#tests/support/app-under-test.ts';
import { colleague, type DeskUnderTest, deskApp, testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { type StoreEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { smallCatalogue, testDetailsKey, testNow, testSecret } from '#tests/support/test-app.ts';

export interface OfficeOptions {
  /** Where mails are written as files, and SQLite's file lies. */
  dataDir?: string;
  store?: Store;
  /** The small one unless given. */
  catalogue?: Catalogue | undefined;
  /** With bookings nobody made, unless it is false. */
  demonstration?: boolean;
  /** Over what the desk stands on otherwise. */
  backing?: Partial<DeskBacking>;
}

export interface Office extends DeskUnderTest {
  /** What visitors ask. */
  visitors: AppUnderTest;
  store: Store;
  /** What the desk's calls stand on. */
  backing: DeskBacking;
  /** The same calls, made by somebody else. */
  colleague: DeskUnderTest;
  /** The clock's hand, of both sides; a test moves it. */
  time: { now: Date };
  /** Send the website's forms and give the reference. */
  contact(given?: Partial<ContactMessage>): Promise<string>;
  safari(given?: Partial<CustomSafariRequest>): Promise<string>;
  /** The answer of a read of the desk. */
  read<Answer>(path: string): Promise<Answer>;
  /** What goes out now. */
  mails(): Promise<Mail[]>;
  /** The housekeeping of a minute, by a server of its own. */
  sweep(): Promise<void>;
  /** Shows other content from now on. */
  show(catalogue: Catalogue): void;
}

const { operator, site, keepEnquiriesMonths, leastFreeBytes } = { ...readEnv({}), ...readEnv({}).enquiries };

/** The website and the whole desk over one store, one catalogue and one clock. */
export async function openOffice(
  engine: StoreEngine = sqlite,
  { dataDir, store: given, catalogue: first = smallCatalogue(), demonstration = true, ...options }: OfficeOptions = {},
): Promise<Office> {
  const time = { now: testNow };
  const clock = () => time.now;
  let shown = first;
  const catalogue = () => shown;
  const store = given ?? (await engine.open(dataDir));
  const visitors = await openTestApp({ store, clock, catalogue: first, shown: catalogue, demonstration });
  const queue = createWriteQueue(store);
  const outboxFolder = join(dataDir ?? tmpdir(), 'outbox');
  const backing: DeskBacking = {
    store,
    queue,
    catalogue,
    site,
    contentReadAt: () => testNow,
    board: createDepartureBoard({ catalogue, store, clock }),
    secret: testSecret,
    detailsKey: testDetailsKey,
    operator,
    dataDir: dataDir ?? tmpdir(),
    leastFreeBytes,
    keepEnquiriesMonths,
    mailbox: undefined,
    siteFolder: undefined,
    isStaff: (email) => [testStaff.email, colleague.email].includes(email),
    wakeOutbox: () => undefined,
    eraseMails: (subjects) => eraseMailFiles(outboxFolder, subjects),
    ...options.backing,
  };
  const addRoutes: Parameters<typeof deskApp>[0]['addRoutes'] = (route) => addDeskRoutes(route, backing);
  const desk = deskApp({ clock, addRoutes });
  const startSweeping = () =>
    createHousekeeping({
      store,
      queue: createWriteQueue(store),
      log: createLog({ level: 'silent', sink: () => undefined, clock }),
      outboxFolder,
      keepEnquiriesMonths,
      runPlans: async () => {},
      operator: backing.operator,
      secret: testSecret,
    });
  return {
    ...desk,
    visitors,
    store,
    backing,
    colleague: deskApp({ clock, staff: colleague, addRoutes }),
    time,
    contact: (fields) => referenceOf(visitors.contact(fields)),
    safari: (fields) => referenceOf(visitors.safari(fields)),
    async read(path) {
      const response = await desk.request('GET', path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    mails: () => deliverOutbox(visitors, clock),
    sweep: () => startSweeping()(time.now),
    show(next) {
      shown = next;
    },
  };
}
