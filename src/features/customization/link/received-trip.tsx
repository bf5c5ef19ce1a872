import { useLinkFragment } from '#platform/links/link-fragment.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { PagePart } from '#shell/error-boundary/page-part.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';

const sentToYou = lazyPart<{ fragment: string }>(() =>
  import('#features/customization/link/sent-to-you.tsx').then(({ SentToYou }) => SentToYou),
);

/** The trip that the page's address brings, where it brings one; its code comes with it. */
export function ReceivedTrip() {
  const fragment = useLinkFragment('trip');
  const isHydrated = useIsHydrated();
  if (!isHydrated || fragment === undefined) return null;
  return (
    <PagePart name="sent-trip" retryOn={fragment} fallback={<NotFetched />}>
      <sentToYou.Content key={fragment} fragment={fragment} />
    </PagePart>
  );
}

function NotFetched() {
  return (
    <p role="alert" className="mt-5 rounded-card border border-line-strong px-4 py-3">
      The trip in this link could not be opened just now. Please reload the page to try again.
    </p>
  );
}
