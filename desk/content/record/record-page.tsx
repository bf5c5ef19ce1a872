import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import * as React from 'react';
import { type ContentRecord, contentKind } from '#contract/desk/content.ts';
import { previewPath } from '#contract/desk/preview-path.ts';
import { contentFormQuery, contentRecordQuery } from '#desk/content/content.queries.ts';
import { kindNames } from '#desk/content/content-words.ts';
import { ElsewhereProblems } from '#desk/content/elsewhere-problems.tsx';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { RecordEditor } from '#desk/content/record/record-editor.tsx';
import { Standing } from '#desk/content/record-standing.tsx';
import { sessionQuery } from '#desk/session/session.query.ts';
import { WaitingPage } from '#desk/shell/answer.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Badge } from '#ui/badge.tsx';

const VersionList = lazyRouteComponent(() => import('#desk/content/record/version-list.tsx'), 'VersionList');

const route = getRouteApi('/_office/content/$kind/$name');

/** Others work on it as well: what they did is seen soon, in milliseconds; and sooner what is being looked for in a draft. */
const askedAgainAfter = (record: ContentRecord | undefined) => (record?.draft?.faults === null ? 1000 : 15_000);

/** One record of the content: what visitors see of it, what is changed, and how it goes live. */
export function RecordPage() {
  const { kind: given, name } = route.useParams();
  const kind = contentKind.safeParse(given).data;
  if (kind === undefined) throw notFound();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: record } = useSuspenseQuery({
    ...contentRecordQuery(kind, name),
    refetchInterval: ({ state }) => askedAgainAfter(state.data),
  });
  const { data: answer } = useSuspenseQuery(contentFormQuery(kind, name));
  const { row, live, draft } = record;
  const isGone = live === null && draft === null;
  return (
    <>
      <PageHead title={row.title} list={{ to: '/content', search: { kind }, name: kindNames[kind].many }}>
        <Standing row={row} />
        {row.isUnfinished && <Badge tone="warning">Unfinished, not shown</Badge>}
        {draft !== null && <Badge tone="sun">Draft</Badge>}
        {live !== null && !row.isUnfinished && !row.isHidden && <Badge tone="success">Live</Badge>}
        {row.page !== null && draft !== null && (
          <OtherPage href={`${previewPath}${row.page}`}>The draft as a page</OtherPage>
        )}
        {row.page !== null && live !== null && !row.isUnfinished && (
          <OtherPage href={session.operator.siteUrl + row.page}>Its page</OtherPage>
        )}
      </PageHead>
      {row.plan?.faults && (
        <div role="alert" className="mb-5 rounded-card border-2 border-danger bg-surface p-4">
          <p className="font-semibold text-danger">
            What was planned could not be done. This has to be put right first:
          </p>
          <ElsewhereProblems problems={row.plan.faults} />
        </div>
      )}
      {isGone ? (
        <>
          <p className="mb-5">Visitors do not see it. A press makes it live again as it was.</p>
          <React.Suspense fallback={<WaitingPage />}>
            <VersionList record={record} form={{ schema: answer.schema as FormSchema, choices: answer.choices }} />
          </React.Suspense>
        </>
      ) : (
        // Another record is another form.
        <RecordEditor key={`${kind}/${name}`} record={record} answer={answer} siteUrl={session.operator.siteUrl} />
      )}
    </>
  );
}

function OtherPage({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-9 items-center gap-1.5 underline underline-offset-4"
    >
      {children}
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  );
}
