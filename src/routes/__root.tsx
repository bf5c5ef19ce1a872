import { createRootRouteWithContext } from '@tanstack/react-router';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { ensureLists } from '#platform/router-context.ts';
import { SiteLayout } from '#shell/layout/site-layout.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { emptyPagesQuery } from '#shell/navigation/site-links.tsx';
import { type SearchSlot, SearchSlotContext } from '#shell/search/open-search.tsx';
import { type ShortlistSlot, ShortlistSlotContext } from '#shell/shortlist/shortlist-launcher.tsx';

/** What the header's search opens is a feature, and a download of its own. */
const search: SearchSlot = {
  loadOverlay: async () => (await import('#features/search/overlay/search-overlay.tsx')).SearchOverlay,
  loadSuggestions: () => import('#features/search/overlay/search-suggestions.tsx'),
};

/** And what its heart opens. */
const shortlist: ShortlistSlot = {
  loadShortlist: async () => (await import('#features/shortlist/shortlist-overlay.tsx')).ShortlistOverlay,
};

const footer = lazyPart(async () => (await import('#features/newsletter/site-footer.tsx')).SiteFooter);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { isHydrating, restored } }) => (isHydrating() ? undefined : restored),
  // Without it the footer's links are plain ones (shell/layout/plain-links.tsx).
  loader: async ({ context: { queryClient, isHydrating }, cause }) => {
    const below = isHydrating() ? undefined : footer.load().catch(() => {});
    await Promise.all([ensureLists({ queryClient, cause }, [emptyPagesQuery]), below]);
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: pageHead('/', defaultMeta).meta }),
  component: () => (
    <SearchSlotContext value={search}>
      <ShortlistSlotContext value={shortlist}>
        <SiteLayout footer={footer} />
      </ShortlistSlotContext>
    </SearchSlotContext>
  ),
});
