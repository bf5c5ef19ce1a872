import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentProblem, ContentRow } from '#contract/desk/content.ts';
import { publishDeskContent } from '#contract/desk/content-endpoints.ts';
import { ElsewhereProblems } from '#desk/content/elsewhere-problems.tsx';
import type { PriceJumps } from '#desk/content/list/price-jumps.ts';
import { outcomeOf } from '#desk/content/publications.ts';
import { ChangeList } from '#desk/content/record/change-list.tsx';
import { Question } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** Several drafts go live together: all, or none where the site with them has a problem. */
export function PublishDrafts({ drafts, onDone }: { drafts: readonly ContentRow[]; onDone: () => void }) {
  const queryClient = useQueryClient();
  const publish = useMutation({
    mutationFn: async ({ isSure }: { isSure: boolean }) => {
      if (!isSure) {
        const { priceJumps } = await import('#desk/content/list/price-jumps.ts');
        const jumps = await priceJumps(queryClient, drafts);
        if (jumps.length > 0) return { isPublished: false, faults: [], jumps };
      }
      const api = apiOf(queryClient);
      const body = { drafts: drafts.map(({ kind, name, draft }) => ({ kind, name, version: draft?.version ?? 0 })) };
      return outcomeOf(api, api.call(publishDeskContent, { body }));
    },
    onSuccess: ({ isPublished }) => {
      if (!isPublished) return;
      notify({ type: 'success', title: drafts.length === 1 ? 'It is live' : 'They are live' });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const { faults: problems = [], jumps = [] }: { faults?: readonly ContentProblem[]; jumps?: readonly PriceJumps[] } =
    publish.data ?? {};
  if (drafts.length === 0) return null;
  return (
    <section
      aria-label="Drafts that are ticked"
      className="mb-4 grid gap-3 rounded-card border border-line-strong bg-surface p-4"
    >
      <FormFailure error={publish.error} />
      {problems.length > 0 && (
        <div ref={takeFocus} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger p-4">
          <p className="font-semibold text-danger">Nothing was published. This has to be put right first:</p>
          <ElsewhereProblems problems={problems} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto">{drafts.map(({ title }) => title).join(', ')}</p>
        <Button size="small" isIdle={publish.isPending} onClick={() => publish.mutate({ isSure: false })}>
          {publish.isPending
            ? 'Working …'
            : drafts.length === 1
              ? 'Publish one draft'
              : `Publish ${drafts.length} drafts`}
        </Button>
      </div>
      <Question
        title="Is that right?"
        isOpen={jumps.length > 0}
        onClose={publish.reset}
        yes="Yes, make it live"
        onYes={() => publish.mutate({ isSure: true })}
        no="Look again"
      >
        {jumps.map(({ title, changes }) => (
          <section key={title} aria-label={title} className="grid gap-2">
            <h3 className="font-semibold">{title}</h3>
            <ChangeList changes={changes} />
          </section>
        ))}
      </Question>
    </section>
  );
}
