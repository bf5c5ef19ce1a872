import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router';
import { Bell, Clock, MessageSquareReply } from 'lucide-react';
import * as React from 'react';
import { useState } from 'react';
import { type DeskEnquiryList, type DeskEnquirySummary, enquirySorts, nobody } from '#contract/desk/enquiries.ts';
import { getDeskEnquiryTable } from '#contract/desk/enquiry-endpoints.ts';
import { enquiryStates } from '#contract/desk/enquiry-work.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { enquiriesQuery } from '#desk/enquiries/enquiry.queries.ts';
import type { EnquirySearch } from '#desk/enquiries/enquiry-search.ts';
import { enquiryLooks, kindNames, sortNames } from '#desk/enquiries/enquiry-words.ts';
import { KeptFilters } from '#desk/enquiries/kept-filters.tsx';
import { formatAgo } from '#desk/platform/eat-time.ts';
import { sessionQuery, useStaffName } from '#desk/session/session.query.ts';
import { allAndEach, CountTabs } from '#desk/shell/count-tabs.tsx';
import type { Column } from '#desk/shell/data-table.tsx';
import { ListAnswer } from '#desk/shell/list-answer.tsx';
import { FilterSelect, SearchBox } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { TableButton } from '#desk/shell/table-button.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { Button } from '#ui/button.tsx';

const ChangeTogether = lazyRouteComponent(() => import('#desk/enquiries/change-together.tsx'), 'ChangeTogether');

const route = getRouteApi('/_office/enquiries/');

/** New ones come while the list is looked at, in milliseconds. */
const askedAgainAfter = 30_000;

/** The office's inbox: what waits for an answer stands first. */
export function EnquiryListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery({
    ...enquiriesQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: askedAgainAfter,
  });
  const queryClient = useQueryClient();
  // What was picked stays so on another page of the list, as it was seen last.
  const [picked, setPicked] = useState<ReadonlyMap<string, DeskEnquirySummary>>(new Map());
  const shown = new Map(data?.enquiries.map((row) => [row.reference, row]));
  const rows = [...picked.values()].map((row) => shown.get(row.reference) ?? row);
  const pickNone = () => setPicked(new Map());
  const { state, owner, tag, kind, turn, q } = search;
  const isNarrowed = [state, owner, tag, kind, turn, q].some((value) => value !== undefined);
  // On a phone they would stand between the head and the first enquiry.
  const [areFiltersShown, showFilters] = useState(isNarrowed);
  const change = (next: Partial<EnquirySearch>) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }) });
  return (
    <>
      <PageHead title="Enquiries" note={data && waitingWords(data)}>
        <TableButton
          label="Export"
          load={() => {
            const { sort: _sort, page: _page, ...query } = search;
            return apiOf(queryClient).call(getDeskEnquiryTable, { query });
          }}
        />
      </PageHead>
      <CountTabs
        label="States"
        name="state"
        chosen={search.state?.length === 1 ? search.state[0] : undefined}
        tabs={allAndEach(enquiryStates, (state) => enquiryLooks[state].name, data?.counts)}
      />
      <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchBox label="Name, reference, address or words" value={search.q} onSearch={(q) => change({ q })} />
        <span className="md:hidden">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={areFiltersShown}
            onClick={() => showFilters(!areFiltersShown)}
          >
            Filters
          </Button>
        </span>
        <div
          className={`flex flex-wrap items-center gap-x-4 gap-y-2 md:contents ${areFiltersShown ? '' : 'max-md:hidden'}`}
        >
          <KeptFilters search={search} />
          <Filters search={search} tags={data?.tags ?? []} onChange={change} />
        </div>
      </div>
      {rows.length > 0 && (
        <React.Suspense>
          <ChangeTogether rows={rows} onDone={pickNone} />
        </React.Suspense>
      )}
      <ListAnswer
        data={data}
        error={error}
        noun="enquiries"
        caption="Enquiries"
        columns={columns}
        rowsOf={(answer) => answer.enquiries}
        keyOf={({ reference }) => reference}
        isMarked={({ isOverdue, isReminderDue }) => isOverdue || isReminderDue}
        picking={{
          picked,
          nameOf: ({ name }) => name,
          onPick: (some, isPicked) => {
            const next = new Map(picked);
            for (const row of some) {
              if (isPicked) next.set(row.reference, row);
              else next.delete(row.reference);
            }
            setPicked(next);
          },
        }}
        empty={isNarrowed ? 'No enquiry fits. Take a filter away to see more.' : 'No enquiry has come in yet.'}
      />
    </>
  );
}

