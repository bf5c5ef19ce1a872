import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteFooter } from '#features/newsletter/site-footer.tsx';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { SiteLayout } from '#shell/layout/site-layout.tsx';
import { type SearchSlot, SearchSlotContext } from '#shell/search/search-slot.ts';

/** What the header's search shows is a feature, and a download of its own. */
const search: SearchSlot = {
  loadSuggestions: async () => (await import('#features/search/suggestions/search-suggestions.tsx')).SearchSuggestions,
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.restored,
  head: () => ({ meta: pageHead('/', defaultMeta).meta }),
  component: () => (
    <SearchSlotContext value={search}>
      <SiteLayout footer={<SiteFooter />} />
    </SearchSlotContext>
  ),
});
