import { matchPage, pages } from '#contract/pages.ts';
import { headingIdsOf, linksOf } from '#server/catalogue/content/prose-facts.ts';
import { type Content, contentFile, contentFolders } from '#server/catalogue/content/read-content.ts';
import { notShown } from '#server/catalogue/content/unfinished.ts';
import { meantWords } from '#server/content/nearest-word.ts';
import type { FoundProblem } from '#server/content-error.ts';

/** Links within the site that lead nowhere: no such page, no such record, none that is shown, no such heading. */
export function brokenLinks(content: Content, unfinished: ReadonlySet<string>): FoundProblem[] {
  const kinds = ['posts', 'inspirations', 'legal'] as const;
  return kinds.flatMap((kind) =>
    content[kind].flatMap(({ slug, body }) => {
      const file = contentFile(kind, slug);
      const own = headingIdsOf(body).map((id) => `#${id}`);
      return linksOf(body).flatMap((href) => {
        const reason = href.startsWith('#')
          ? missingHeading(href, own)
          : missingPage(href, content, unfinished.has(file) ? undefined : unfinished);
        return reason === undefined
          ? []
          : [{ file, field: 'text', reason: `links to ${href}, ${reason}`, lacks: 'a link' }];
      });
    }),
  );
}

function missingHeading(href: string, own: readonly string[]): string | undefined {
  return own.includes(href) ? undefined : `which is not there; ${meantWords(href, own, 'the words of a heading')}`;
}

function missingPage(href: string, content: Content, unfinished: ReadonlySet<string> | undefined): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const { page, slug = '' } = matchPage(new URL(href, 'http://site').pathname) ?? {};
  if (page === undefined || !('collection' in page)) {
    const fixed = pages.flatMap((known) => ('collection' in known ? [] : [known.path]));
    return page === undefined ? `which is no page; ${meantWords(href, fixed, 'the address of a page')}` : undefined;
  }
  const { collection } = page;
  const slugs = content[collection].map((record) => record.slug);
  if (!slugs.includes(slug)) {
    return `which is not there; ${meantWords(slug, slugs, `the name of a file in ${contentFolders[collection]}`)}`;
  }
  return unfinished?.has(contentFile(collection, slug)) ? notShown : undefined;
}
