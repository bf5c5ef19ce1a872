import { useQueryClient } from '@tanstack/react-query';
import { getDeskTravellerTable, readDeskTravellerDetails } from '#contract/desk/booking-endpoints.ts';
import type { DeskBooking } from '#contract/desk/bookings.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import type { TravellerDetails } from '#contract/forms/traveller-details.ts';
import { endsSoon, travellersIn } from '#contract/trip/traveller-details.ts';
import { listed } from '#contract/words/count.ts';
import { formatDay, formatMoment } from '#contract/words/days.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { TableButton } from '#desk/shell/table-button.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { Button } from '#ui/button.tsx';
import { takeFocus } from '#ui/take-focus.ts';

interface TravellerDetailsPanelProps {
  proposal: DeskProposal;
  booking: DeskBooking;
}

/** How far a party has told of itself. What it told is read with a press, which is written down. */
export function TravellerDetailsPanel({ proposal, booking: { details, stage } }: TravellerDetailsPanelProps) {
  if (details === null && stage === 'given-back') return null;
  return (
    <Panel title="Travellers’ details">
      {details === null ? (
        <p className="text-muted">
          Nothing is there. They are given on the trip’s own page, by the link of our mails, and are gone 30 days after
          the journey.
        </p>
      ) : (
        <HowFar key={details.givenAt} proposal={proposal} details={details} />
      )}
    </Panel>
  );
}

function HowFar({ proposal, details }: { proposal: DeskProposal; details: NonNullable<DeskBooking['details']> }) {
  const { id, held, versions } = proposal;
  const queryClient = useQueryClient();
  const read = useChange(readDeskTravellerDetails);
  const input = { params: { id }, body: {} };
  const offer = versions.find(({ number }) => number === held?.number)?.offer;
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          { label: 'Complete', value: `${details.complete} of ${details.travellers}` },
          { label: 'Given last', value: formatMoment(details.givenAt) },
        ]}
      />
      <div className="flex flex-wrap items-start gap-2 print:hidden">
        {read.data === undefined ? (
          <Button variant="secondary" size="small" isIdle={read.isPending} onClick={() => read.mutate(input)}>
            {read.isPending ? 'Opening …' : 'Read them'}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={read.reset}>
            Hide them
          </Button>
        )}
        <TableButton
          label="Table for camps"
          load={async () => {
            const table = await apiOf(queryClient).call(getDeskTravellerTable, input);
            void queryClient.invalidateQueries();
            return table;
          }}
        />
      </div>
      <FormFailure error={read.error} />
      {read.data === undefined ? (
        <p className="text-label text-muted">Who reads them or takes the table is written down.</p>
      ) : (
        offer && <Told details={read.data} who={travellersIn(offer)} endDate={offer.endDate} />
      )}
    </div>
  );
}

interface ToldProps {
  details: TravellerDetails;
  who: readonly string[];
  endDate: string;
}

function Told({ details: { travellers, party }, who, endDate }: ToldProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-4 outline-none">
      {travellers.map((one, index) => toldOf(one, `Traveller ${index + 1}, ${who[index]}`, endDate))}
      <section aria-label="For all of them" className="grid gap-2">
        <h3 className="font-semibold">For all of them</h3>
        <Given
          words={{
            Rooms: party.rooms,
            Arrival: joined(party.arrivalFlight, dayOf(party.arrivalDay), party.arrivalTime),
            Departure: party.departureFlight,
            Emergency: joined(party.emergencyName, party.emergencyRelation, party.emergencyPhone),
          }}
        />
      </section>
    </div>
  );
}

function toldOf(one: TravellerDetails['travellers'][number], title: string, endDate: string) {
  return (
    <section key={title} aria-label={title} className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <Given
        words={{
          Name: one.name,
          Born: dayOf(one.birthDate),
          Nationality: one.nationality,
          Passport: one.passportNumber,
          Expires: dayOf(one.passportExpires),
          Diet: one.diet,
          Health: one.health,
        }}
      />
      {endsSoon(one.passportExpires, endDate) && (
        <p className="font-semibold text-warning">The passport ends within six months after the journey.</p>
      )}
    </section>
  );
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
const dayOf = (day: string) => day && formatDay(day);

/** What was given, and in one line what was not. */
function Given({ words }: { words: Readonly<Record<string, string>> }) {
  const all = Object.entries(words);
  const missing = all.filter(([, value]) => value === '').map(([label]) => label.toLowerCase());
  return (
    <Facts
      facts={[
        ...all
          .filter(([, value]) => value !== '')
          .map(([label, value]) => ({ label, value: <bdi className="whitespace-pre-wrap">{value}</bdi> })),
        missing.length > 0 && { label: 'Not given', value: <span className="text-muted">{listed(missing)}</span> },
      ]}
    />
  );
}
