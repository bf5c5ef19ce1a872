import type { QueryPlan } from '#search/query-plan.ts';
import { fold, type WordInText, wordsOf } from '#search/words.ts';

/** A stretch of a text that answers the query: offsets, and how many words it has. */
export interface Mark {
  start: number;
  end: number;
  /** Number of its first word in the text, and of its last. */
  firstWord: number;
  lastWord: number;
  /** What it answers; two marks of one key answer the same words of the query. */
  key: string;
}

/** What of a query is marked in texts. */
export interface QueryMarks {
  /** Of each word, the spans of the query it answers. */
  words: ReadonlyMap<string, string>;
  phrases: readonly { words: readonly string[]; key: string }[];
  prefix: string | undefined;
}

export function marksOf(plan: QueryPlan): QueryMarks {
  const words = new Map<string, string>();
  const phrases: { words: readonly string[]; key: string }[] = [];
  for (const { from, expansions } of plan.spans) {
    for (const expansion of expansions) {
      const [only] = expansion.words;
      if (expansion.words.length > 1) phrases.push({ words: expansion.words, key: String(from) });
      else if (only !== undefined && !words.has(only)) words.set(only, String(from));
    }
  }
  return { words, phrases, prefix: plan.prefix };
}

/** The stretches of a text that answer the query, in order and apart from one another. */
export function marksIn(text: string, marks: QueryMarks): { words: WordInText[]; marks: Mark[] } {
  const words = wordsOf(text);
  const found: Mark[] = [];
  for (let index = 0; index < words.length; ) {
    const mark = phraseAt(words, index, marks) ?? wordAt(text, words, index, marks);
    if (mark !== undefined) found.push(mark);
    index = (mark?.lastWord ?? index) + 1;
  }
  return { words, marks: found };
}

function phraseAt(words: readonly WordInText[], firstWord: number, { phrases }: QueryMarks): Mark | undefined {
  const phrase = phrases.find((candidate) =>
    candidate.words.every((word, offset) => words[firstWord + offset]?.forms.includes(word)),
  );
  const first = words[firstWord];
  if (phrase === undefined || first === undefined) return undefined;
  const lastWord = firstWord + phrase.words.length - 1;
  return { start: first.start, end: words[lastWord]?.end ?? first.end, firstWord, lastWord, key: phrase.key };
}

function wordAt(text: string, words: readonly WordInText[], index: number, marks: QueryMarks): Mark | undefined {
  const word = words[index];
  const form = word?.forms.find((candidate) => marks.words.has(candidate));
  if (word === undefined || form === undefined) return undefined;
  const { start } = word;
  const { prefix } = marks;
  const end =
    prefix !== undefined && form.startsWith(prefix)
      ? start + charactersOf(text.slice(start, word.end), prefix)
      : word.end;
  return { start, end, firstWord: index, lastWord: index, key: marks.words.get(form) ?? '' };
}

/** How many characters of a word, as written, make up its folded prefix. */
function charactersOf(written: string, prefix: string): number {
  let length = 0;
  for (const character of written) {
    if (fold(written.slice(0, length)).length >= prefix.length) break;
    length += character.length;
  }
  return length;
}
