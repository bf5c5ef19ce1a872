// Breaks a title into lines of nearly the same width, at places where a reader would pause.

/** What a break after a word costs or is worth, as a share of the type size. */
const afterColon = -0.4;
const afterComma = -0.1;
const afterLink = 0.08;

/** What a line costs that is less than this share of the widest. */
const lonelyShare = 0.42;
const lonely = 0.12;

/** How much of the difference between the widest and the narrowest line counts, beside the widest. */
const raggedness = 0.35;

/** Words that belong to what follows them. */
const links = new Set(
  'a an and at by for from how in into of on or out the then to under what when with your'.split(' '),
);

/** Every way to put `words` on exactly `lines` lines, in order. */
function* breaks(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    const line = words.slice(0, first).join(' ');
    for (const rest of breaks(words.slice(first), lines - 1)) yield [line, ...rest];
  }
}

/** The best way to set `text` on exactly `lines` lines; undefined when it has fewer words, or one would be too wide. */
export function balancedLines(
  text: string,
  lines: number,
  widest: number,
  widthOf: (line: string) => number,
): string[] | undefined {
  let best: string[] | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const candidate of breaks(text.split(' '), lines)) {
    const widths = candidate.map(widthOf);
    const width = Math.max(...widths);
    if (width > widest) continue;
    const narrowest = Math.min(...widths);
    const raggedWidth = width + raggedness * (width - narrowest);
    const cost = raggedWidth * (1 + breakCost(candidate) + (narrowest < width * lonelyShare ? lonely : 0));
    if (cost >= lowest) continue;
    best = candidate;
    lowest = cost;
  }
  return best;
}

/** How little or how much a reader minds where these lines end: the sum over all but the last. */
export function breakCost(lines: readonly string[]): number {
  return lines.slice(0, -1).reduce((cost, line) => cost + costAfter(line.split(' ').at(-1) ?? ''), 0);
}

function costAfter(word: string): number {
  if (word.endsWith(':')) return afterColon;
  if (word.endsWith(',')) return afterComma;
  return links.has(word.toLowerCase()) ? afterLink : 0;
}
