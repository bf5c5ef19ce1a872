import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { BotCheckAction } from '#contract/forms/bot-check.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { safariBody } from '#tests/support/enquiries/enquiries.ts';
import { type Known, sampleOf } from '#tests/support/odd-input/samples.ts';
import { easyBotCheck } from '#tests/support/test-app.ts';

/** The form a call takes, where it is not the contact form. */
const actions: Readonly<Record<string, BotCheckAction>> = {
  requestCustomSafari: 'custom-safari',
  subscribeToNewsletter: 'newsletter',
  joinWaitingList: 'waiting-list',
};

/** A body that is in order, with a token and a name that are good for once; of a trip, the small catalogue's. */
export async function bodyInOrder({ name, body }: Endpoint, known: Known = {}): Promise<unknown> {
  const turnstileToken = await freshToken(easyBotCheck(), actions[name]);
  if (name === 'requestCustomSafari') return safariBody({ turnstileToken });
  return body && sampleOf(body, { turnstileToken, clientRequestId: randomUUID(), name: 'Ada Lovelace', ...known });
}

/** The query a call cannot be made without; empty for most. */
export function queryInOrder({ query }: Endpoint): string {
  if (query === undefined || z.core.safeParse(query, {}).success) return '';
  return String(new URLSearchParams(sampleOf(query) as Record<string, string>));
}

/** What a schema of params or of a query asks for. */
export function keysOf(schema: Endpoint['query']): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
}