function waitingWords({ overdue, remindersDue }: DeskEnquiryList): string {
  const parts = [
    overdue > 0 && `${overdue} unanswered for longer than we promise`,
    remindersDue > 0 && `${remindersDue} to ask again`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Nobody waits longer than we promise.' : parts.join(', ');
}

interface FiltersProps {
  search: EnquirySearch;
  tags: readonly string[];
  onChange: (next: Partial<EnquirySearch>) => void;
}

function Filters({ search, tags, onChange }: FiltersProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const owners = [
    { value: session.email, label: 'Me' },
    { value: nobody, label: 'Nobody' },
    ...session.staff
      .filter(({ email }) => email !== session.email)
      .map(({ email, name }) => ({ value: email, label: name })),
  ];
  return (
    <>
      <FilterSelect
        label="Turn"
        any="Anybody’s"
        value={search.turn}
        options={[{ value: 'office', label: 'Ours' }]}
        onChoose={(turn) => onChange({ turn })}
      />
      <FilterSelect
        label="Owner"
        any="Everybody"
        value={search.owner}
        options={owners}
        onChoose={(owner) => onChange({ owner })}
      />
      <FilterSelect
        label="Kind"
        any="All"
        value={search.kind}
        options={Object.entries(kindNames).map(([value, label]) => ({ value: value as keyof typeof kindNames, label }))}
        onChoose={(kind) => onChange({ kind })}
      />
      {tags.length > 0 && (
        <FilterSelect
          label="Tag"
          any="Any"
          value={search.tag}
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          onChoose={(tag) => onChange({ tag })}
        />
      )}
      <FilterSelect
        label="Order"
        any={sortNames.attention}
        value={search.sort}
        options={enquirySorts.slice(1).map((sort) => ({ value: sort, label: sortNames[sort] }))}
        onChoose={(sort) => onChange({ sort })}
      />
    </>
  );
}

const columns: Column<DeskEnquirySummary>[] = [
  {
    header: 'Traveller',
    cell: (row) => (
      <div className="flex items-center gap-x-2 max-md:flex-wrap md:whitespace-nowrap">
        <span className={`size-2.5 shrink-0 rounded-full ${row.isUnread ? 'bg-accent' : 'max-md:hidden'}`}>
          {row.isUnread && <span className="sr-only">Unread</span>}
        </span>
        <Link
          to="/enquiries/$reference"
          params={{ reference: row.reference }}
          className={`inline-flex min-h-7 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink ${row.isUnread ? 'font-bold' : 'font-semibold'}`}
        >
          <span className="md:max-w-44 md:truncate">{row.name}</span>
        </Link>
        {/* A laptop has this room for what was written. */}
        <span className="figures text-label text-muted md:hidden 2xl:inline">{row.reference}</span>
      </div>
    ),
  },
  {
    header: 'About',
    isWide: true,
    cell: (row) => (
      <>
        {row.about}
        {row.tags.map((tag) => (
          <span key={tag} className="ml-1.5 rounded-full border border-line px-2 text-label text-muted">
            {tag}
          </span>
        ))}
        {row.beginning !== '' && <span className="ml-1.5 text-label text-muted">{row.beginning}</span>}
      </>
    ),
  },
  {
    header: 'Travels',
    cell: (row) => (
      <p className="figures whitespace-nowrap">
        {row.firstDay === null ? 'No date' : formatDay(row.firstDay)}
        {row.people !== null && <span className="text-label text-muted"> · {row.people}</span>}
      </p>
    ),
  },
  {
    header: 'Price',
    cell: (row) => row.total !== null && <span className="figures">{formatUsd(row.total)}</span>,
  },
  {
    header: 'State',
    cell: (row) => (
      <span className="whitespace-nowrap">
        <StateBadge of={enquiryLooks[row.state]} />
      </span>
    ),
  },
  {
    header: 'Owner',
    cell: (row) => (
      <span className="whitespace-nowrap">
        <Owner email={row.owner} />
      </span>
    ),
  },
  {
    header: 'Waits',
    cell: (row) => <Waits row={row} />,
  },
];

/** Who waits since when: the traveller for us, the office for its own reminder; else how long ago it came in. */
function Waits({ row }: { row: DeskEnquirySummary }) {
  const [Icon, words, look] = row.isOverdue
    ? [Clock, 'Unanswered', 'font-semibold text-danger']
    : row.isReminderDue && row.waitsSince === null
      ? [Bell, 'Ask again', 'font-semibold text-warning']
      : row.waitsSince === null
        ? [undefined, 'Came in', 'text-muted']
        : row.firstAnsweredAt === null
          ? [Clock, 'New', '']
          : [MessageSquareReply, 'Back with us', 'font-semibold text-accent'];
  const since = row.waitsSince ?? row.receivedAt;
  return (
    <span className={`figures inline-flex items-center gap-1 whitespace-nowrap ${look}`} title={words}>
      {Icon !== undefined && <Icon aria-hidden="true" size={15} />}
      <span className="sr-only">{words}</span>
      <time dateTime={since} title={`${words}: ${formatMoment(since)}`}>
        {formatAgo(since, Date.now(), 100)}
      </time>
    </span>
  );
}

function Owner({ email }: { email: string | null }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const nameOf = useStaffName();
  if (email === null) return <span className="text-muted">Nobody</span>;
  return <>{email === session.email ? 'Me' : nameOf(email)}</>;
}
