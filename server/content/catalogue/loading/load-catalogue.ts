import { officeDay } from '#contract/calendar/calendar.ts';
import type { ContentProblem } from '#contract/desk/content.ts';
import type { Site } from '#contract/site/site.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import type { MapCache } from '#server/content/catalogue/loading/map-cache.ts';
import { type GoodTexts, goodTexts, type Sound, soundContent } from '#server/content/catalogue/loading/sound-files.ts';
import { withAmounts } from '#server/content/catalogue/records/amounts/filled-amounts.ts';
import { unshownAmounts } from '#server/content/catalogue/records/amounts/unshown-amounts.ts';
import { brokenLinks } from '#server/content/catalogue/records/content-links.ts';
import { brokenReferences } from '#server/content/catalogue/records/content-references.ts';
import { brokenRules, daysToCome, lostPictures } from '#server/content/catalogue/records/content-rules.ts';
import { unmadePhotographs } from '#server/content/catalogue/records/photograph-problems.ts';
import { namedPhotographs } from '#server/content/catalogue/records/photographed-records.ts';
import {
  type Content,
  contentFolders,
  type ReadRecords,
  readContent,
} from '#server/content/catalogue/records/read-content.ts';
import { type Gap, partUnfinished } from '#server/content/catalogue/records/unfinished.ts';
import { type ContentFiles, filesBelow } from '#server/content/files/content-files.ts';
import { liveWords, wordsPath } from '#server/content/site/words-files.ts';
import { ContentError } from '#server/content-error.ts';
import { type MadePhotographs, noPhotographs } from '#server/photos/photo-manifest.ts';

interface CheckOptions {
  clock: Clock;
  /** The operator's words, which some texts of the catalogue are filled in with; those of the folder unless given. */
  site?: Site | undefined;
  /** What was read before, and is kept for the next time. */
  known?: ReadRecords;
  /** Whether links within the site may lead nowhere, pictures of the operator's words be missing, and days be to come. */
  areLinksFree?: boolean;
}

interface LoadOptions extends CheckOptions {
  /** What was made of the photographs that records name; none unless given. */
  photographs?: MadePhotographs;
  /** Is called with what is wrong but keeps nobody from starting. */
  warn?: (message: string) => void;
  /** Where maps are taken from and put. */
  mapCache?: MapCache;
  /** Hears of each file that is unfinished. */
  onUnfinished?: (file: string) => void;
}

export interface CheckedContent extends ReturnType<typeof partUnfinished> {
  /** Everything, unfinished records too. */
  written: Content;
  /** The same, with amounts in texts as they are named in the files. */
  named: Content;
}

/**
 * Reads and checks the catalogue of a folder, or of these files, and leaves unfinished records out.
 *
 * @throws ContentError with every problem found: first those of single files, and when there are none those between them.
 */
export function loadCatalogue(from: string | ContentFiles, options: LoadOptions): Catalogue {
  return catalogueOf(checkContent(from, options), options);
}

/** The same without what is wrong in a folder (sound-files.ts). @throws ContentError */
export function loadSoundCatalogue(
  folder: string,
  options: LoadOptions,
): Omit<Sound<Catalogue>, 'changes'> & { texts: GoodTexts; content: Content } {
  const known: ReadRecords = new Map();
  const files = filesBelow(folder);
  const sound = soundContent(files, (each, isMended) =>
    checkContent(each, { ...options, known, areLinksFree: isMended }),
  );
  return {
    found: catalogueOf(sound.found, options),
    content: shownOn(sound.found.shown, options.site),
    problems: sound.problems,
    texts: goodTexts(files, known, sound),
  };
}

function catalogueOf(checked: CheckedContent, options: LoadOptions): Catalogue {
  const { site, photographs = noPhotographs, warn = () => {}, onUnfinished = () => {} } = options;
  const shown = shownOn(checked.shown, site);
  for (const file of checked.unfinished) onUnfinished(file);
  const [first, ...others] = unmadePhotographs(shown, photographs);
  if (first !== undefined) warn(unmadeWarning(first, others.length));
  return buildCatalogue(shown, namedPhotographs(shown, photographs), options.mapCache);
}

/** People, reviews and papers that are examples are there in a demonstration only. */
export function shownOn(content: Content, site: Site | undefined): Content {
  if (site?.isDemonstration !== false) return content;
  const isReal = ({ isExample }: { isExample: boolean }) => !isExample;
  const { people, reviews, proof } = content;
  return { ...content, people: people.filter(isReal), reviews: reviews.filter(isReal), proof: proof.filter(isReal) };
}

/** The same, before cards are made of it. */
export function readCheckedContent(folder: string, options: CheckOptions): Content {
  return checkContent(folder, options).shown;
}

/** What of the records is shown, and what is unfinished. @throws ContentError */
export function checkContent(
  from: string | ContentFiles,
  { clock, areLinksFree, ...options }: CheckOptions,
): CheckedContent {
  const named = readContent(from, options);
  const { content: written, problems: amounts } = withAmounts(named);
  const parted = partUnfinished(written);
  const today = officeDay(clock());
  const problems = [
    ...amounts,
    ...unshownAmounts(named, parted.unfinished),
    ...brokenReferences(written, parted.unfinished),
    ...(areLinksFree
      ? []
      : [...brokenLinks(written, parted.unfinished), ...daysToCome(written, today), ...lostPictures(written)]),
    ...brokenRules(written, today),
    ...neededGaps(parted.gaps),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { written, named, ...parted };
}

/** Every site has these pages: they cannot be left out. */
function neededGaps(gaps: readonly Gap[]): ContentProblem[] {
  const needed: readonly string[] = liveWords.map(wordsPath);
  return gaps
    .filter(({ file }) => file.startsWith(`${contentFolders.legal}/`) || needed.includes(file))
    .map((gap) => ({ ...gap, reason: 'is still to be filled in; write it, for every site has this page' }));
}

/** A site is not down for a picture. */
function unmadeWarning({ file, reason }: ContentProblem, others: number): string {
  const more = others === 0 ? '' : `, and ${others} more like it`;
  return `${file}: ${reason}${more}; until then plates are shown in their place`;
}
