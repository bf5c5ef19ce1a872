import type { Site } from '#contract/site/site.ts';
import type { MarkdownProblem } from '#server/content/catalogue/records/readable-text.ts';

const begins = ':::demonstration';
const otherwise = ':::otherwise';
const ends = ':::';

export interface MarkedLines {
  /** The lines that are shown. */
  text: string;
  /** The line in the file's text of a line that is shown; both count from 1. */
  numberOf(line: number): number;
  problems: MarkdownProblem[];
}

/**
 * A text as it is shown: lines after `:::demonstration` only in a demonstration, those after `:::otherwise` only elsewhere,
 * both as far as `:::`. The marks stand on lines of their own and leave none behind, so they may stand within a paragraph.
 */
export function markedLines(markdown: string, { isDemonstration }: Pick<Site, 'isDemonstration'>): MarkedLines {
  const shown: { line: string; number: number }[] = [];
  const problems: MarkdownProblem[] = [];
  let begun: { at: number; isShown: boolean } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const number = index + 1;
    const mark = line.trimEnd();
    if (!mark.startsWith(ends)) {
      if (begun?.isShown !== false) shown.push({ line, number });
    } else if (mark === begins && begun === undefined) {
      begun = { at: number, isShown: isDemonstration };
    } else if (mark === otherwise && begun !== undefined) {
      begun.isShown = !isDemonstration;
    } else if (mark === ends && begun !== undefined) {
      begun = undefined;
    } else {
      problems.push({ line: number, reason: `${mark} stands where it marks nothing; ${howToMark}` });
    }
  }
  if (begun !== undefined) problems.push({ line: begun.at, reason: `what begins here has no end; ${howToMark}` });
  return {
    text: shown.map(({ line }) => line).join('\n'),
    numberOf: (line) => shown[line - 1]?.number ?? line,
    problems,
  };
}

const howToMark = `write ${begins}, then ${otherwise} where there is something to say instead, and ${ends} at the end`;
