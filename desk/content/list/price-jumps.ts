import type { QueryClient } from '@tanstack/react-query';
import type { ContentRow } from '#contract/desk/content.ts';
import { contentFormQuery, contentRecordQuery } from '#desk/content/content.queries.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { changesAgainst } from '#desk/content/record/record-parts.ts';
import { storedValue } from '#desk/content/record/use-record-work.ts';
import { priceWarnings } from '#desk/content/values/price-warnings.ts';
import type { ValueChange } from '#desk/content/values/value-changes.ts';

export interface PriceJumps {
  title: string;
  changes: ValueChange[];
}

/** Prices of these drafts that are half or double of what is live, by record; nothing for records without one. */
export async function priceJumps(queryClient: QueryClient, drafts: readonly ContentRow[]): Promise<PriceJumps[]> {
  const found = await Promise.all(
    drafts.map(async ({ kind, name, title }) => {
      const [record, { schema, choices }] = await Promise.all([
        queryClient.fetchQuery(contentRecordQuery(kind, name)),
        queryClient.fetchQuery(contentFormQuery(kind, name)),
      ]);
      const form = { schema: schema as FormSchema, choices };
      const value = storedValue(record);
      const jumps = priceWarnings(record.live?.fields, value.fields, form).filter(({ isJump }) => isJump);
      const changes = changesAgainst(record.live, value, form);
      return { title, changes: changes.filter(({ field }) => jumps.some((jump) => jump.field === field)) };
    }),
  );
  return found.filter(({ changes }) => changes.length > 0);
}
