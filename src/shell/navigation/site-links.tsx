import type { ReactNode } from 'react';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { useListQuery } from '#platform/api/use-list-query.ts';

/** The header's links, in order (B-16). */
export const headerLinks = [
  { to: '/tours', label: 'TOURS' },
  { to: '/destinations', label: 'DESTINATIONS' },
  { to: '/places', label: 'PLACES' },
  { to: '/group-tours', label: 'GROUP TOURS' },
  { to: '/about', label: 'ABOUT US' },
  { to: '/blog', label: 'BLOG' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'CONTACT' },
] as const;

export const quickLinks = [
  { to: '/about', label: 'About Us' },
  { to: '/tours', label: 'All Tours' },
  { to: '/destinations', label: 'Destinations' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/faq', label: 'FAQ' },
] as const;

/** `/cookies` and `/accessibility` have no page of their own: the 404 page points to the right place (B-6). */
export const legalLinks: readonly { to: string; label: string }[] = [
  { to: '/terms-and-conditions', label: 'Terms & Conditions' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/cookies', label: 'Cookie Policy' },
  { to: '/accessibility', label: 'Accessibility' },
];

export const emptyPagesQuery = endpointQuery('getEmptyPages', {});

/** Of these links those whose page has something to show; all of them where that could not be had. */
export function useFilledPages<Link extends { to: string }>(links: readonly Link[]): Link[] {
  // Each page brings the answer of its day: within a visit it is not asked for again.
  const { data } = useListQuery({ ...emptyPagesQuery, staleTime: Number.POSITIVE_INFINITY });
  return links.filter(({ to }) => !data?.empty.includes(to.replace(/^\/inspiration$/, '/inspirations')));
}

const links = [{ to: '/faq' }];

/** What leads to questions and answers, where the operator has any. */
export function WithQuestions({ children }: { children: ReactNode }) {
  return useFilledPages(links).length > 0 && children;
}
