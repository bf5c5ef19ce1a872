import { onTestFinished } from 'vitest';
import type { BotCheckAction } from '#contract/bot-check.ts';
import type { Store } from '#server/store/open-store.ts';
import { solve } from '#tests/support/enquiries/enquiries.ts';
import { createTestApp, smallCatalogue, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

export interface EnquiryApp extends TestApp {
  /** A token as a browser gets it for a form, the contact form unless given. */
  token(action?: BotCheckAction): Promise<string>;
  /** A POST from this network address, which may claim to pass on another. */
  postFrom(address: string, path: string, body: unknown, forwarded?: string): Promise<Response>;
  references(): Promise<string[]>;
}

/** The real back end with the small catalogue; closed when the test ends. */
export async function openEnquiryApp(options: TestAppOptions = {}): Promise<EnquiryApp> {
  const app = await createTestApp({ catalogue: smallCatalogue(), ...options });
  onTestFinished(() => app.close());
  return {
    ...app,
    token: async (action = 'contact') =>
      solve(await (await app.request(`/api/bot-check/challenge?action=${action}`)).json()),
    postFrom: async (address, path, body, forwarded) =>
      app.app.request(
        path,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
          },
          body: JSON.stringify(body),
        },
        { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } },
      ),
    references: () => referencesIn(app.store),
  };
}

export async function referencesIn({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom('enquiries').select('reference').orderBy('received_at').execute();
  return rows.map(({ reference }) => reference);
}
