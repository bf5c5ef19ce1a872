import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf, type OperatorFile } from '#contract/site/site.ts';
import { filledIn } from '#contract/words/filled-in.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';

/** What only a site says that demonstrates something. */
const words = [/demonstrat/i, /invented/i, /example operator/i];

/** How this project's own operator is named and reached. */
const ownOperator = [/Umbrella Thorn/, /umbrellathorn/i, /254[ -]?700[ -]?000[ -]?000/];

/** Every sentence of `demonstration.json`, as a site of this operator would say it. */
function demonstrationSentences(operator: OperatorFile): string[] {
  const file = JSON.parse(readFileSync(join(testedContent, 'site/demonstration.json'), 'utf8'));
  const own = { ...namesOf(operator) };
  const texts = textsOf(filledIn(file, own, () => undefined));
  return texts.flatMap((text) => text.split(/(?<=[.:;!?]) /)).filter((sentence) => sentence.length > 20);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Finds what is left of the demonstration in texts of another operator's site: the place and the words, a line each. */
export function searchForDemonstration(operator: OperatorFile) {
  const sentences = demonstrationSentences(operator);
  const own = readSite(testedContent, { isDemonstration: false }).operator;
  const wanted = [...words, ...ownOperator, own.phone, own.email, own.description, ...sentences];
  const left = (place: string, text: string): string[] =>
    wanted.flatMap((words) => {
      const at = typeof words === 'string' ? text.indexOf(words) : text.search(words);
      return at < 0 ? [] : [`${place}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
    });
  return { wanted, left };
}
