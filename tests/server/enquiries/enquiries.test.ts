import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp, referenceOf } from '#tests/support/app-under-test.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

/* What is sent is stored once, with its mails, before it is answered; on either engine. */

const aReference = expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/);

onEveryEngine(({ open }) => {
  test('a message is stored with its mails and answered with its reference', async () => {
    const app = await openTestApp({ store: await open() });
    const turnstileToken = await app.token();
    const response = await app.contact({ turnstileToken, email: 'Ada@Mail.example' });
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
    expect(stored.details).not.toContain(turnstileToken);
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
    const app = await openTestApp({ store: await open() });
    const response = await app.safari();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      status: 'success',
      message: expect.any(String),
      reference: aReference,
      pricing: safariBody().pricing,
    });
  });

  test('what is sent again answers 200 with the first reference and stores nothing', async () => {
    const app = await openTestApp({ store: await open() });
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
    const app = await openTestApp({ store: await open() });
    const body = contactBody();
    const reference = await referenceOf(app.contact({ ...body, turnstileToken: await app.token() }));
    const other = { ...body, message: 'We would rather see lions.', turnstileToken: await app.token() };
    const response = await app.contact(other);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ code: 'conflict', message: expect.stringContaining(reference), reference });
    expect(await app.references()).toEqual([reference]);
    // Nothing was spent: under a name of its own it goes through with the same token.
    expect((await app.contact({ ...other, clientRequestId: randomUUID() })).status).toBe(201);
  });

  test('the same enquiry fifty times at once is one row and one answer', async () => {
    const app = await openTestApp({ store: await open() });
    const { turnstileToken: _, ...body } = contactBody();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await app.contact(body);
        return { status: response.status, reference: (await response.json()).reference };
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(await app.references()).toEqual([...new Set(answers.map(({ reference }) => reference))]);
  });

  test('one bot-check token fifty times at once is accepted once (B-129)', async () => {
    const app = await openTestApp({ store: await open() });
    const turnstileToken = await app.token();
    const responses = await Promise.all(Array.from({ length: 50 }, () => app.contact({ turnstileToken })));
    const refused = responses.filter(({ status }) => status === 422);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused).toHaveLength(49);
    for (const response of refused) expect(await response.json()).toMatchObject({ code: 'bot_check_failed' });
    expect(await app.references()).toHaveLength(1);
  });

  test('a token is spent whichever form it was spent on', async () => {
    const app = await openTestApp({ store: await open() });
    const turnstileToken = await app.token();
    expect((await app.contact({ turnstileToken })).status).toBe(201);
    expect((await app.safari({ turnstileToken })).status).toBe(422);
    const subscription = { email: 'ada@mail.example', source: 'footer', turnstileToken };
    expect((await app.post('/api/newsletter/subscribe', subscription)).status).toBe(422);
  });
});
