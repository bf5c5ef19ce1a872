/** As many lines as a mail program says above what it quotes. */
const mostLines = 3;

/**
 * An answer, and what it has below it of the mail it answers. Found by `ours`, what our mails are sent from: programs name it, in
 * whatever language, above what they quote. What stands between quoted lines is part of the answer, and so is all that cannot be told.
 */
export function splitQuoted(text: string, ours: readonly string[]): { ownText: string; quoted: string } {
  const lines = text.split('\n');
  const at = [firstAfterAll(lines), quotedHead(lines, ours)]
    .filter((line) => line !== undefined)
    .toSorted((one, other) => one - other)[0];
  const ownText = lines.slice(0, at).join('\n').trimEnd();
  if (at === undefined || ownText === '') return { ownText: text, quoted: '' };
  return { ownText, quoted: lines.slice(at).join('\n').trim() };
}

/** Where lines that begin with `>` go on to the end, and who wrote them is said above. */
function firstAfterAll(lines: readonly string[]): number | undefined {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line));
  if (!lines.slice(last + 1).some(isQuoted)) return undefined;
  if (!(lines[last] ?? '').trimEnd().endsWith(':')) return last + 1;
  let first = last;
  while (first > 0 && last - first < mostLines && (lines[first - 1] ?? '').trim() !== '') first -= 1;
  return first;
}

/** The line that names us and says that the rest is ours: `On Friday … wrote:`, or `From: …` of a head that is quoted. */
function quotedHead(lines: readonly string[], ours: readonly string[]): number | undefined {
  const first = lines.findIndex((line, index) => {
    const isNamed = ours.some((name) => line.toLowerCase().includes(name.toLowerCase()));
    if (!isNamed || isQuoted(line)) return false;
    const next = lines.slice(index + 1).find((one) => one.trim() !== '') ?? '';
    // With a day or an address: somebody may write about us, too.
    const isSaid = line.trimEnd().endsWith(':') && /[\d<]/.test(line) && !isQuoted(next);
    return isSaid || (isLabelled(line) && isLabelled(next));
  });
  if (first < 0) return undefined;
  const above = lines.findLastIndex((line, index) => index < first && line.trim() !== '');
  return /^[-_]{5}/.test(lines[above] ?? '') ? above : first;
}

/** `From: …`, in any language. */
function isLabelled(line: string): boolean {
  return /^\*?\p{L}[\p{L} ]{0,20}:/u.test(line);
}

function isQuoted(line: string): boolean {
  return /^\s?>/.test(line);
}
