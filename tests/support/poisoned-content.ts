import { liveWords, wordsPath } from '#server/content/site/words-files.ts';
import { evidenceContent } from '#tests/support/evidence-content.ts';
import type { ContentFiles } from '#tests/support/small-content.ts';

/** Texts that become something else wherever a page takes them for markup, an address or a program. */
export const payloads = [
  '<img src="poison" onerror="window.poisoned=1">',
  '"><script>window.poisoned=1</script>',
  "' onmouseover='window.poisoned=1' x='",
  '</title><svg onload="window.poisoned=1">',
  'javascript:window.poisoned=1',
  '<iframe srcdoc="<script>parent.poisoned=1</script>"></iframe>',
  '<a href="javascript:window.poisoned=1">poison</a>',
  '<base href="https://poison.example/"><form action="//poison.example">',
  '{{constructor.constructor("window.poisoned=1")()}}',
  '--><style>*{background:url(//poison.example)}</style>',
  '</script><script>window.poisoned=1</script>',
  '&lt;img src=poison&gt;\u2028\u202e',
] as const;

/** The operator's words of home and About. */
const followed: readonly string[] = liveWords.map(wordsPath);

/**
 * Fields that are names for the program, numbers in words, or one of a list; the check of the content refuses
 * anything else there.
 */
const closed =
  /^(id|slug|of|type|tier|style|difficulty|category|country|countries|board|theme|mode|currency|per|season|every|month|likelihood|time|biome|landmark|species|fauna|props|prices|meals|mark|updatedAt|checkedOn|publishedAt|.*Ids?|.*At|.*On|departures|beds|size|months|season|role|month|url|.*[lL]ink)$/;

/** A name in braces that nobody has is refused wherever it stands. */
const writable = payloads.filter((payload) => !payload.includes('{{'));

/** The small catalogue with all there can be, and a payload in every text a person writes. */
export function poisonedContent(): ContentFiles {
  let count = 0;
  const poison = (text: string) => `${text} ${writable[count++ % writable.length]}`;
  const walk = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return closed.test(field) ? value : poison(value);
    if (Array.isArray(value)) return closed.test(field) ? value : value.map((member) => walk(member, field));
    if (typeof value !== 'object' || value === null || closed.test(field)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  const poisonMatter = (text: string) =>
    text.replace(
      /^(title|excerpt|summary): (.*)$/gm,
      (_, name: string, value: string) => `${name}: ${JSON.stringify(poison(value.replace(/^"|"$/g, '')))}`,
    );
  const poisoned = (file: string, content: unknown) => {
    if (followed.includes(file)) return walk(JSON.parse(String(content)), '');
    return typeof content === 'string' ? poisonMatter(content) : walk(content, '');
  };
  return Object.fromEntries(
    Object.entries(evidenceContent()).map(([file, content]) => [file, poisoned(file, content)]),
  );
}
