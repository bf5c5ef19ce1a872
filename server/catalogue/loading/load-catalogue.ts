import { nairobiDay } from '#contract/calendar.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { ContentError } from '#server/catalogue/content/content-error.ts';
import { brokenLinks } from '#server/catalogue/content/content-links.ts';
import { brokenReferences } from '#server/catalogue/content/content-references.ts';
import { brokenRules } from '#server/catalogue/content/content-rules.ts';
import { type Content, readContent } from '#server/catalogue/content/read-content.ts';
import { buildCatalogue } from '#server/catalogue/loading/build-catalogue.ts';
import type { Clock } from '#server/clock.ts';

interface LoadOptions {
  clock: Clock;
  /** People and reviews that are examples are there in a demonstration only. */
  demonstration?: boolean;
}

/**
 * Reads and checks the catalogue below `folder`.
 *
 * @throws ContentError with every problem found: first those of single files, and when there are none those between them.
 */
export function loadCatalogue(folder: string, { clock, demonstration = true }: LoadOptions): Catalogue {
  const content = readCheckedContent(folder, { clock });
  return buildCatalogue(demonstration ? content : withoutExamples(content));
}

function withoutExamples(content: Content): Content {
  const isReal = ({ isExample }: { isExample: boolean }) => !isExample;
  return { ...content, people: content.people.filter(isReal), reviews: content.reviews.filter(isReal) };
}

/** The same, before cards are made of it. */
export function readCheckedContent(folder: string, { clock }: { clock: Clock }): Content {
  const content = readContent(folder);
  const problems = [
    ...brokenReferences(content),
    ...brokenLinks(content),
    ...brokenRules(content, nairobiDay(clock())),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
