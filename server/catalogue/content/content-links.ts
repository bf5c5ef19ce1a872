import { matchPage } from '#contract/pages.ts';
import { headingIdsOf, linksOf } from '#server/catalogue/content/prose-facts.ts';
import { type Content, contentFile } from '#server/catalogue/content/read-content.ts';
import type { ContentProblem } from '#server/content-error.ts';

/** Links within the site that lead nowhere: no such page, no such record, no such heading. */
export function brokenLinks(content: Content): ContentProblem[] {
  const kinds = ['posts', 'inspirations', 'legal'] as const;
  return kinds.flatMap((kind) =>
    content[kind].flatMap(({ slug, body }) => {
      const own = new Set(headingIdsOf(body));
      return linksOf(body)
        .filter((href) =>
          href.startsWith('#') ? !own.has(href.slice(1)) : href.startsWith('/') && !leadsToPage(href, content),
        )
        .map((href) => ({
          file: contentFile(kind, slug),
          field: 'text',
          reason: `links to ${href}, which is not there`,
        }));
    }),
  );
}

function leadsToPage(href: string, content: Content): boolean {
  const { pathname } = new URL(href, 'http://site');
  const match = matchPage(pathname);
  if (match === undefined) return false;
  if (!('collection' in match.page)) return true;
  return content[match.page.collection].some((record) => record.slug === match.slug);
}
