import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { downloadedPages, type SavedPage, savedPages } from '#offline/pages-at-hand.ts';
import type { ErrorNotice } from '#platform/api/error-catalogue.ts';
import { weatherDelayPlate } from '#shell/error-pages/server-error-page.tsx';
import { legalLinks, quickLinks } from '#shell/navigation/site-links.tsx';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { PlateSpread } from '#ui/record-head.tsx';

interface ConnectionProblemPageProps {
  notice: ErrorNotice;
  onRetry: () => void;
  isRetrying: boolean;
}

/**
 * A page that needs a network and has none: the site around it, the catalogue's words and Retry, what can be read
 * meanwhile, and how to reach us without the internet.
 */
export function ConnectionProblemPage({ notice, onRetry, isRetrying }: ConnectionProblemPageProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [read] = useState(() => savedPages(queryClient));
  const [downloaded, setDownloaded] = useState<readonly SavedPage[]>([]);
  const pages = [...downloaded, ...read.filter(({ href }) => downloaded.every((page) => page.href !== href))];

  useEffect(() => {
    downloadedPages([...quickLinks, ...legalLinks]).then(setDownloaded, () => {});
  }, []);

  function open(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  return (
    <div className="pb-8">
      <PlateSpread picture={weatherDelayPlate} plate={<KeptPlate />}>
        <div className="record-words items-start pt-6">
          <div role="alert">
            <h1 className="text-record leading-none tracking-tight">{notice.title}</h1>
            <p className="mt-5 max-w-xl text-lead leading-snug">{notice.message}</p>
          </div>
          <Button onClick={onRetry} disabled={isRetrying} className="mt-6">
            {isRetrying ? 'Loading...' : notice.action}
          </Button>
          <h2 className="mt-8 font-display font-semibold text-title-3">A call needs no internet</h2>
          <div className="mt-1">
            <ReachUs />
          </div>
        </div>
      </PlateSpread>
      {pages.length > 0 && (
        <nav aria-labelledby="saved-pages" className="page-width mt-10">
          <h2 id="saved-pages" className="font-display font-semibold text-title-2">
            Saved on this device
          </h2>
          <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
            {pages.map(({ title, href }) => (
              <li key={href} className="border-line border-b">
                <a
                  href={href}
                  onClick={(event) => open(event, href)}
                  className="flex min-h-12 items-center py-2 font-medium hover:text-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Without a network no rendition need be there but the one the service worker keeps (scripts/vite/worker-options.ts). */
function KeptPlate() {
  return (
    <img
      src="/plates/pages/weather-delay-list-768.avif"
      alt={weatherDelayPlate.alt}
      className="hero-frame w-full rounded-bento bg-sand object-cover sm:rounded-plate"
    />
  );
}
