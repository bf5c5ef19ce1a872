import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ContentProblem, ContentRecord } from '#contract/desk/content.ts';
import { removeDeskContent } from '#contract/desk/content-endpoints.ts';
import { count } from '#contract/words/count.ts';
import { kindNames, recordOf } from '#desk/content/content-words.ts';
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
  const [question, ask] = useAsking();
  const remove = useMutation({
    mutationFn: (fromLists: boolean) => {
      const api = apiOf(queryClient);
      const body = { hash: record.live?.hash ?? '', fromLists };
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
  const lists = problems.filter(({ isListed }) => isListed);
  const texts = problems.filter(({ isListed }) => !isListed);
  const isOnlyListed = lists.length > 0 && texts.length === 0;
  if (record.live === null) return null;
  return (
    <div>
      <Button variant="quiet" size="small" onClick={ask}>
        Take it off the site
      </Button>
      <Question
        title={`Take ${title} off the site?`}
        {...question}
        yes={isOnlyListed ? 'Take it out of these, and off the site' : `Take this ${kindNames[kind].one} off`}
        onYes={() => remove.mutate(isOnlyListed)}
        no="Leave it"
        change={remove}
      >
        <p>Its page is then gone. What it was is kept, and can be made live again.</p>
        {texts.length > 0 && (
          <div role="alert" className="rounded-card border-2 border-danger p-4">
            <p className="font-semibold text-danger">Texts still speak of it. Write these anew first:</p>
            <NamedIn problems={texts} />
          </div>
        )}
        {lists.length > 0 && (
          <div className="rounded-card bg-sand p-4">
            <p className="font-semibold">It stands in these lists, and is taken out of them with it:</p>
            <NamedIn problems={lists} />
          </div>
        )}
      </Question>
    </div>
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
        const amounts = here.filter(({ reason }) => reason.includes('{{')).length;
        const words = amounts > 0 ? `, ${count(amounts, 'amount')} of it` : '';
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
            {words}
          </li>
        );
      })}
    </ul>
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
