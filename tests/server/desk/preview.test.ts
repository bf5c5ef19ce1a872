import { expect, test } from 'vitest';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { ContentPreview } from '#server/content/live/content-preview.ts';
import { previewHtml } from '#server/desk/preview-html.ts';
import { createPreviewPage } from '#server/desk/preview-page.ts';
import { tour } from '#tests/support/content/small-content-files.ts';
import { openContentDesk } from '#tests/support/desk/content-desk.ts';
import { createTestDesk, deskUrl } from '#tests/support/desk/test-desk.ts';
import { sqlite } from '#tests/support/store/store-engines.ts';

const page =
  '<!doctype html><html><head><title>A</title><script>alert(1)</script></head><body class="x"><a class="y" href="/tour/a">A</a>' +
  '<a href="https://elsewhere.example/">B</a><a href="//elsewhere.example/">C</a><a href="#part">D</a><img src="/plates/a.webp"></body></html>';

test('no script of a previewed page runs, its links lead to previews, and it says what it is', () => {
  const html = previewHtml(page, 'Preview of <b>');
  expect(html).not.toContain('<script');
  expect(html).toContain('<a class="y" href="/preview/tour/a">');
  expect(html).toContain('href="https://elsewhere.example/"');
  expect(html).toContain('href="//elsewhere.example/"');
  expect(html).toContain('href="#part"');
  expect(html).toContain('src="/plates/a.webp"');
  expect(html).toContain('Preview of &lt;b&gt;');
  expect(html).toContain('noindex');
});

test('who is not signed in sees the door in place of a preview, and none is made for them (B-605)', async () => {
  const store = await sqlite.open();
  const made: string[] = [];
  const desk = createTestDesk({
    store,
    previewOf: async (address) => {
      made.push(address);
      return new Response(page, { headers: { 'content-type': 'text/html' } });
    },
  });
  const refused = await desk.request('GET', '/preview/tour/a');
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/sign-in?from=%2Fpreview%2Ftour%2Fa']);
  expect(made).toEqual([]);
  const answer = await desk.request('GET', '/preview/tour/a', { cookie: await desk.signIn() });
  expect(answer.status).toBe(200);
  expect(made).toEqual(['/tour/a']);
});

test('drafts are shown together; a draft that has faults keeps nobody from looking at another, and is named', async () => {
  const desk = await openContentDesk();
  await desk.draft('tours/marsh-day', (fields: TourFile) => {
    fields.name = 'Marsh morning';
  });
  await desk.draft('tours/marsh-week', (fields: TourFile) => {
    fields.duration = 5;
  });
  const looked: string[][] = [];
  /** The real check decides what can be shown; what is drawn is not what this is about. */
  const preview: ContentPreview = {
    async page(address, changes) {
      looked.push([...changes.keys()]);
      const problems = await desk.live.check(changes);
      return problems.length > 0 ? { problems } : { html: `<html><head></head><body>${address}</body></html>` };
    },
  };
  const show = createPreviewPage({ preview, store: desk.store, folder: desk.folder, url: deskUrl });
  const answer = await show('/tour/marsh-day');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await answer.text();
  expect(html).toContain('Preview with one draft.');
  expect(html).toContain('Left out, because it has faults: tours/marsh-week.json.');
  expect(looked.at(-1)).toEqual([tour]);
});
