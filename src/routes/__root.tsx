import { createRootRouteWithContext } from '@tanstack/react-router';
import { laterSiteFooter } from '#features/newsletter/later-site-footer.ts';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { NearPart } from '#shell/later/near-part.tsx';
import { SiteLayout } from '#shell/layout/site-layout.tsx';
import { type SearchSlot, SearchSlotContext } from '#shell/search/search-slot.ts';

/** What the header's search shows is a feature, and a download of its own. */
const search: SearchSlot = {
  loadSuggestions: async () => (await import('#features/search/suggestions/search-suggestions.tsx')).SearchSuggestions,
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.restored,
  // Without it the footer's links are plain ones (shell/layout/plain-links.tsx).
  loader: () => laterSiteFooter.load().catch(() => {}),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: pageHead('/', defaultMeta).meta }),
  component: () => (
    <SearchSlotContext value={search}>
      <SiteLayout footer={<NearPart part={laterSiteFooter} className="mt-auto" />} />
    </SearchSlotContext>
  ),
});
