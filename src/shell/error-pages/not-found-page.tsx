import { Link, useLocation } from '@tanstack/react-router';
import { Binoculars, Compass, MapPinned, Users } from 'lucide-react';
import type { CloseMatch } from '#contract/api/errors.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import { pagePlate } from '#platform/images/picture-sources.ts';
import { operator } from '#platform/operator.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { nearestPages } from '#shell/error-pages/nearest-pages.ts';
import { GoBackButton } from '#shell/navigation/go-back-button.tsx';
import { useFilledPages } from '#shell/navigation/site-links.tsx';
import { SearchBox } from '#shell/search/search-box.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PlateSpread } from '#ui/record-head.tsx';

const cards: readonly { to: string; title: string; text: string; icon: typeof Compass }[] = [
  { to: '/tours', title: 'Tours', text: 'Private and shared safaris, with prices', icon: Binoculars },
  { to: '/destinations', title: 'Destinations', text: 'Where we travel, and when to go', icon: MapPinned },
  { to: '/group-tours', title: 'Group tours', text: 'Fixed dates, seats you can see', icon: Users },
  { to: '/inspiration', title: 'Inspiration', text: 'Ideas for the kind of journey you have in mind', icon: Compass },
];

/** The 404 page (B-66); it also proposes what the visitor may have been looking for. */
export function NotFoundPage(props: { data?: unknown }) {
  const { pathname } = useLocation();
  const filledPages = useFilledPages(cards);
  // A detail route knows records with a similar slug; any other address is compared with the site's own pages.
  // Prerendered, the page stands for every address, and knows none.
  const isHydrated = useIsHydrated();
  const matches = closeMatchesOf(props.data) ?? (isHydrated ? nearestPages(pathname) : []);

  return (
    <div className="pb-8">
      <title>{`Page not found | ${operator.name}`}</title>
      <meta name="robots" content="noindex" />
      <PlateSpread picture={offTrailPlate}>
        <div className="record-words pt-6">
          <p className="font-display text-accent text-lead italic">404</p>
          <h1 className="mt-2 max-w-[8.5em] text-record leading-none tracking-tight">Oops! You've Gone Off-Trail.</h1>
          <p className="mt-5 max-w-xl text-muted">
            There is nothing at this address. It may have moved, or lost a letter on the way.
          </p>
          {matches.length > 0 && (
            <div className="mt-6">
              <p className="font-semibold">Looking for …?</p>
              <ul className="mt-1">
                {matches.map(({ title, href }) => (
                  <li key={href}>
                    <Link
                      to={pathOf(href)}
                      hash={hashOf(href)}
                      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <GoBackButton />
            <ButtonLink variant="secondary" to="/">
              Return Home
            </ButtonLink>
          </div>
        </div>
      </PlateSpread>
      <div className="page-width">
        <div className="max-w-xl">
          <SearchBox />
        </div>
        <ul className="mt-14 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {filledPages.map(({ to, title, text, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                preload={false}
                className="card-shadow block h-full rounded-card bg-surface p-6 hover:bg-sand"
              >
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="text-primary" />
                <span className="mt-4 block font-display font-semibold text-title-3 leading-tight">{title}</span>
                <span className="mt-1 block text-label text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink variant="quiet" to="/contact" search={{ topic: 'support' }}>
            Contact Support
          </ButtonLink>
          <ButtonLink variant="quiet" to="/tours">
            Browse All Tours
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** What `ensureRecord` found at the API; the router hands it on untyped. */
function closeMatchesOf(thrown: unknown): readonly CloseMatch[] | undefined {
  const { closeMatches } = fieldsOf(thrown);
  return Array.isArray(closeMatches) ? closeMatches : undefined;
}

const pathOf = (href: string): string => href.split('#')[0] ?? '/';
const hashOf = (href: string): string => href.split('#')[1] ?? '';

export const offTrailPlate = pagePlate(
  'off-trail',
  'list',
  'Illustration: a giraffe looks at a safari car standing alone on the plain',
  'Somewhere off the map',
);
