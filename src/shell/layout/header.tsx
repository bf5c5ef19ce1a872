import { Link, useRouter } from '@tanstack/react-router';
import { Menu, Moon, Sun, TriangleAlert } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { notifyNoNetwork } from '#platform/api/network-notice.ts';
import { onFirstTouch } from '#platform/browser/first-touch.ts';
import { fetchAhead, type ShownPicture } from '#platform/images/fetch-ahead.ts';
import { operator } from '#platform/operator.ts';
import { isPreloadingWelcome, preloadInView } from '#platform/preload-in-view.ts';
import { useStore } from '#platform/store.ts';
import { type Failure, PagePart } from '#shell/error-boundary/page-part.tsx';
import { PlainSearchLink } from '#shell/layout/plain-links.tsx';
import { headerLinks, useFilledPages } from '#shell/navigation/site-links.tsx';
import { SearchLauncher } from '#shell/search/search-launcher.tsx';
import { ShortlistLauncher } from '#shell/shortlist/shortlist-launcher.tsx';
import { theme } from '#shell/theme/theme.ts';
import { ButtonLink, IconButton } from '#ui/button.tsx';

/** Its columns hold their places while it arrives on a slow line. */
export function Header() {
  const links = useFilledPages(headerLinks);
  const fetchPictures = usePicturesAhead();
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
        <nav aria-label="Main" className="leads-away max-nav:hidden print:hidden">
          <ul className="flex items-center">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  {...preloadInView()}
                  onPointerEnter={() => fetchPictures(to)}
                  onFocus={() => fetchPictures(to)}
                  className="inline-flex min-h-11 items-center whitespace-nowrap px-2 font-medium xl:px-2.5 text-[0.8125rem] tracking-wide underline-offset-8 decoration-2 decoration-accent hover:underline aria-[current=page]:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-end gap-1 max-[25.5rem]:gap-0 nav:col-start-3 print:hidden">
          <div className="leads-away contents">
            <PagePart name="search" fallback={PlainSearchLink}>
              <SearchLauncher />
            </PagePart>
            <PagePart name="shortlist" fallback={FailedShortlist}>
              <ShortlistLauncher />
            </PagePart>
          </div>
          <ThemeToggle />
          {/* Quiet, since the next step of a page is the page's own. */}
          <ButtonLink
            to="/contact"
            variant="quiet"
            size="small"
            className="leads-away ml-2 whitespace-nowrap max-sm:hidden"
          >
            Book Now
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** Of a page that says what it begins with, the pictures are fetched once its link is pointed at. */
function usePicturesAhead() {
  const router = useRouter();
  return (to: (typeof headerLinks)[number]['to']) => {
    if (!isPreloadingWelcome()) return;
    const begin = async () => {
      const matches = await router.preloadRoute({ to });
      const { beginsWith = [] } = (matches?.at(-1)?.loaderData ?? {}) as { beginsWith?: ShownPicture[] };
      fetchAhead(beginsWith);
    };
    begin().catch(() => {});
  };
}

function FailedShortlist({ action, act }: Failure) {
  return (
    <IconButton label={`Your shortlist could not be shown: ${action}`} onClick={act}>
      <TriangleAlert aria-hidden="true" size={20} />
    </IconButton>
  );
}

function ThemeToggle() {
  const current = useStore(theme, 'light');
  const dark = current === 'dark';
  return (
    <IconButton label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={theme.toggle}>
      {dark ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />}
    </IconButton>
  );
}

const loadDialog = () => import('#shell/layout/menu-dialog.tsx');
const nothing = () => {};

/** The button of the menu on a phone (B-17). What it opens comes with the first touch of the page, or with the press. */
function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClosed: () => void }>>();
  const close = () => setOpen(false);

  useEffect(() => {
    onFirstTouch(() => void loadDialog().catch(nothing));
  }, []);

  // When its code cannot be had, a notice says so; the next press is another try.
  const open = () => {
    setOpen(true);
    loadDialog().then(
      ({ MenuDialog }) => setDialog(() => MenuDialog),
      () => {
        close();
        notifyNoNetwork();
      },
    );
  };

  return (
    <div className="leads-away nav:hidden">
      <IconButton label="Open the menu" onClick={open} expanded={isOpen}>
        <Menu aria-hidden="true" size={22} />
      </IconButton>
      {isOpen && Dialog !== undefined && <Dialog onClosed={close} />}
    </div>
  );
}
