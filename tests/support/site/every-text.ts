import { type PageCollection, pageOf, pages } from '#contract/pages.ts';
import { webManifest } from '#contract/site/web-manifest.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { warmUp } from '#server/api/warm-up.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import { readEnv } from '#server/env.ts';
import { createSearchService } from '#server/search/search-service.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { contactBody, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { apiOver, everyAddress, loadPage } from '#tests/support/site/load-page.ts';
import { type TestApp, testClock } from '#tests/support/test-app.ts';

interface Asked {
  botCheck: BotCheck;
  /** Those of the operator whose site it is. */
  settings: GivenSettings;
  /** What a request for a trip is made about. */
  baseTour: CustomSafariRequest['baseTour'];
}

/** Every text a site gives without being shown, by where it stands: answers, heads, structured data, files and mails. */
export async function everyText(
  backEnd: TestApp,
  { botCheck, settings, baseTour }: Asked,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const { catalogue } = backEnd;
  // Drawing the maps takes a slow machine longer than a call may take.
  warmUp(catalogue, createSearchService({ catalogue: () => catalogue, clock: testClock }));
  for (const address of everyAddress(backEnd)) {
    const { queryClient, title, said } = await loadPage(backEnd, address);
    const answers = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    texts.set(`answers of ${address}`, JSON.stringify(answers));
    texts.set(`structured data of ${address}`, JSON.stringify(structuredData(address, queryClient)));
    const card = ['title', 'description', 'site_name', 'image:alt'].map((name) => said(`og:${name}`));
    texts.set(`head of ${address}`, [title, said('description'), ...card].join('\n'));
  }
  const { texts: documents } = await siteDocuments(apiOver(backEnd), 'https://safaris.test');
  for (const [address, text] of documents) texts.set(address, text);
  for (const address of [
    '/api/openapi.json',
    '/api/search-documents',
    '/api/search-settings',
    '/.well-known/security.txt',
  ])
    texts.set(address, await (await backEnd.request(address)).text());
  texts.set('manifest', webManifest(readEnv(settings).site));

  await backEnd.post('/api/contact', contactBody({ turnstileToken: await freshToken(botCheck) }));
  const safari = { baseTour, activities: [], accommodations: [] };
  const safariToken = await freshToken(botCheck, 'custom-safari');
  await backEnd.post('/api/custom-safari-request', safariBody({ ...safari, turnstileToken: safariToken }));
  const newsletter = {
    email: 'ada@mail.example',
    source: 'footer',
    turnstileToken: await freshToken(botCheck, 'newsletter'),
  };
  await backEnd.post('/api/newsletter/subscribe', newsletter);
  const sent = await deliverOutbox(backEnd, testClock, settings);
  const confirmation = sent.find(({ text }) => text.includes('/api/newsletter/confirm'));
  const [, link = ''] =
    /http:\/\/localhost:4173(\/api\/newsletter\/confirm\?token=\S+)/.exec(confirmation?.text ?? '') ?? [];
  const page = await backEnd.request(link, { headers: { accept: 'text/html' } });
  texts.set('page of the newsletter', await page.text());
  texts.set('styles of the newsletter', await (await backEnd.request('/api/newsletter/page.css')).text());
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await backEnd.request(link, { method: 'POST', body: '', headers: form });
  const mails = [...sent, ...(await deliverOutbox(backEnd, testClock, settings))];
  for (const { messageId, subject, text, html } of mails)
    texts.set(`mail ${messageId}`, [subject, text, html].join('\n'));
  return texts;
}

/** One page of each kind. */
export function exampleAddresses({ catalogue }: Pick<TestApp, 'catalogue'>): string[] {
  return pages.map((page) => {
    if (!('collection' in page)) return page.path;
    const collection: PageCollection = page.collection;
    const [slug = ''] = catalogue[collection].keys();
    return pageOf(collection, slug);
  });
}
