import { Link } from '@tanstack/react-router';
import { partySizes } from '#contract/choices.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import type { TourPreferences } from '#features/tours/tour-preferences.ts';
import type { ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';
import { closeModalsForNewPage } from '#shell/modals/modal-stack.ts';

interface SavedLinkProps {
  entry: ShortlistEntry;
  trip: ShortlistTrip;
  className?: string;
  children: string;
}

/** The way to an entry's page, which a tour's opens for the month and the adults chosen here; a departure's leads to its row. */
export function SavedLink({ entry: { kind, slug, departure }, trip, className, children }: SavedLinkProps) {
  // Also where it leads to a row of the very page below.
  const link = { className, children, onClick: closeModalsForNewPage };
  switch (kind) {
    case 'tour':
      return <Link to="/tour/$tourSlug" params={{ tourSlug: slug }} search={preferencesOf(trip)} {...link} />;
    case 'group-tour':
      return <Link to="/group-tour/$tourSlug" params={{ tourSlug: slug }} {...link} />;
    case 'departure':
      return <Link to="/group-tour/$tourSlug" params={{ tourSlug: slug }} hash={`departure-${departure}`} {...link} />;
    case 'accommodation':
      return <Link to="/accommodation/$accommodationSlug" params={{ accommodationSlug: slug }} {...link} />;
    case 'place':
      return <Link to="/place/$placeSlug" params={{ placeSlug: slug }} {...link} />;
  }
}

/** What an address can ask a tour for: no children, and two is what it shows anyway. */
function preferencesOf({ month, guests }: ShortlistTrip): TourPreferences {
  const isUsual = guests.adults === 2 || guests.children + guests.infants > 0;
  return { month, travellers: isUsual ? undefined : partySizes.find((size) => size === String(guests.adults)) };
}
