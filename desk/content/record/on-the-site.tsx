import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ContentProblem, ContentRecord } from '#contract/desk/content.ts';
import { removeDeskContent } from '#contract/desk/content-endpoints.ts';
import { kindNames, recordOf } from '#desk/content/content-words.ts';
import { outcomeOf } from '#desk/content/publications.ts';
import { PlanRecord } from '#desk/content/record/plan-record.tsx';
import { VersionList } from '#desk/content/record/version-list.tsx';
import { useStanding } from '#desk/content/record-standing.tsx';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { Question, useAsking } from '#desk/shell/ask-dialog.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

/** Takes a record off the site; where others name it, it is said what becomes of each. */
function RemoveRecord({ record }: { record: ContentRecord }) {
  const { kind, name, title } = record.row;
  const queryClient = useQueryClient();
  const [question, ask] = useAsking();
  const remove = useMutation({
    mutationFn: (fromOthers: boolean) => {
      const api = apiOf(queryClient);
      const body = { hash: record.live?.hash ?? '', fromOthers };
      return outcomeOf(api, api.call(removeDeskContent, { params: { kind, name }, body }));
    },
    onSuccess: ({ isPublished }) => {
      if (!isPublished) return;
      question.onClose();
      notify({ type: 'success', title: `${title} is off the site`, duration: 4000 });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const problems = remove.data?.faults ?? [];
  const mended = problems.filter(({ becomes }) => becomes !== undefined);
  const left = problems.filter(({ becomes }) => becomes === undefined);
  const areMended = mended.length > 0 && left.length === 0;
  return (
    <>
      <Button variant="quiet" size="small" onClick={ask}>
        Take it off the site
      </Button>
      <Question
        title={`Take ${title} off the site?`}
        {...question}
        yes={areMended ? 'Change these, and take it off' : `Take this ${kindNames[kind].one} off`}
        onYes={() => remove.mutate(areMended)}
        no="Leave it"
        change={remove}
      >
        <p>Its page is then gone. What it was is kept: one press puts it back, and what is changed here with it.</p>
        {left.length > 0 && (
          <div role="alert" className="rounded-card border-2 border-danger p-4">
            <p className="font-semibold text-danger">These cannot be without it. Change them first:</p>
            <NamedIn problems={left} />
          </div>
        )}
        {mended.length > 0 && (
          <div className="rounded-card bg-sand p-4">
            <p className="font-semibold">It is named here, and this becomes of it:</p>
            <NamedIn problems={mended} />
          </div>
        )}
      </Question>
    </>
  );
}

/** Where it is named, each record once, with a link to it. */
function NamedIn({ problems }: { problems: readonly ContentProblem[] }) {
  const files = [...new Set(problems.map(({ file }) => file))];
  return (
    <ul className="mt-1 list-disc pl-5">
      {files.map((file) => {
        const here = problems.filter((problem) => problem.file === file);
        const named = recordOf(file);
        const words = [...new Set(here.map(({ becomes, reason }) => becomes ?? reason))].join('; ');
        return (
          <li key={file} className="wrap-anywhere">
            {named === undefined ? (
              file
            ) : (
              <Link
                to="/content/$kind/$name"
                params={named}
                search={{ field: here[0]?.field }}
                className="underline underline-offset-4"
              >
                {kindNames[named.kind].one} {named.name.replaceAll('-', ' ')}
              </Link>
            )}
            : {words}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether visitors find it: hidden, taken off, or either at a time. */
function OnTheSite({ record }: { record: ContentRecord }) {
  const { row } = record;
  const standing = useStanding(row);
  const { isHidden } = row;
  return (
    <section aria-labelledby="on-the-site" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 id="on-the-site" className="text-lg leading-tight">
        On the site
      </h2>
      <p className="text-muted">
        {isHidden !== null &&
          'Hidden, it stands in no list and no search, and its page opens for whoever has its address. '}
        Taken off, it is gone. Both are undone by one press.
      </p>
      <div className="flex flex-wrap gap-2">
        {isHidden === false && (
          <Button variant="quiet" size="small" isIdle={standing.isPending} onClick={() => standing.mutate('hide')}>
            Hide it
          </Button>
        )}
        <RemoveRecord record={record} />
        <PlanRecord
          row={row}
          choices={[...(isHidden === null ? [] : ([isHidden ? 'show' : 'hide'] as const)), 'remove']}
        >
          At a day and time …
        </PlanRecord>
      </div>
    </section>
  );
}

/** Whether visitors find a record, and what it was before. */
export function EarlierVersions({ record, form }: { record: ContentRecord; form: FormKnowledge }) {
  return (
    <section aria-labelledby="chapter" className="grid gap-5">
      {record.live !== null && <OnTheSite record={record} />}
      <h2 id="chapter" className="text-title-3">
        What it was before
      </h2>
      <VersionList record={record} form={form} />
    </section>
  );
}
