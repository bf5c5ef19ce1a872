import * as z from 'zod/mini';

/**
 * Written text as a small tree instead of HTML or Markdown: the server parses an article once, the browser turns the
 * tree into elements, and nothing a writer types can become markup.
 */
export const inline = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('strong'), text: z.string() }),
  z.object({ kind: z.literal('emphasis'), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
]);
export type Inline = z.infer<typeof inline>;

const line = z.array(inline);

export const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text: z.string(),
  }),
  z.object({ kind: z.literal('paragraph'), content: line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.object({ kind: z.literal('quote'), content: line }),
  z.object({ kind: z.literal('table'), head: z.array(line), rows: z.array(z.array(line)) }),
]);
export type Block = z.infer<typeof block>;

export const prose = z.array(block);
export type Prose = z.infer<typeof prose>;
