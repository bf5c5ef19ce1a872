import type * as z from 'zod/mini';
import { aboutFile, homeFile } from '#contract/site/site.ts';
import { recordKinds } from '#server/content/editing/record-kinds.ts';
import type { FormName } from '#server/content/forms/form-names.ts';
import { keysOf } from '#server/keys-of.ts';

/** Home and About are one kind with two forms. */
const { site: _site, ...kinds } = recordKinds;

/** What the fields of a file are read by. */
export const contentSchemas = {
  ...(Object.fromEntries(keysOf(kinds).map((kind) => [kind, kinds[kind].schema])) as Record<
    keyof typeof kinds,
    z.core.$ZodType
  >),
  home: homeFile,
  about: aboutFile,
} satisfies Record<FormName, z.core.$ZodType>;

/** Kinds whose files are written in Markdown. */
export const kindsWithText: ReadonlySet<FormName> = new Set(
  keysOf(kinds).filter((kind) => kinds[kind].extension === '.md'),
);
