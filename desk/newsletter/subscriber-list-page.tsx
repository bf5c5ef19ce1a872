import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type DeskSubscriber, getDeskSubscriberTable } from '#contract/desk/subscriber-endpoints.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { subscribersQuery } from '#desk/newsletter/subscriber.queries.ts';
import type { SubscriberSearch } from '#desk/newsletter/subscriber-search.ts';
import { forgotten, subscriberLooks } from '#desk/newsletter/subscriber-words.ts';
import { CountTabs } from '#desk/shell/count-tabs.tsx';
import type { Column } from '#desk/shell/data-table.tsx';
import { ListAnswer } from '#desk/shell/list-answer.tsx';
import { SearchBox } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { TableButton } from '#desk/shell/table-button.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';

const route = getRouteApi('/_office/newsletter/');

/** Who wants the newsletter. */
export function SubscriberListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...subscribersQuery(search), placeholderData: keepPreviousData });
  const counts = data?.counts;
  const all = counts && counts.confirmed + counts.pending + counts.ended;
  return (
    <>
      <PageHead
        title="Newsletter"
        note={counts && search.q === undefined && count(counts.confirmed, 'person gets it', 'people get it')}
      >
        <TableButton label="Table of subscribers" load={() => apiOf(queryClient).call(getDeskSubscriberTable, {})} />
      </PageHead>
      <CountTabs
        label="States"
        name="show"
        chosen={search.show}
        tabs={[
          { value: undefined, label: 'All', count: all },
          { value: 'confirmed', label: subscriberLooks.confirmed.name, count: counts?.confirmed },
          { value: 'pending', label: subscriberLooks.pending.name, count: counts?.pending },
          { value: 'ended', label: subscriberLooks.ended.name, count: counts?.ended },
          { value: 'undelivered', label: 'Mail failed', count: counts?.undelivered },
        ]}
      />
      <div className="my-4 flex">
        <SearchBox
          label="A part of an address, or all of it"
          value={search.q}
          onSearch={(q) => void navigate({ search: (before) => ({ ...before, page: undefined, q }) })}
        />
      </div>
      <ListAnswer
        data={data}
        error={error}
        noun="subscriptions"
        caption="Subscriptions"
        columns={columns}
        rowsOf={(answer) => answer.subscribers}
        keyOf={({ subscriptionId }) => subscriptionId}
        isMarked={({ failedMail }) => failedMail !== null}
        empty={emptyWords(search)}
      />
    </>
  );
}

function emptyWords({ show, q }: SubscriberSearch): string {
  if (q?.includes('@')) return 'This address never asked for the newsletter, or was forgotten long ago.';
  return show === undefined && q === undefined ? 'Nobody has asked for the newsletter yet.' : 'Nobody fits.';
}

/** Everybody who is to get the newsletter, with the link that ends each subscription. */
const columns: Column<DeskSubscriber>[] = [
  {
    header: 'Address',
    cell: (row) => (
      <Link
        to="/newsletter/$subscriptionId"
        params={{ subscriptionId: row.subscriptionId }}
        className="inline-flex min-h-7 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {row.email ?? forgotten}
      </Link>
    ),
  },
  {
    header: 'State',
    cell: (row) => (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge of={subscriberLooks[row.state]} />
        {row.failedMail !== null && (
          <span className="font-semibold text-danger text-label">Mail failed: {row.failedMail.why}</span>
        )}
      </div>
    ),
  },
  {
    header: 'Since',
    cell: (row) => <span className="figures">{formatMoment(row.changedAt)}</span>,
  },
];
