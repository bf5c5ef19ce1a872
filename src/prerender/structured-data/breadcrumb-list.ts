import { absolute } from '#platform/page-head.ts';
import type { PageStatement, Thing } from '#src/prerender/structured-data/thing.ts';

/** The breadcrumbs of a page. The page itself is the last, and needs no address. */
export function breadcrumbList({ trail, name }: PageStatement): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name },
    ],
  };
}
