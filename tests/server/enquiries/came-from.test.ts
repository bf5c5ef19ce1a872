import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

const cameFrom = { firstPage: '/blog/first-light', referrer: 'www.search.example' };

onEveryEngine((engine) => {
  test('where the visitor came from is told to the office, at the desk and by mail, and not to the traveller', async () => {
    const desk = await openOffice(engine);
    for (const reference of [await desk.contact({ cameFrom }), await desk.safari({ cameFrom })]) {
      const { details } = await desk.read<DeskEnquiry>(`/enquiries/${reference}`);
      expect(details.cameFrom).toEqual(cameFrom);
    }
    for (const { messageId, text, html } of await desk.mails()) {
      const isToOffice = messageId.endsWith('-enquiry');
      for (const said of [text, html]) {
        expect([said.includes('/blog/first-light'), said.includes('www.search.example')]).toEqual([
          isToOffice,
          isToOffice,
        ]);
      }
    }
    const { csv } = await desk.read<{ csv: string }>('/enquiry-table');
    expect(csv).toContain('"/blog/first-light","www.search.example"');
  });

  test('one that is not in order, or missing, is left out and refuses nothing', async () => {
    const app = await openTestApp({ store: await engine.open() });
    const wrong = [
      undefined,
      null,
      'https://evil.example',
      { firstPage: 'x' },
      { ...cameFrom, more: 1 },
      { referrer: 'a' },
    ];
    for (const given of wrong) {
      const body = { ...contactBody(), cameFrom: given, turnstileToken: await app.token() };
      expect((await app.post('/api/contact', body)).status).toBe(201);
    }
    const rows = await app.store.db.selectFrom('enquiries').select('details').execute();
    expect(rows.filter(({ details }) => details.includes('cameFrom'))).toEqual([]);
  });

  test('the same enquiry sent again from another visit is the same enquiry (B-528)', async () => {
    const app = await openTestApp({ store: await engine.open() });
    for (const [path, action, body] of [
      ['/api/contact', 'contact', contactBody()],
      ['/api/custom-safari-request', 'custom-safari', safariBody()],
    ] as const) {
      const send = async (given: object) =>
        app.post(path, { ...body, ...given, turnstileToken: await app.token(action) });
      const first = await (await send({ cameFrom })).json();
      for (const given of [{}, { cameFrom: { firstPage: '/faq' } }]) {
        const again = await send(given);
        expect([again.status, await again.json()]).toEqual([200, first]);
      }
    }
    expect(await app.references()).toHaveLength(2);
  });
});
