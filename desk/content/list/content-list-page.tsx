import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type ContentKind,
  type ContentList,
  type ContentRow,
  contentKinds,
  contentStates,
  type LiveContentState,
} from '#contract/desk/content.ts';
import { beginDeskContent } from '#contract/desk/content-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import { contentListQuery } from '#desk/content/content.queries.ts';
import { begunKinds, kindNames } from '#desk/content/content-words.ts';
import { ElsewhereProblems } from '#desk/content/elsewhere-problems.tsx';
import { ContentRows } from '#desk/content/list/content-rows.tsx';
import type { ContentSearch } from '#desk/content/list/content-search.ts';
import { PublishDrafts } from '#desk/content/list/publish-drafts.tsx';
import { copiesHere } from '#desk/content/record/unsaved-changes.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { DialogButton } from '#desk/shell/ask-dialog.tsx';
import { allAndEach, CountTabs } from '#desk/shell/count-tabs.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { FilterSelect, SearchBox } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { PageLinks } from '#desk/shell/page-links.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { SelectField, TextField } from '#ui/fields/form-fields.tsx';

const route = getRouteApi('/_office/content/');

/** Others work on it as well, in milliseconds. */
const askedAgainAfter = 15_000;

const stateNames = {
  draft: 'Drafts',
  planned: 'Planned',
  unfinished: 'Unfinished',
  hidden: 'Hidden',
  removed: 'Taken off the site',
  typed: 'Typed here, not kept',
} as const;

/** Everything the site shows, by its kind: what is live, what is a draft, what was begun. */
export function ContentListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const copies = copiesHere();
  const { data, error } = useQuery({
    ...contentListQuery(search, copies),
    placeholderData: keepPreviousData,
    refetchInterval: askedAgainAfter,
  });
  // What was ticked stays so on another page of the list, as it was seen last.
  const [ticked, setTicked] = useState<ReadonlyMap<string, ContentRow>>(new Map());
  const change = (next: Partial<ContentSearch>) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }) });
  const shown = new Map(data?.records.map((row) => [rowKey(row), row]));
  const chosen = [...ticked].map(([key, row]) => shown.get(key) ?? row).filter(({ draft }) => draft !== null);
  return (
    <>
      <PageHead title="Content" note="What visitors read. A change is a draft until it is published.">
        <BeginRecord kind={search.kind} />
      </PageHead>
      {data !== undefined && <LiveState live={data.live} />}
      <KindTabs chosen={search.kind} counts={data?.counts} />
      <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SearchBox label="Name of a page" value={search.q} onSearch={(q) => change({ q })} />
        <FilterSelect
          label="Show"
          any="All"
          value={search.state}
          options={contentStates.map((state) => ({ value: state, label: stateNames[state] }))}
          onChoose={(state) => change({ state })}
        />
      </div>
      <PublishDrafts drafts={chosen} onDone={() => setTicked(new Map())} />
      <Answer data={data} error={error}>
        {(answer) => (
          <>
            <ContentRows
              rows={answer.records}
              copies={copies}
              ticked={ticked}
              onTick={(row, isTicked) => {
                const next = new Map(ticked);
                if (isTicked) next.set(rowKey(row), row);
                else next.delete(rowKey(row));
                setTicked(next);
              }}
              kinds={search.kind === undefined ? contentKinds : [search.kind]}
              empty={
                Object.values(search).some((value) => value !== undefined)
                  ? `No ${search.kind === undefined ? 'page' : kindNames[search.kind].one} fits. Take a filter away to see more.`
                  : 'There is nothing yet. Begin something.'
              }
            />
            {answer.total > answer.limit && (
              <PageLinks page={answer.page} total={answer.total} limit={answer.limit} noun="records" />
            )}
          </>
        )}
      </Answer>
    </>
  );
}

const rowKey = ({ kind, name }: Pick<ContentRow, 'kind' | 'name'>) => `${kind}/${name}`;

