import { nairobiDay } from '#contract/calendar.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { ContentError, type ContentProblem } from '#server/catalogue/content/content-error.ts';
import { brokenLinks } from '#server/catalogue/content/content-links.ts';
import { brokenReferences } from '#server/catalogue/content/content-references.ts';
import { brokenRules } from '#server/catalogue/content/content-rules.ts';
import { unmadePhotographs } from '#server/catalogue/content/photograph-problems.ts';
import { type Content, readContent } from '#server/catalogue/content/read-content.ts';
import { buildCatalogue } from '#server/catalogue/loading/build-catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { type MadePhotographs, noPhotographs } from '#server/photos/photo-manifest.ts';

interface LoadOptions {
  clock: Clock;
  /** What was made of the photographs that records name; none unless given. */
  photographs?: MadePhotographs;
  /** Is told what keeps nobody from starting. */
  warn?: (message: string) => void;
}

/**
 * Reads and checks the catalogue below `folder`.
 *
 * @throws ContentError with every problem found: first those of single files, and when there are none those between them.
 */
export function loadCatalogue(folder: string, options: LoadOptions): Catalogue {
  const { photographs = noPhotographs, warn = () => {} } = options;
  const content = readCheckedContent(folder, options);
  const [first, ...others] = unmadePhotographs(content, photographs);
  if (first !== undefined) warn(unmadeWarning(first, others.length));
  return buildCatalogue(content, photographs);
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

/** A site is not down for a picture. */
function unmadeWarning({ file, reason }: ContentProblem, others: number): string {
  const more = others === 0 ? '' : `, and ${others} more like it`;
  return `${file}: ${reason}${more}; until then plates are shown in their place`;
}
