import { nairobiDay } from '#contract/calendar.ts';
import type { Site } from '#contract/site.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { brokenLinks } from '#server/catalogue/content/content-links.ts';
import { brokenReferences } from '#server/catalogue/content/content-references.ts';
import { brokenRules } from '#server/catalogue/content/content-rules.ts';
import { type Content, readContent } from '#server/catalogue/content/read-content.ts';
import { buildCatalogue } from '#server/catalogue/loading/build-catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { ContentError } from '#server/content-error.ts';

export interface LoadOptions {
  clock: Clock;
  /** The operator's words, which some texts of the catalogue are filled in with; those of the folder unless given. */
  site?: Site | undefined;
}

/**
 * Reads and checks the catalogue below `folder`.
 *
 * @throws ContentError with every problem found: first those of single files, and when there are none those between them.
 */
export function loadCatalogue(folder: string, options: LoadOptions): Catalogue {
  return buildCatalogue(readCheckedContent(folder, options));
}

/** The same, before cards are made of it. */
export function readCheckedContent(folder: string, { clock, site }: LoadOptions): Content {
  const content = readContent(folder, site);
  const problems = [
    ...brokenReferences(content),
    ...brokenLinks(content),
    ...brokenRules(content, nairobiDay(clock())),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
