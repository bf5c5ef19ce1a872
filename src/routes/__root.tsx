import { createRootRouteWithContext } from '@tanstack/react-router';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { laterPart } from '#shell/later/later-part.tsx';
import { NearPart } from '#shell/later/near-part.tsx';
import { SiteLayout } from '#shell/layout/site-layout.tsx';
import { type SearchSlot, SearchSlotContext } from '#shell/search/search-slot.ts';

/** What the header's search shows is a feature, and a download of its own. */
const search: SearchSlot = {
  loadSuggestions: async () => (await import('#features/search/suggestions/search-suggestions.tsx')).SearchSuggestions,
};

const footer = laterPart(async () => (await import('#features/newsletter/site-footer.tsx')).SiteFooter);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.restored,
  // Without it the footer's links are plain ones (shell/layout/plain-links.tsx).
  loader: () => footer.load().catch(() => {}),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({ meta: pageHead('/', defaultMeta).meta }),
  component: () => (
    <SearchSlotContext value={search}>
      <SiteLayout footer={<NearPart part={footer} className="mt-auto" />} />
    </SearchSlotContext>
  ),
});
