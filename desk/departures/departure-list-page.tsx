import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { addDeskDeparture } from '#contract/desk/departure-endpoints.ts';
import { type DeskDeparture, departureState, newDeskDeparture } from '#contract/desk/departures.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { CalendarFeed } from '#desk/departures/calendar-feed.tsx';
import { departuresQuery } from '#desk/departures/departure.queries.ts';
import { DepartureCalendar } from '#desk/departures/departure-calendar.tsx';
import type { DepartureSearch } from '#desk/departures/departure-search.ts';
import { departureStates, SeatBar } from '#desk/departures/departure-words.tsx';
import { readNumber } from '#desk/platform/typed-number.ts';
import { typedWords } from '#desk/platform/typed-problems.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Answer } from '#desk/shell/answer.tsx';
import { DialogButton } from '#desk/shell/ask-dialog.tsx';
import { type Column, DataTable } from '#desk/shell/data-table.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { FilterSelect } from '#desk/shell/list-filters.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { PageLinks } from '#desk/shell/page-links.tsx';
import { StateBadge } from '#desk/shell/state-badge.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { type Choice, SelectField, TextField } from '#ui/fields/form-fields.tsx';

const route = getRouteApi('/_office/departures/');

/** Every departure to come, in a calendar and in a list. */
export function DepartureListPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error } = useQuery({ ...departuresQuery(search), placeholderData: keepPreviousData });
  const change = (next: Partial<DepartureSearch>) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...next }) });
  const tours = (data?.tours ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <PageHead title="Departures" note={data && `${data.total} to come`}>
        <CalendarFeed />
        <AddDeparture tours={tours} />
      </PageHead>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <FilterSelect
          label="Tour"
          any="All tours"
          value={search.tour}
          options={tours}
          onChoose={(tour) => change({ tour })}
        />
        <FilterSelect
          label="State"
          any="All states"
          value={search.state?.[0]}
          options={departureState.options.map((state) => ({ value: state, label: departureStates[state].name }))}
          onChoose={(state) => change({ state: state && [state] })}
        />
        <DayFilter label="From" value={search.from} onChoose={(from) => change({ from })} />
        <DayFilter label="Until" value={search.until} onChoose={(until) => change({ until })} />
      </div>
      <Answer data={data} error={error}>
        {(answer) => (
          <>
            <DepartureCalendar departures={answer.departures} />
            <DataTable
              caption="Departures"
              columns={columns}
              rows={answer.departures}
              keyOf={({ id }) => id}
              empty="No departure fits. Take a filter away, or add a date."
            />
            <PageLinks page={answer.page} total={answer.total} limit={answer.limit} noun="departures" />
          </>
        )}
      </Answer>
    </>
  );
}

function DayFilter(props: { label: string; value: string | undefined; onChoose: (day: string | undefined) => void }) {
  const { label, value, onChoose } = props;
  return (
    <label className="flex max-w-full flex-wrap items-center gap-2 text-label text-muted">
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
        className="min-h-11 rounded-full border border-line-strong bg-surface px-3 text-[0.9375rem] text-ink"
      />
    </label>
  );
}

const columns: Column<DeskDeparture>[] = [
  {
    header: 'Leaves',
    cell: (row) => (
      <Link
        to="/departures/$departureId"
        params={{ departureId: row.id }}
        className="inline-flex min-h-7 items-center whitespace-nowrap font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {formatDayWithWeekday(row.startDate)}
      </Link>
    ),
  },
  { header: 'Tour', cell: (row) => row.tourName },
  { header: 'Seats', cell: (row) => <SeatBar departure={row} /> },
  {
    header: 'Price',
    cell: (row) => (
      <>
        <p className="figures">{formatUsd(row.price)}</p>
        {row.priceOverride !== null && <p className="text-label text-muted">set here</p>}
      </>
    ),
  },
  {
    header: 'State',
    cell: (row) => (
      <div className="flex flex-wrap items-center gap-1.5">
        <StateBadge of={departureStates[row.state]} />
        {row.guaranteed && row.state === 'open' && <span className="text-label text-muted">sure to run</span>}
      </div>
    ),
  },
];

/** Another date of a group tour, with the content's number of seats unless it says otherwise. */
function AddDeparture({ tours }: { tours: readonly Choice[] }) {
  return (
    <DialogButton label="Add a date" variant="secondary">
      {() => <AddForm tours={tours} />}
    </DialogButton>
  );
}

function AddForm({ tours }: { tours: readonly Choice[] }) {
  const add = useChange(addDeskDeparture);
  const navigate = useNavigate();
  const form = useForm({
    name: 'desk-add-departure',
    id: 'add',
    untouched: { tour: tours[0]?.value ?? '', startDate: '', capacity: '' },
    schema: newDeskDeparture,
    toBody: ({ capacity, ...typed }) => ({ ...typed, capacity: readNumber(capacity, 'count') }),
    words: typedWords,
  });
  const submit = form.submit(async (body) => {
    const { departure } = await add.mutateAsync({ body });
    void navigate({ to: '/departures/$departureId', params: { departureId: departure.id } });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <SelectField label="Tour" choices={tours} {...form.choice('tour')} />
      <TextField type="date" label="First day" {...form.field('startDate')} />
      <TextField
        inputMode="decimal"
        autoComplete="off"
        label="Seats"
        isOptional
        hint="As the tour says when it is left empty."
        {...form.field('capacity')}
      />
      <FormEnd change={add} fields={form.values} press={['Add the date', 'Adding …']} />
    </form>
  );
}
