import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ContentRecord } from '#contract/desk/content.ts';
import { removeDeskContent } from '#contract/desk/content-endpoints.ts';
import { kindNames } from '#desk/content/content-words.ts';
import { ElsewhereProblems } from '#desk/content/elsewhere-problems.tsx';
import { outcomeOf } from '#desk/content/publications.ts';
import { VersionList } from '#desk/content/record/version-list.tsx';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { useAsking } from '#desk/shell/ask-dialog.tsx';
import { Question } from '#desk/shell/question.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';

/** Takes a record off the site; where others name it they are listed instead. */
function RemoveRecord({ record }: { record: ContentRecord }) {
  const { kind, name, title } = record.row;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [question, ask] = useAsking();
  const remove = useMutation({
    mutationFn: () => {
      const api = apiOf(queryClient);
      const body = { hash: record.live?.hash ?? '' };
      return outcomeOf(api, api.call(removeDeskContent, { params: { kind, name }, body }));
    },
    onSuccess: async ({ isPublished }) => {
      if (!isPublished) return;
      notify({ type: 'success', title: `${title} is off the site`, duration: 4000 });
      await navigate({ to: '/content', search: { kind } });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const problems = remove.data?.faults ?? [];
  if (record.live === null) return null;
  return (
    <div>
      <Button variant="quiet" size="small" onClick={ask}>
        Take it off the site
      </Button>
      <Question
        title={`Take ${title} off the site?`}
        {...question}
        yes={`Take this ${kindNames[kind].one} off`}
        onYes={() => remove.mutate()}
        no="Leave it"
        change={remove}
      >
        <p>Its page is then gone. What it was is kept, and can be made live again.</p>
        {problems.length > 0 && (
          <div role="alert" className="rounded-card border-2 border-danger p-4">
            <p className="font-semibold text-danger">It is still named elsewhere. Take it out there first:</p>
            <ElsewhereProblems problems={problems} />
          </div>
        )}
      </Question>
    </div>
  );
}

/** What a record was before, and the way to take it off the site. */
export function EarlierVersions({ record, form }: { record: ContentRecord; form: FormKnowledge }) {
  return (
    <section aria-labelledby="chapter" className="grid gap-5">
      <h2 id="chapter" className="text-title-3">
        What it was before
      </h2>
      <VersionList record={record} form={form} />
      <RemoveRecord record={record} />
    </section>
  );
}
