export interface MarkdownProblem {
  /** Line in the text, from 1. */
  line: number;
  reason: string;
}

/*
 * What parsing Markdown costs grows with the square of some of these, and worse: 100 kB of `_*` take minutes. The longest text of a
 * site has a tenth of each; what is within all of them is parsed in some tenths of a second, whatever it is made of.
 */
const most = { characters: 100_000, lines: 2000, marks: 4000, marksOfParagraph: 1000, depth: 10 };

const mark = /[*_[\]<>|`{&\\]/g;
const begins = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/;
const begun = />|[-+*.)]/g;

/** Why nobody reads this text, for as long as it is more than any page can show; counted without parsing it. */
export function unreadable(markdown: string): MarkdownProblem | undefined {
  if (markdown.length > most.characters) return refused(1, 'long', `${most.characters} letters`);
  const lines = markdown.split(/\r\n?|\n/);
  if (lines.length > most.lines) return refused(most.lines, 'long', `${most.lines} lines`);
  let marks = 0;
  let ofParagraph = 0;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const depth = begins.exec(line)?.[0].match(begun)?.length ?? 0;
    if (Math.max(depth, line.search(/\S/) / 4) > most.depth)
      return refused(number, 'deep', `${most.depth} lists and quotes within each other`);
    const ofLine = depth + (line.match(mark)?.length ?? 0);
    marks += ofLine;
    ofParagraph = line.trim() === '' ? 0 : ofParagraph + ofLine;
    if (ofParagraph > most.marksOfParagraph)
      return refused(number, 'deep', `${most.marksOfParagraph} marks in a paragraph`);
    if (marks > most.marks) return refused(number, 'deep', `${most.marks} marks`);
  }
  return undefined;
}

function refused(line: number, what: 'long' | 'deep', limit: string): MarkdownProblem {
  return { line, reason: `this text is too ${what} for us to read; write at most ${limit}, or make two texts of it` };
}
