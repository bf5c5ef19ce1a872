import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import type { ErrorNotice } from '#platform/api/error-catalogue.ts';
import { savedPages } from '#shell/error-pages/saved-pages.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';

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
  const [pages] = useState(() => savedPages(queryClient));

  function open(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  return (
    <div className="page-width grid min-h-[70svh] content-start items-start gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-[3fr_2fr]">
      <div>
        <ErrorPanel heading="h1" notice={notice} onRetry={onRetry} isRetrying={isRetrying} />
        <h2 className="mt-10 font-display font-semibold text-title-3">A call needs no internet</h2>
        <div className="mt-1">
          <ReachUs />
        </div>
      </div>
      {pages.length > 0 && (
        <nav aria-labelledby="saved-pages">
          <h2 id="saved-pages" className="font-display font-semibold text-title-3">
            Saved on this device
          </h2>
          <ul className="mt-3 border-line border-t">
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
