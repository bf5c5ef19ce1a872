import type { CloseMatch } from '#contract/api/errors.ts';
import { withoutTrailingSlashes } from '#contract/api/trailing-slashes.ts';
import { pages } from '#contract/pages.ts';

/** Addresses people expect that have no page of their own (B-6), and where their content is. */
const known: Record<string, CloseMatch> = {
  '/cookies': { title: 'Cookies, in our privacy policy', href: '/privacy-policy#cookies' },
  '/accessibility': { title: 'Our accessibility statement', href: '/about#accessibility' },
  '/inspiration': { title: 'Travel inspiration', href: '/inspirations' },
};

const titles: Record<string, string> = {
  '/': 'Home',
  '/about': 'About us',
  '/contact': 'Contact',
  '/destinations': 'Destinations',
  '/places': 'Places',
  '/tours': 'Tours',
  '/group-tours': 'Group tours',
  '/blog': 'Blog',
  '/faq': 'Questions and answers',
  '/privacy-policy': 'Privacy policy',
  '/terms-and-conditions': 'Terms and conditions',
  '/search': 'Search',
  '/inspirations': 'Travel inspiration',
};

const mostOffered = 3;

/** The pages whose address resembles the one asked for, nearest first; empty when nothing is near. */
export function nearestPages(pathname: string): CloseMatch[] {
  const asked = withoutTrailingSlashes(pathname.toLowerCase()) || '/';
  const alias = Object.hasOwn(known, asked) ? known[asked] : undefined;
  if (alias !== undefined) return [alias];
  const start = `/${asked.split('/')[1] ?? ''}`;
  return pages
    .filter(({ path }) => Object.hasOwn(titles, path) && path !== '/')
    .map(({ path }) => ({ path, distance: editDistance(path, start) }))
    .filter(({ path, distance }) => distance <= Math.max(2, Math.floor(path.length / 3)))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostOffered)
    .map(({ path }) => ({ title: titles[path] ?? path, href: path }));
}

/** How many characters to add, drop or change to get from one text to the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current[column] = Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
