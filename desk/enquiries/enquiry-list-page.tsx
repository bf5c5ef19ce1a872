import { keepPreviousData, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Bell, Clock, MessageSquareReply } from 'lucide-react';
import { type DeskEnquiryList, type DeskEnquirySummary, enquirySorts, nobody } from '#contract/desk/enquiries.ts';
import { getDeskEnquiryTable } from '#contract/desk/enquiry-endpoints.ts';
import { enquiryStates } from '#contract/desk/enquiry-work.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { enquiriesQuery } from '#desk/enquiries/enquiry.queries.ts';
import type { EnquirySearch } from '#desk/enquiries/enquiry-search.ts';
import { kindNames, sortNames, stateNames, stateTones } from '#desk/enquiries/enquiry-words.ts';
import { formatAgo } from '#desk/platform/eat-time.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { CountTabs } from '#desk/shell/count-tabs.tsx';
import { type Column, DataTable } from '#desk/shell/data-table.tsx';
import { FilterSelect, SearchBox } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { PageLinks } from '#desk/shell/page-links.tsx';
import { TableButton } from '#desk/shell/table-button.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { Badge } from '#ui/badge.tsx';

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
  const counts = data?.counts;
  const { state, owner, tag, kind, q } = search;
  const isNarrowed = [state, owner, tag, kind, q].some((value) => value !== undefined);
  const change = (next: Partial<EnquirySearch>) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }) });
  return (
    <>
      <PageHead title="Enquiries" note={data && waitingWords(data)}>
        <TableButton label="Table of enquiries" load={() => apiOf(queryClient).call(getDeskEnquiryTable, {})} />
      </PageHead>
      <CountTabs
        label="States"
        name="state"
        chosen={search.state?.length === 1 ? search.state[0] : undefined}
        tabs={[
          {
            value: undefined,
            label: 'All',
            count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
          },
          ...enquiryStates.map((state) => ({ value: state, label: stateNames[state], count: counts?.[state] })),
        ]}
      />
      <div className="my-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SearchBox label="Name, reference, address or words" value={search.q} onSearch={(q) => change({ q })} />
        <Filters search={search} tags={data?.tags ?? []} onChange={change} />
      </div>
      <Answer data={data} error={error}>
        {(answer) => (
          <>
            <DataTable
              caption="Enquiries"
              columns={columns}
              rows={answer.enquiries}
              keyOf={({ reference }) => reference}
              isMarked={({ isOverdue, isReminderDue }) => isOverdue || isReminderDue}
              empty={isNarrowed ? 'No enquiry fits. Take a filter away to see more.' : 'No enquiry has come in yet.'}
            />
            <PageLinks page={answer.page} total={answer.total} limit={answer.limit} noun="enquiries" />
          </>
        )}
      </Answer>
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
      <>
        <Link
          to="/enquiries/$reference"
          params={{ reference: row.reference }}
          className="inline-flex min-h-7 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {row.name}
        </Link>
        <p className="figures text-label text-muted">{row.reference}</p>
      </>
    ),
  },
  {
    header: 'About',
    cell: (row) => (
      <>
        <p>{row.about}</p>
        {row.beginning !== '' && <p className="line-clamp-1 text-label text-muted">{row.beginning}</p>}
      </>
    ),
  },
  {
    header: 'Travels',
    cell: (row) => (
      <>
        <p className="whitespace-nowrap">{row.firstDay === null ? 'No date' : formatDay(row.firstDay)}</p>
        {row.people !== null && <p className="text-label text-muted">{count(row.people, 'person', 'people')}</p>}
      </>
    ),
  },
  {
    header: 'Price',
    cell: (row) => <span className="figures">{row.total === null ? '' : formatUsd(row.total)}</span>,
  },
  {
    header: 'State',
    cell: (row) => (
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone={stateTones[row.state]}>{stateNames[row.state]}</Badge>
        {row.isOverdue && (
          <span className="inline-flex items-center gap-1 font-semibold text-danger text-label">
            <Clock aria-hidden="true" size={15} /> Unanswered
          </span>
        )}
        {row.isUnanswered && row.firstAnsweredAt !== null && (
          <span className="inline-flex items-center gap-1 font-semibold text-accent text-label">
            <MessageSquareReply aria-hidden="true" size={15} /> Back with us
          </span>
        )}
        {row.isReminderDue && (
          <span className="inline-flex items-center gap-1 font-semibold text-label text-warning">
            <Bell aria-hidden="true" size={15} /> Ask again
          </span>
        )}
        {row.tags.map((tag) => (
          <span key={tag} className="rounded-full border border-line px-2 text-label text-muted">
            {tag}
          </span>
        ))}
      </div>
    ),
  },
  {
    header: 'Owner',
    cell: (row) => <Owner email={row.owner} />,
  },
  {
    header: 'Came in',
    cell: (row) => (
      <time dateTime={row.receivedAt} title={formatMoment(row.receivedAt)} className="figures whitespace-nowrap">
        {formatAgo(row.receivedAt, Date.now())}
      </time>
    ),
  },
];

function Owner({ email }: { email: string | null }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  if (email === null) return <span className="text-muted">Nobody</span>;
  if (email === session.email) return <>Me</>;
  return <>{session.staff.find((member) => member.email === email)?.name ?? email}</>;
}