interface KindTabsProps {
  chosen: ContentKind | undefined;
  /** Undefined while nobody knows. */
  counts: ContentList['counts'] | undefined;
}

function KindTabs({ chosen, counts }: KindTabsProps) {
  return (
    <CountTabs
      label="Kinds"
      name="kind"
      chosen={chosen}
      wraps
      tabs={allAndEach(contentKinds, (kind) => kindNames[kind].many, counts)}
    />
  );
}

/** Whether visitors see what is in the folder, and if not, why. */
function LiveState({ live }: { live: LiveContentState }) {
  const { faults: problems, pagesWaiting, since, needsBuild, isReadOnly } = live;
  if (isReadOnly) {
    return (
      <div role="alert" className="mb-4 rounded-card border-2 border-danger bg-surface p-4">
        <p className="font-semibold text-danger">Nothing can be published</p>
        <p className="mt-1">
          The server may not write into the folder of the content. What you write is kept as drafts; whoever keeps the
          server finds what to do in its log.
        </p>
      </div>
    );
  }
  if (problems.length > 0) {
    return (
      <div role="alert" className="mb-4 rounded-card border-2 border-danger bg-surface p-4">
        <p className="font-semibold text-danger">Visitors do not see all that is in the folder of the content</p>
        <p className="mt-1">
          They see these as they last were in order, or not at all, until this is put right. What they see is of{' '}
          {formatMoment(since)}.
        </p>
        <ElsewhereProblems problems={problems} />
      </div>
    );
  }
  if (needsBuild) {
    return (
      <p className="mb-4 rounded-card bg-sand px-4 py-3">
        Words of the operator were changed, which visitors read once the site has been built again.
      </p>
    );
  }
  if (pagesWaiting === 0) return null;
  return (
    <p role="status" className="mb-4 rounded-card bg-sand px-4 py-3">
      {pagesWaiting === 1 ? 'One page is' : `${pagesWaiting} pages are`} still being drawn again.
    </p>
  );
}

/** Begins a new tour, stay or article: a draft that only the office sees. */
function BeginRecord({ kind }: { kind: ContentKind | undefined }) {
  const known = kind !== undefined && begunKinds.includes(kind) ? kind : undefined;
  return (
    <DialogButton
      label={known === undefined ? 'Begin something new' : `Begin a new ${kindNames[known].one}`}
      icon={<Plus aria-hidden="true" size={18} />}
      variant="secondary"
    >
      {(close) => <BeginForm kind={known} onClose={close} />}
    </DialogButton>
  );
}

function BeginForm({ kind, onClose }: { kind: ContentKind | undefined; onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: (title: string) =>
      apiOf(queryClient).call(beginDeskContent, { params: { kind: chosen }, body: { title } }),
    onSuccess: async ({ row }) => {
      await queryClient.invalidateQueries();
      await navigate({ to: '/content/$kind/$name', params: { kind: row.kind, name: row.name } });
    },
  });
  const form = useForm({ name: 'desk-begin', id: 'begin', untouched: { kind: 'tours', title: '' } });
  const chosen = kind ?? begunKinds.find((one) => one === form.values.kind) ?? 'tours';
  const submit = form.submit((_, { title }) => begin.mutateAsync(title.trim()));
  return (
    <form onSubmit={submit} className="grid gap-4">
      {kind === undefined && (
        <SelectField
          label="What is it?"
          choices={begunKinds.map((one) => ({ value: one, label: kindNames[one].one }))}
          {...form.choice('kind')}
        />
      )}
      <TextField
        label={chosen === 'blog' || chosen === 'inspirations' ? 'Title' : 'Name'}
        hint="The address of its page is made of it, and stays."
        maxLength={120}
        {...form.field('title')}
      />
      <FormEnd
        change={begin}
        fields={form.values}
        press={['Begin', 'Beginning …']}
        leave={{ label: 'Not now', onPress: onClose }}
      />
    </form>
  );
}
