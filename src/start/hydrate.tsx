import '#platform/browser/trusted-types.ts';
import '#platform/zod-config.ts';
import '#src/styles/site.css';
import * as React from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { dehydratedMark, heldMark, hydratedEvent, hydratedMark } from '#contract/site/page-marks.ts';
import { persistQueries } from '#offline/persist-queries.ts';
import { reportRefresh } from '#offline/saved-copy-notice.tsx';
import { createApi, prepareCalls } from '#platform/api/api.ts';
import { recordAttribution } from '#platform/browser/attribution.ts';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { watchChunkErrors } from '#platform/browser/chunk-errors.ts';
import { firstPress, onFirstTouch } from '#platform/browser/first-touch.ts';
import { followTranslations } from '#platform/browser/translated-texts.ts';
import { resumePendingEnquiries } from '#platform/enquiries/resume-enquiries.ts';
import { env } from '#platform/env.ts';
import { replayTypedFields } from '#platform/forms/replay-typed-fields.ts';
import { expectServerMarkup, isMissingPage } from '#platform/internals/tanstack-router.ts';
import { isPreloadingWelcome } from '#platform/preload-in-view.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { prepareErrorPages } from '#shell/error-pages/lazy-error-pages.tsx';
import { prepareNotices } from '#shell/notices/notice-host.tsx';
import { hydrateQueries, isRenderedFor, readPageData } from '#src/prerender/page-data.ts';
import { dropPageTags, dropStructuredData } from '#src/prerender/page-tags.ts';
import { createSiteRouter } from '#src/router.tsx';
import { Site } from '#src/site.tsx';
import { whenIdle, yieldToMain } from '#ui/schedule.ts';

recordAttribution();
watchChunkErrors();
followTranslations();

const queryClient = createQueryClient({ api: createApi({ host: env.VITE_API_HOST }), onRefresh: reportRefresh });
// What is on disk may be newer than a prerendered page: it is read once that page has been hydrated as it is.
const { restored, restore } = persistQueries(queryClient, __BUILD_ID__);

// No `await` of the module itself: with one the bundler gives every part that is fetched later a file of its own.
showPage().catch((error: unknown) => {
  console.error('The site could not start on this page.', error);
  reloadAutomatically('missing-code');
});

async function showPage(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('index.html has no element with the id app.');
  const page = await readPageData();
  if (page !== undefined) hydrateQueries(queryClient, page);

  await yieldToMain();
  let isHydrating = false;
  /** A page that is left before all of it was hydrated is rendered as the next one, which is no fault. */
  let isLeft = false;
  const onRecoverableError = (error: unknown) => isLeft || reportError(error);
  const router = createSiteRouter({ queryClient, restored, isHydrating: () => isHydrating });
  const site = (
    <React.StrictMode>
      <Site router={router} renderedAt={page?.renderedAt} onHydrated={() => announceHydration(page !== undefined)} />
    </React.StrictMode>
  );

  await yieldToMain();
  if (page !== undefined && isRenderedFor(router, page)) {
    isHydrating = true;
    expectServerMarkup(router);
    const stop = router.subscribe('onRendered', () => {
      stop();
      isHydrating = false;
      // The router notes now where the visitor stands, so that it is found again on the way back.
      if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
    });
    await router.load();
    // Its code is no route's: without it nothing of the page would be hydrated, nor a press be heard.
    if (isMissingPage(router.state)) await prepareErrorPages().catch(() => {});
    await yieldToMain();
    // In a transition React works in short stretches: the page stays scrollable while it is hydrated.
    React.startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
    onFirstTouch(prepareNextPage);
    router.subscribe('onBeforeNavigate', () => {
      isLeft = true;
      restore();
      dropStructuredData();
    });
  } else {
    prepareNextPage();
    // A page that is there already stays until this one can take its place.
    if (root.hasChildNodes()) await Promise.all([router.load(), prepareErrorPages().catch(() => {})]);
    dropPageTags();
    createRoot(root).render(site);
  }
  afterFirstPage();
}

addEventListener('beforeprint', prepareForPaper);
// React hydrates nothing while it still runs effects of what it has hydrated; and before what was pressed (boot.ts).
addEventListener(hydratedEvent, () => queueMicrotask(() => replayTypedFields(`:not([${dehydratedMark}] *)`)), true);

/** What the first page must not wait for. */
function afterFirstPage(): void {
  const goesOn = firstPress();
  whenIdle(() => {
    void resumePendingEnquiries(queryClient);
    if (isPreloadingWelcome()) prepareCalls();
    // The service worker, and the notices that come with it. Without its code the site works as before.
    import('#offline/offline-companion.ts')
      .then(({ beginCompanion }) => beginCompanion(queryClient, { goesOn, keepAnswers: restore, prepareNotices }))
      .catch(() => {});
  });
}

/** What no first view needs, and every further page may: for whoever has touched this one. */
function prepareNextPage(): void {
  restore();
  prepareCalls();
  prepareErrorPages().catch(() => {});
}

/** For what was pressed before the script was there (boot.ts), and for a page held back (before-paint.ts). */
function announceHydration(isPrerendered: boolean): void {
  const html = document.documentElement;
  // A proposal takes the place of a finished page first (features/proposals/proposal-gate.tsx).
  if (!isPrerendered || html.getAttribute(heldMark) !== 'proposal') html.removeAttribute(heldMark);
  html.setAttribute(hydratedMark, '');
  dispatchEvent(new Event(hydratedEvent));
}

/**
 * Called before the browser prints. Paper has no screen to come near to: what is printed is fetched then. At the foot of every
 * sheet stands which page of the site it is (print.css).
 */
function prepareForPaper(): void {
  for (const image of document.images) image.loading = 'eager';
  // A sheet of its own says itself what it is: the page below it has no part in it.
  const isSheet = document.querySelector('body > .printed-alone') !== null;
  const line = JSON.stringify(isSheet ? location.host : `${document.title} · ${location.host}${location.pathname}`);
  document.documentElement.style.setProperty('--running-line', line);
}
