import { createRootRouteWithContext } from '@tanstack/react-router';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { laterPart } from '#shell/later/later-part.tsx';
import { SiteLayout } from '#shell/layout/site-layout.tsx';
import { type SearchSlot, SearchSlotContext } from '#shell/search/search-slot.ts';

/** What the header's search shows is a feature, and a download of its own. */
const search: SearchSlot = {
  loadSuggestions: async () => (await import('#features/search/suggestions/search-suggestions.tsx')).SearchSuggestions,
};

const footer = laterPart(async () => (await import('#features/newsletter/site-footer.tsx')).SiteFooter);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    // A footer that cannot be had keeps no page away; plain links stand in for it.
    await Promise.all([context.restored, footer.load().catch(() => {})]);
  },
  head: () => ({ meta: pageHead('/', defaultMeta).meta }),
  component: () => (
    <SearchSlotContext value={search}>
      <SiteLayout footer={footer} />
    </SearchSlotContext>
  ),
});
