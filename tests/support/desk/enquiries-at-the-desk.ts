import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BotCheckAction } from '#contract/bot-check.ts';
import type { ContactMessage } from '#contract/contact.ts';
import type { CustomSafariRequest } from '#contract/customization.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { addEnquiryDeskRoutes } from '#server/desk/enquiry-desk-routes.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { readEnv } from '#server/env.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type DeskUnderTest, deskApp, testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { type EnquiryApp, openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import type { StoreEngine } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

export const colleague: StaffMember = { email: 'otieno@desk.example', name: 'Otieno' };

export interface EnquiriesAtTheDesk extends Omit<EnquiryApp, 'request'>, DeskUnderTest {
  /** The same calls, made by somebody else. */
  colleague: DeskUnderTest;
  /** The clock's hand; a test moves it. */
  time: { now: Date };
  /** Send the website's forms and give the reference. */
  contact(given?: Partial<ContactMessage>): Promise<string>;
  safari(given?: Partial<CustomSafariRequest>): Promise<string>;
  /** The answer of a read of the desk. */
  read<Answer>(path: string): Promise<Answer>;
}

/** The website and the desk over one store. */
export async function openEnquiriesAtTheDesk(
  engine: StoreEngine,
  options: { dataDir?: string; catalogue?: Catalogue; store?: Store } = {},
): Promise<EnquiriesAtTheDesk> {
  const time = { now: testNow };
  const clock = () => time.now;
  const store = options.store ?? (await engine.open(options.dataDir));
  const site = await openEnquiryApp({ store, clock });
  const catalogue = options.catalogue ?? site.catalogue;
  const { operator } = readEnv({}).enquiries;
  const board = createDepartureBoard({ catalogue: () => catalogue, store, clock });
  const outboxFolder = join(options.dataDir ?? tmpdir(), 'outbox');
  const queue = createWriteQueue(store);
  const staffed = (staff: StaffMember) =>
    deskApp({
      clock,
      staff,
      addRoutes: (route) =>
        addEnquiryDeskRoutes(route, {
          store,
          queue,
          catalogue: () => catalogue,
          board,
          operator,
          isStaff: (email) => email === testStaff.email || email === colleague.email,
          wakeOutbox: () => undefined,
          eraseMails: (references) => eraseMailFiles(outboxFolder, references),
          keepEnquiriesMonths: 24,
        }),
    });
  const desk = staffed(testStaff);
  const take = async (path: string, action: BotCheckAction, body: object): Promise<string> => {
    const response = await site.post(path, { ...body, turnstileToken: await site.token(action) });
    return (await response.json()).reference;
  };
  return {
    ...site,
    ...desk,
    colleague: staffed(colleague),
    time,
    contact: (given = {}) => take('/api/contact', 'contact', contactBody(given)),
    safari: (given = {}) => take('/api/custom-safari-request', 'custom-safari', safariBody(given)),
    async read(path) {
      const response = await desk.request('GET', path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}
