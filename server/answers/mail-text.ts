import { htmlToText } from 'html-to-text';
import type { ParsedMail } from 'mailparser';

/** Characters that are kept of a text; nobody types more. */
const longestText = 20_000;

/** What of an HTML is made text, in characters: more than anybody's answer with all that it quotes. */
const longestHtml = 200_000;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } }));

/** What was written, and how many characters were left out. */
export function textOf({ text = '', html }: ParsedMail): { text: string; cut: number } {
  const written = text.trim() === '' && typeof html === 'string' ? textInHtml(html) : text;
  const clean = written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // The store keeps no NUL, and nobody reads the others.
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  if (clean.length <= longestText) return { text: clean, cut: 0 };
  const kept = clean.slice(0, longestText).toWellFormed();
  return { text: kept, cut: clean.length - longestText };
}

function textInHtml(html: string): string {
  return htmlToText(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...headings,
    ],
  });
}

/** As one line of no more characters than this. */
export function oneLine(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
