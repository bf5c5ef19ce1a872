import { onTestFinished } from 'vitest';
import type { BotCheckAction } from '#contract/forms/bot-check.ts';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { solve } from '#scripts/testing/enquiry-bodies.ts';
import type { Store } from '#server/store/open-store.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { createTestApp, smallCatalogue, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

export interface AppUnderTest extends TestApp {
  /** A token as a browser gets it for a form, the contact form unless given. */
  token(action?: BotCheckAction): Promise<string>;
  /** Send the forms, each with a token of its own unless given. */
  contact(given?: Partial<ContactMessage>): Promise<Response>;
  safari(given?: Partial<CustomSafariRequest>): Promise<Response>;
  subscribe(email?: string): Promise<Response>;
  /** A POST from this network address, which may claim to pass on another. */
  postFrom(address: string, path: string, body: unknown, forwarded?: string): Promise<Response>;
  references(): Promise<string[]>;
}

/** The real back end with the small catalogue; closed when the test ends. */
export async function openTestApp(options: TestAppOptions = {}): Promise<AppUnderTest> {
  const app = await createTestApp({ catalogue: smallCatalogue(), ...options });
  onTestFinished(() => app.close());
  const token = async (action: BotCheckAction = 'contact') =>
    solve(await (await app.request(`/api/bot-check/challenge?action=${action}`)).json());
  return {
    ...app,
    token,
    contact: async (given = {}) =>
      app.post('/api/contact', contactBody({ ...given, turnstileToken: given.turnstileToken ?? (await token()) })),
    safari: async (given = {}) => {
      const turnstileToken = given.turnstileToken ?? (await token('custom-safari'));
      return app.post('/api/custom-safari-request', safariBody({ ...given, turnstileToken }));
    },
    subscribe: async (email = 'ada@mail.example') =>
      app.post('/api/newsletter/subscribe', { email, source: 'footer', turnstileToken: await token('newsletter') }),
    postFrom: async (address, path, body, forwarded) =>
      app.app.request(path, jsonPost(body, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), {
        incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } },
      }),
    references: () => referencesIn(app.store),
  };
}

/** The reference that a form was answered with. */
export async function referenceOf(sent: Response | Promise<Response>): Promise<string> {
  return (await (await sent).json()).reference;
}

export async function referencesIn({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('enquiries').select('reference').orderBy('received_at').execute();
  return rows.map(({ reference }) => reference);
}
