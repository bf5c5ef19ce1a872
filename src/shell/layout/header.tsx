import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { operator } from '#platform/operator.ts';
import { preloadInView } from '#platform/preload-in-view.ts';
import { type Failure, PagePart } from '#shell/error-boundary/page-part.tsx';
import { MobileMenu } from '#shell/layout/mobile-menu.tsx';
import { PlainSearchLink } from '#shell/layout/plain-links.tsx';
import { useFilledPages } from '#shell/navigation/filled-pages.ts';
import { headerLinks } from '#shell/navigation/site-links.ts';
import { SearchLauncher } from '#shell/search/search-launcher.tsx';
import { ShortlistLauncher } from '#shell/shortlist/shortlist-launcher.tsx';
import { ThemeToggle } from '#shell/theme/theme-toggle.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** Its columns hold their places while it arrives on a slow line. */
export function Header() {
  const links = useFilledPages(headerLinks);
  return (
    <header
      id="site-header"
      className="sticky top-0 z-40 border-line border-b bg-paper transition-[translate] print:static"
    >
      <div className="page-width flex min-h-18 items-center gap-3 max-[25.5rem]:gap-1 nav:grid nav:grid-cols-[1fr_auto_minmax(16.5rem,auto)]">
        <Link to="/" className="mr-auto flex items-center gap-3 py-2 max-[25.5rem]:gap-2">
          <img src="/logo.svg" alt="" width={40} height={40} fetchPriority="low" className="size-10 shrink-0" />
          <span className="font-display font-semibold text-[1.1875rem] leading-tight max-[19.9rem]:sr-only max-[25.5rem]:text-[0.875rem] max-[25.5rem]:leading-[1.1]">
            {operator.name}
          </span>
        </Link>
        <nav aria-label="Main" className="max-nav:hidden print:hidden">
          <ul className="flex items-center">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  {...preloadInView()}
                  className="inline-flex min-h-11 items-center whitespace-nowrap px-2 font-medium xl:px-2.5 text-[0.8125rem] tracking-wide underline-offset-8 decoration-2 decoration-accent hover:underline aria-[current=page]:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-end gap-1 max-[25.5rem]:gap-0 print:hidden">
          <PagePart name="search" fallback={PlainSearchLink}>
            <SearchLauncher />
          </PagePart>
          <PagePart name="shortlist" fallback={FailedShortlist}>
            <ShortlistLauncher />
          </PagePart>
          <ThemeToggle />
          <ButtonLink to="/contact" size="small" className="ml-2 whitespace-nowrap max-sm:hidden">
            Book Now
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function FailedShortlist({ action, act }: Failure) {
  return (
    <IconButton label={`Your shortlist could not be shown: ${action}`} onClick={act}>
      <TriangleAlert aria-hidden="true" size={20} />
    </IconButton>
  );
}
