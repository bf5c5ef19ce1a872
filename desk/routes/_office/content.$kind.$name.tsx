import { createFileRoute, notFound } from '@tanstack/react-router';
import { contentKind } from '#contract/desk/content.ts';
import { contentFormQuery, contentRecordQuery } from '#desk/content/content.queries.ts';
import { RecordPage } from '#desk/content/record/record-page.tsx';
import { readRecordSearch } from '#desk/content/record/record-search.ts';

export const Route = createFileRoute('/_office/content/$kind/$name')({
  validateSearch: readRecordSearch,
  loader: ({ context: { queryClient }, params: { kind: given, name } }) => {
    const kind = contentKind.safeParse(given).data;
    if (kind === undefined) throw notFound();
    return Promise.all([
      queryClient.ensureQueryData(contentRecordQuery(kind, name)),
      queryClient.ensureQueryData(contentFormQuery(kind, name)),
    ]);
  },
  component: RecordPage,
});
