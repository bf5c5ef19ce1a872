import { expect, onTestFinished, test } from 'vitest';
import { contactBody, safariBody, solve } from '#tests/support/enquiries.ts';
import { createTestApp, smallCatalogue, type TestAppOptions } from '#tests/support/test-app.ts';

async function openDesk(options: TestAppOptions = {}) {
  const app = await createTestApp({ catalogue: smallCatalogue(), ...options });
  onTestFinished(() => app.close());
  const token = async () => solve(await (await app.request('/api/bot-check/challenge')).json());
  return { ...app, token };
}

const aReference = expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/);

test('a message is stored with its mails and answered with its reference', async () => {
  const desk = await openDesk();
  const response = await desk.post('/api/contact', contactBody({ turnstileToken: await desk.token() }));
  const answer = await response.json();
  expect(response.status).toBe(201);
  expect(answer).toEqual({
    status: 'success',
    message: expect.stringContaining(answer.reference),
    reference: aReference,
  });
  const mails = await desk.store.db.selectFrom('outbox').select(['message_id', 'state']).execute();
  expect(mails).toEqual([
    { message_id: `${answer.reference}-enquiry`, state: 'waiting' },
    { message_id: `${answer.reference}-receipt`, state: 'waiting' },
  ]);
});

test('a customised tour is answered with the price we agree on', async () => {
  const desk = await openDesk();
  const body = safariBody({ turnstileToken: await desk.token() });
  const response = await desk.post('/api/custom-safari-request', body);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ status: 'success', reference: aReference, pricing: body.pricing });
});
