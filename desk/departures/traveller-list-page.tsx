import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { getDeskDepartureTable } from '#contract/desk/departure-endpoints.ts';
import { type DepartureParty, soldSeats } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { formatDayRange, formatDayWithWeekday } from '#contract/words/days.ts';
import { roomNames } from '#contract/words/trip-words.ts';
import { departureQuery } from '#desk/departures/departure.queries.ts';
import { unnamedSeats } from '#desk/departures/departure-words.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { TableButton } from '#desk/shell/table-button.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { Button } from '#ui/button.tsx';
import { TickField } from '#ui/fields/form-fields.tsx';

const route = getRouteApi('/_office/departures/$departureId_/list');

/** Who travels on a departure, for its guide and its camps: on a screen, on paper and as a table. Only those whose seats are sold. */
export function TravellerListPage() {
  const { departureId: id } = route.useParams();
  const queryClient = useQueryClient();
  const [hasWords, setHasWords] = useState(false);
  const {
    data: { departure, parties },
  } = useSuspenseQuery(departureQuery(id));
  const travelling = parties.filter((party) => soldSeats(party) > 0);
  const unnamed = unnamedSeats(departure, parties);
  const words = hasWords ? ('yes' as const) : undefined;
  return (
    <>
      <PageHead
        list={{ to: '/departures/$departureId', params: { departureId: id }, name: 'The departure' }}
        title={`Travellers, ${formatDayWithWeekday(departure.startDate)}`}
        note={`${departure.tourName}, ${formatDayRange(departure.startDate, departure.endDate)}`}
      >
        <div className="flex flex-wrap items-start gap-2 print:hidden">
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            Print
          </Button>
          <TableButton
            label="Table of travellers"
            load={() => apiOf(queryClient).call(getDeskDepartureTable, { params: { id }, query: { words } })}
          />
        </div>
      </PageHead>
      <div className="mb-4 max-w-prose print:hidden">
        <TickField
          id="traveller-words"
          required={false}
          label="With what they wrote to us. Read it first: it may say more than a guide or a camp needs."
          checked={hasWords}
          onChange={({ currentTarget }) => setHasWords(currentTarget.checked)}
        />
      </div>
      {travelling.length === 0 ? (
        <p className="rounded-card bg-sand p-6">Nobody whose name we know has a seat that is sold.</p>
      ) : (
        <Travellers travelling={travelling} hasWords={hasWords} />
      )}
      <p className="mt-3">
        {count(departure.sold, 'seat is', 'seats are')} sold
        {unnamed > 0 && `, ${unnamed} without a name`}
        {departure.held > 0 &&
          `; ${departure.held} more ${departure.held === 1 ? 'is' : 'are'} held and not on this list`}
        .
      </p>
    </>
  );
}

function Travellers({ travelling, hasWords }: { travelling: readonly DepartureParty[]; hasWords: boolean }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Travellers</caption>
      <thead>
        <tr className="border-line-strong border-b text-label">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Party
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            Seats
          </th>
          <th scope="col" className="w-1/2 py-2 font-semibold">
            Diet, arrival
          </th>
        </tr>
      </thead>
      <tbody>
        {travelling.map((party) => (
          <tr key={party.id} className="h-16 border-line border-b align-top">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
              <span className="block font-semibold">{party.name}</span>
              {party.phone !== null && <span className="figures block whitespace-nowrap">{party.phone}</span>}
              {party.enquiry !== null && <span className="block text-label text-muted">{party.enquiry}</span>}
            </th>
            <td className="py-2 pr-3">
              <span className="figures block">{soldSeats(party)}</span>
              {(party.rooms ?? party.room) !== null && (
                <span className="block text-label">{party.rooms ?? (party.room && roomNames[party.room])}</span>
              )}
            </td>
            <td className="whitespace-pre-wrap py-2 wrap-anywhere">{hasWords && party.wrote}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
