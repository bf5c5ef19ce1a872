import { useLinkFragment } from '#platform/links/link-fragment.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { type Failure, PagePart } from '#shell/error-boundary/page-part.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const sentToYou = lazyPart<{ fragment: string }>(() =>
  import('#features/trip/link/sent-to-you.tsx').then(({ SentToYou }) => SentToYou),
);

/** The trip that the page's address brings, where it brings one; its code comes with it. */
export function ReceivedTrip() {
  const fragment = useLinkFragment('trip');
  const isHydrated = useIsHydrated();
  if (!isHydrated || fragment === undefined) return null;
  return (
    <PagePart name="sent-trip" retryOn={fragment} fallback={NotFetched} onRetry={fetchAgain}>
      <sentToYou.Content key={fragment} fragment={fragment} />
    </PagePart>
  );
}

const fetchAgain = () => void sentToYou.load().catch(() => {});

function NotFetched({ action, act, attempt }: Failure) {
  return (
    <div role="alert" className="mt-5 rounded-card border border-line-strong px-4 py-3">
      <p>The trip in this link could not be opened just now.</p>
      <Button size="small" onClick={act} className="mt-3">
        {action}
      </Button>
      {attempt && <p className="mt-2 text-label">{attempt}</p>}
    </div>
  );
}
