import { matchPage, type PageCollection, pages } from '#contract/pages.ts';
import type { Prose } from '#contract/records/prose.ts';
import { headingIdsOf, linksOf } from '#server/content/catalogue/records/prose-facts.ts';
import { type Content, contentFile, contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { notShown } from '#server/content/catalogue/records/unfinished.ts';
import { meantWords } from '#server/content/files/nearest-word.ts';
import type { FoundProblem } from '#server/content-error.ts';
import { oncePer } from '#server/once-per.ts';

/** Links within the site that lead nowhere: no such page, no such record, none that is shown, no such heading. */
export function brokenLinks(content: Content, unfinished: ReadonlySet<string>): FoundProblem[] {
  const kinds = ['posts', 'inspirations', 'legal'] as const;
  const slugsOf = oncePer((records: readonly { slug: string }[]) => new Set(records.map(({ slug }) => slug)));
  return kinds.flatMap((kind) =>
    content[kind].flatMap(({ slug, body }) => {
      const file = contentFile(kind, slug);
      const { missing, named } = linksIn(body);
      const ofRecords = named.flatMap(({ href, collection, slug: to }) => {
        const slugs = slugsOf(content[collection]);
        if (!slugs.has(to)) return [{ href, reason: missingRecord(to, collection, slugs) }];
        const isShown = unfinished.has(file) || !unfinished.has(contentFile(collection, to));
        return isShown ? [] : [{ href, reason: notShown }];
      });
      return [...missing, ...ofRecords].map(({ href, reason }) => ({
        file,
        field: 'text',
        reason: `links to ${href}, ${reason}`,
        lacks: 'a link' as const,
      }));
    }),
  );
}

interface Links {
  /** Those that lead nowhere whatever else there is. */
  missing: { href: string; reason: string }[];
  /** Those that lead to a record. */
  named: { href: string; collection: PageCollection; slug: string }[];
}

const linksIn = oncePer((body: Prose): Links => {
  const own = headingIdsOf(body).map((id) => `#${id}`);
  const links: Links = { missing: [], named: [] };
  for (const href of linksOf(body)) {
    if (href.startsWith('#') && !own.includes(href)) {
      links.missing.push({
        href,
        reason: `which is not there; ${meantWords(href, own, 'the words of a heading')}`,
      });
    }
    if (!href.startsWith('/')) continue;
    const { page, slug = '' } = matchPage(new URL(href, 'http://site').pathname) ?? {};
    if (page === undefined) links.missing.push({ href, reason: missingPage(href) });
    else if ('collection' in page) links.named.push({ href, collection: page.collection, slug });
  }
  return links;
});

function missingPage(href: string): string {
  const fixed = pages.flatMap((known) => ('collection' in known ? [] : [known.path]));
  return `which is no page; ${meantWords(href, fixed, 'the address of a page')}`;
}

function missingRecord(slug: string, collection: PageCollection, slugs: ReadonlySet<string>): string {
  return `which is not there; ${meantWords(slug, [...slugs], `the name of a file in ${contentFolders[collection]}`)}`;
}
