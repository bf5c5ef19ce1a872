import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type ContentRow, contentKinds, contentStates } from '#contract/desk/content.ts';
import { contentListQuery } from '#desk/content/content.queries.ts';
import { kindNames } from '#desk/content/content-words.ts';
import { BeginRecord } from '#desk/content/list/begin-record.tsx';
import { ContentRows } from '#desk/content/list/content-rows.tsx';
import type { ContentSearch } from '#desk/content/list/content-search.ts';
import { KindTabs } from '#desk/content/list/kind-tabs.tsx';
import { LiveState } from '#desk/content/list/live-state.tsx';
import { PublishDrafts } from '#desk/content/list/publish-drafts.tsx';
import { copiesHere } from '#desk/content/record/typed-copy.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { FilterSelect, SearchBox } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { PageLinks } from '#desk/shell/page-links.tsx';

const route = getRouteApi('/_office/content/');

/** Others work on it as well, in milliseconds. */
const askedAgainAfter = 15_000;

const stateNames = { draft: 'Drafts', unfinished: 'Unfinished', typed: 'Typed here, not kept' } as const;

/** Everything the site tells, by its kind: what is live, what is a draft, what was begun. */
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

export const rowKey = ({ kind, name }: Pick<ContentRow, 'kind' | 'name'>) => `${kind}/${name}`;
