import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactBody, safariBody, tokenOf } from '#tests/support/enquiries/enquiries.ts';
import { openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { easyBotCheck, testNow } from '#tests/support/test-app.ts';

/* What is sent is stored once, with its mails, before it is answered; on either engine. */

const aReference = expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/);

onEveryEngine(({ open }) => {
  test('a message is stored with its mails and answered with its reference', async () => {
    const app = await openEnquiryApp({ store: await open() });
    const body = contactBody({ turnstileToken: await app.token(), email: 'Ada@Mail.example' });
    const response = await app.post('/api/contact', body);
    const answer = await response.json();
    expect(response.status).toBe(201);
    expect(answer).toEqual({
      status: 'success',
      message: expect.stringContaining(answer.reference),
      reference: aReference,
    });
    const stored = await app.store.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      reference: answer.reference,
      kind: 'contact',
      received_at: testNow.toISOString(),
      email: 'ada@mail.example',
      consent_version: '2026-11-20',
    });
    expect(stored.details).not.toContain(body.turnstileToken);
    const mails = await app.store.db
      .selectFrom('outbox')
      .select(['message_id', 'state'])
      .orderBy('message_id')
      .execute();
    expect(mails).toEqual([
      { message_id: `${answer.reference}-enquiry`, state: 'waiting' },
      { message_id: `${answer.reference}-receipt`, state: 'waiting' },
    ]);
  });

  test('a customised tour is answered with the price we agree on', async () => {
    const app = await openEnquiryApp({ store: await open() });
    const body = safariBody({ turnstileToken: await app.token('custom-safari') });
    const response = await app.post('/api/custom-safari-request', body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      status: 'success',
      message: expect.any(String),
      reference: aReference,
      pricing: body.pricing,
    });
  });

  test('what is sent again answers 200 with the first reference and stores nothing', async () => {
    const app = await openEnquiryApp({ store: await open() });
    for (const [path, action, body] of [
      ['/api/contact', 'contact', contactBody()],
      ['/api/custom-safari-request', 'custom-safari', safariBody()],
    ] as const) {
      body.turnstileToken = await app.token(action);
      const first = await (await app.post(path, body)).json();
      const rows = await app.references();
      const withOldToken = await app.post(path, body);
      const withNewToken = await app.post(path, { ...body, turnstileToken: await app.token(action) });
      const inOtherOrder = await app.post(path, Object.fromEntries(Object.entries(body).reverse()));
      for (const again of [withOldToken, withNewToken, inOtherOrder]) {
        expect([again.status, await again.json()]).toEqual([200, first]);
      }
      expect(await app.references()).toEqual(rows);
    }
    const mails = await app.store.db.selectFrom('outbox').select('message_id').execute();
    expect(mails).toHaveLength(4);
  });

  test('other content under the same name is not taken for a repeat (B-136)', async () => {
    const app = await openEnquiryApp({ store: await open() });
    const body = contactBody({ turnstileToken: await app.token() });
    const { reference } = await (await app.post('/api/contact', body)).json();
    const other = { ...body, message: 'We would rather see lions.', turnstileToken: await app.token() };
    const response = await app.post('/api/contact', other);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ code: 'conflict', message: expect.stringContaining(reference), reference });
    expect(await app.references()).toEqual([reference]);
    // Nothing was spent: under a name of its own it goes through with the same token.
    expect((await app.post('/api/contact', { ...other, clientRequestId: randomUUID() })).status).toBe(201);
  });

  test('the same enquiry fifty times at once is one row and one answer', async () => {
    const app = await openEnquiryApp({ store: await open() });
    const body = contactBody();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => tokenOf(easyBotCheck())));
    const answers = await Promise.all(
      tokens.map(async (turnstileToken) => {
        const response = await app.post('/api/contact', { ...body, turnstileToken });
        return { status: response.status, reference: (await response.json()).reference };
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(await app.references()).toEqual([...new Set(answers.map(({ reference }) => reference))]);
  });

  test('one bot-check token fifty times at once is accepted once (B-129)', async () => {
    const app = await openEnquiryApp({ store: await open() });
    const turnstileToken = await app.token();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => app.post('/api/contact', contactBody({ turnstileToken }))),
    );
    const refused = responses.filter(({ status }) => status === 422);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    for (const response of refused) expect(await response.json()).toMatchObject({ code: 'bot_check_failed' });
    expect(await app.references()).toHaveLength(1);
  });

  test('a token is spent whichever form it was spent on', async () => {
    const app = await openEnquiryApp({ store: await open() });
    const turnstileToken = await app.token();
    expect((await app.post('/api/contact', contactBody({ turnstileToken }))).status).toBe(201);
    expect((await app.post('/api/custom-safari-request', safariBody({ turnstileToken }))).status).toBe(422);
    const subscription = { email: 'ada@mail.example', source: 'footer', turnstileToken };
    expect((await app.post('/api/newsletter/subscribe', subscription)).status).toBe(422);
  });
});
