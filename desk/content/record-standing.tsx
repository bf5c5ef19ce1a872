import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentPlan, ContentRow } from '#contract/desk/content.ts';
import { bringBackDeskContent, hideDeskContent, planDeskContent } from '#contract/desk/content-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import { outcomeOf } from '#desk/content/publications.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** What one press does with where a record stands. */
type Press = 'hide' | 'show' | 'bring-back' | 'not-yet';

const done: Readonly<Record<Press, string>> = {
  hide: 'is hidden',
  show: 'is shown again',
  'bring-back': 'is back on the site',
  'not-yet': 'stays as it is',
};

const planned: Readonly<Record<ContentPlan['what'], { will: string; didNot: string }>> = {
  publish: { will: 'Goes live on', didNot: 'Did not go live on' },
  remove: { will: 'Is taken off the site on', didNot: 'Was not taken off the site on' },
  hide: { will: 'Is hidden on', didNot: 'Was not hidden on' },
  show: { will: 'Is shown again on', didNot: 'Was not shown again on' },
};

/** Hides a record, shows it again, brings it back or leaves what was planned; what keeps it from that is told. */
export function useStanding({ kind, name, title }: Pick<ContentRow, 'kind' | 'name' | 'title'>) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(press: Press) {
      const api = apiOf(queryClient);
      const params = { kind, name };
      if (press === 'bring-back') return outcomeOf(api, api.call(bringBackDeskContent, { params }));
      if (press !== 'not-yet') {
        return outcomeOf(api, api.call(hideDeskContent, { params, body: { isHidden: press === 'hide' } }));
      }
      await api.call(planDeskContent, { params, body: { plan: null } });
      return { isPublished: true, faults: [] };
    },
    onSuccess({ isPublished, faults: [fault] }, press) {
      if (isPublished) return notify({ type: 'success', title: `${title} ${done[press]}`, duration: 4000 });
      const why = fault === undefined ? '' : `${fault.file}: ${fault.field} ${fault.reason}`;
      return notify({ type: 'error', title: 'That cannot be done', message: why });
    },
    onError: ({ message }) => notify({ type: 'error', title: 'That was not done', message }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

/** Where a record stands that visitors do not find, and what is planned for it; each is undone by one press. */
export function Standing({ row }: { row: ContentRow }) {
  const { title, isWritten, isHidden, draft, plan } = row;
  const standing = useStanding(row);
  const undo = (press: Press, words: string) => (
    <Button variant="quiet" size="small" isIdle={standing.isPending} onClick={() => standing.mutate(press)}>
      {words}
      <span className="sr-only"> {title}</span>
    </Button>
  );
  return (
    <>
      {isWritten && isHidden && (
        <>
          <Badge tone="dusk">Hidden</Badge>
          {undo('show', 'Show it again')}
        </>
      )}
      {!isWritten && draft === null && (
        <>
          <Badge tone="dusk">Taken off the site</Badge>
          {undo('bring-back', 'Put it back')}
        </>
      )}
      {plan !== null && (
        <>
          {plan.faults === null ? (
            <Badge tone="sun">
              {planned[plan.what].will} {formatMoment(plan.at)}
            </Badge>
          ) : (
            <Badge tone="danger">
              {planned[plan.what].didNot} {formatMoment(plan.at)}
            </Badge>
          )}
          {undo('not-yet', plan.faults === null ? 'Not yet' : 'Leave it')}
        </>
      )}
    </>
  );
}
