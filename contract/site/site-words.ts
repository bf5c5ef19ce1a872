import * as z from 'zod/mini';
import { picture } from '#contract/records/picture.ts';
import { openWord } from '#contract/values.ts';

/*
 * The operator's words that are answered as records are, and not built into the site: those of the home page and of the page about
 * them, with every name filled in. What may stand in their files says contract/site/site.ts.
 */

const words = z.string().check(z.minLength(1));

export const homeWords = z.object({
  headline: words,
  /** Behind the headline. */
  picture: z.optional(picture),
  statement: words,
  /** What one can hold the operator to; three stand beside the statement. */
  facts: z.array(z.object({ figure: words, unit: words, words })),
  invitation: z.object({ title: words, words, picture: z.optional(picture) }),
});
export type HomeWords = z.infer<typeof homeWords>;

const aboutBlock = z.object({
  title: z.optional(words),
  text: z.optional(words),
  list: z.optional(z.array(words)),
  /** What stands before each line of the list; a dash where it is left out. */
  mark: z.optional(openWord(['yes', 'no'])),
  facts: z.optional(z.array(z.object({ label: words, value: words }))),
  /** A last line in grey. */
  note: z.optional(words),
});
export type AboutBlock = z.infer<typeof aboutBlock>;

const aboutSection = z.object({ title: words, blocks: z.array(aboutBlock) });

export const aboutWords = z.object({
  picture: z.optional(picture),
  pictures: words,
  /** What stands between two * in its text and its habits is in italics. */
  story: z.object({
    title: words,
    text: words,
    habits: words,
    columns: z.array(z.object({ title: words, text: words })),
  }),
  guides: aboutSection,
  travel: aboutSection,
  safety: aboutSection,
  licences: aboutSection,
  office: z.object({ title: words, text: words }),
  closing: words,
  /** What a demonstration adds; they are called as they are since the name stands in the code of every site. */
  notices: z.optional(
    z.object({
      introduction: words,
      /** Before the story's own text. */
      story: z.array(words),
      /** In place of the story's own. */
      habits: words,
      guides: words,
      licences: words,
    }),
  ),
});
export type AboutWords = z.infer<typeof aboutWords>;
