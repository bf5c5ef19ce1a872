import type { ProsePreview } from '#contract/desk/content-form.ts';
import { namesOf, type Site } from '#contract/site/site.ts';
import { filledIn } from '#contract/words/filled-in.ts';
import { isAmount } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { parseMarkdown } from '#server/content/catalogue/records/markdown.ts';
import { markedLines } from '#server/content/catalogue/records/marked-lines.ts';
import { unknownName } from '#server/content/site/read-site.ts';

/** A text as this operator's page would show it; `faults` name what cannot be shown by its line in the text, from 1. */
export function previewProse(text: string, site: Site): ProsePreview {
  const lines = markedLines(text, site);
  const { prose, problems } = parseMarkdown(lines.text);
  const faults = [...lines.problems, ...problems.map(({ line, reason }) => ({ line: lines.numberOf(line), reason }))];
  const words = namesOf(site.operator);
  const shown = filledIn(prose, words, (wanted) => {
    // Amounts are of several words, and stand as they are named: what they come to is known of the whole catalogue.
    if (!isAmount(wanted)) faults.push({ line: lineOf(text, wanted), reason: unknownName(wanted, words).reason });
    return undefined;
  });
  return { prose: shown, faults };
}

function lineOf(text: string, name: string): number {
  return text.slice(0, Math.max(0, text.indexOf(`{{${name}}}`))).split('\n').length;
}
