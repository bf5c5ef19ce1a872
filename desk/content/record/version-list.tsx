import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentRecord, ContentVersion } from '#contract/desk/content.ts';
import { restoreDeskContent } from '#contract/desk/content-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import { contentVersionsQuery } from '#desk/content/content.queries.ts';
import { ElsewhereProblems } from '#desk/content/elsewhere-problems.tsx';
import { outcomeOf } from '#desk/content/publications.ts';
import { ChangeList } from '#desk/content/record/change-list.tsx';
import type { ValueChange } from '#desk/content/values/value-changes.ts';
import { describeChange } from '#desk/content/values/value-changes.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { notify } from '#platform/notices/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface VersionListProps {
  record: ContentRecord;
  form: FormKnowledge;
}

/** As many changes as are shown before somebody asks for all. */
const few = 5;

/** What a record was before, newest first; a press makes one live again. */
export function VersionList({ record, form }: VersionListProps) {
  const { kind, name } = record.row;
  const { data, error } = useQuery(contentVersionsQuery(kind, name));
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (version: string) => {
      const api = apiOf(queryClient);
      const body = { version, hash: record.live?.hash ?? '' };
      return outcomeOf(api, api.call(restoreDeskContent, { params: { kind, name }, body }));
    },
    onSuccess: ({ isPublished }) => {
      if (isPublished) notify({ type: 'success', title: 'It is live again', duration: 3000 });
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const problems = restore.data?.faults ?? [];
  return (
    <div className="grid gap-4">
      <FormFailure error={restore.error} />
      {problems.length > 0 && (
        <div role="alert" className="rounded-card border-2 border-danger bg-surface p-4">
          <p className="font-semibold text-danger">It cannot be live again as it was</p>
          <ElsewhereProblems problems={problems} />
        </div>
      )}
      <Answer data={data} error={error}>
        {({ versions }) =>
          versions.length === 0 ? (
            <p className="text-muted">Nothing has been changed yet.</p>
          ) : (
            <ol className="grid gap-3">
              {versions.map((version) => (
                <Version
                  key={version.id}
                  version={version}
                  isLive={version.hash === record.live?.hash}
                  changes={version.changes.map((change) => describeChange(change, form))}
                  isBusy={restore.isPending}
                  onRestore={() => restore.mutate(version.id)}
                />
              ))}
            </ol>
          )
        }
      </Answer>
    </div>
  );
}

const doneNames: Readonly<Record<ContentVersion['what'], string>> = {
  found: 'was in the folder',
  published: 'was published',
  restored: 'was made live again',
  removed: 'was taken off the site',
};

interface VersionProps {
  version: ContentVersion;
  isLive: boolean;
  changes: readonly ValueChange[];
  isBusy: boolean;
  onRestore: () => void;
}

function Version({ version, isLive, changes, isBusy, onRestore }: VersionProps) {
  const nameOf = useStaffName();
  const [isWhole, setWhole] = useState(false);
  const when = formatMoment(version.at);
  const more = changes.length - few;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="font-semibold">{when}</span>{' '}
          <span className="text-muted">
            {doneNames[version.what]}
            {version.by !== null && ` by ${nameOf(version.by)}`}
          </span>
        </p>
        {isLive ? (
          <Badge tone="success">Live</Badge>
        ) : (
          version.what !== 'removed' && (
            <Button variant="quiet" size="small" isIdle={isBusy} onClick={onRestore}>
              Make it live again<span className="sr-only"> as it was on {when}</span>
            </Button>
          )
        )}
      </div>
      {changes.length > 0 && <ChangeList changes={isWhole ? changes : changes.slice(0, few)} />}
      {more > 0 && !isWhole && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            {more} more
          </Button>
        </div>
      )}
    </li>
  );
}
