import { formatDay } from '#contract/words/days.ts';
import { formatUsd, formatUsdMoreOrLess, formatUsdRange } from '#contract/words/money.ts';
import { TripDayList, TripItems } from '#features/trip/choices/trip-items.tsx';
import type { SentTrip, SentTripQuestion } from '#features/trip/link/sent-trip.ts';
import { readRequestNotes } from '#features/trip/link/sent-trip.ts';
import { TripBeside } from '#features/trip/link/trip-beside.tsx';
import { leftOutOf, priceChanges } from '#features/trip/link/trip-differences.ts';
import { PriceLines } from '#features/trip/price/price-lines.tsx';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { eachPaysOf } from '#features/trip/state/each-pays.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { pricedOn } from '#features/trip/state/priced-months.ts';

type SentTripDetailsProps = Pick<SentTripQuestion, 'today' | 'offer'> & {
  sent: SentTrip;
  /** What it would take the place of. */
  mine: CustomizationState | undefined;
};

/** A trip that was sent: as it is, or beside one's own; what cannot be had any more, and what costs another price since. */
export function SentTripDetails({ sent, mine, today, offer }: SentTripDetailsProps) {
  const { link, asSent } = sent;
  // A link may say that it comes from another time than there can be one.
  const sentOn = link.sentOn <= today && link.sentOn > '2026-01-01' ? formatDay(link.sentOn) : undefined;
  const leftOut = leftOutOf(sent);
  const changes = priceChanges(asSent, sent.today).map(
    ({ what, was, today: now, per }) =>
      `${what} costs ${formatUsdMoreOrLess(now - was)} ${per}: ${formatUsd(was)} then, ${formatUsd(now)} today.`,
  );
  const totals = [asSent.pricing.total, sent.today.pricing.total].map(formatUsd);
  const whole = { sent: wholeWords(sent.today, offer), mine: mine && wholeWords(mine, offer) };
  return (
    <>
      <p className="text-muted">
        {[
          sentOn && `It was put together on ${sentOn}.`,
          mine === undefined
            ? 'The page shows it with today’s prices.'
            : 'You have a trip of your own, which stays as it is unless you take this one.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {mine === undefined ? (
        <div className="grid gap-5 rounded-card bg-sand p-5">
          <TripItems state={sent.today} />
          <PriceLines state={sent.today} eachPays={eachPaysOf(sent.today, offer)} />
          <TripDayList state={sent.today} offer={offer} />
        </div>
      ) : (
        <TripBeside
          mine={mine}
          sent={sent.today}
          notes={{ mine: readRequestNotes(), sent: link.notes }}
          whole={whole}
        />
      )}
      {whole.sent && whole.mine === undefined && (
        <p className="figures flex flex-wrap justify-between gap-x-4">
          <span>{`The whole trip${mine === undefined ? '' : ' you were sent'} today, with what you pay to others`}</span>
          <span className="font-semibold">{whole.sent}</span>
        </p>
      )}
      <Sentences title="Left out" sentences={leftOut} />
      <Sentences
        title="Other prices since"
        sentences={changes.length === 0 ? [] : [...changes, `Our invoice then ${totals[0]}, today ${totals[1]}.`]}
      />
      {mine === undefined && link.notes !== '' && (
        <div>
          <h3 className="font-semibold">Notes that came with it</h3>
          <p className="mt-1 whitespace-pre-line break-words text-muted">{link.notes}</p>
        </div>
      )}
    </>
  );
}

/** The whole trip at today's prices; undefined without a day to price it for, and for a trip of another tour. */
function wholeWords(trip: CustomizationState, offer: TourOffer): string | undefined {
  const { startDate } = trip.customizations.dates;
  if (startDate === undefined || trip.baseTour?.id !== offer.id) return undefined;
  const priced = pricedOn(trip, offer, startDate);
  return priced && formatUsdRange(priced.whole.total);
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="rounded-card border border-warning/50 bg-warning/8 px-4 py-3">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1">
        {sentences.map((words) => (
          <li key={words} className="figures break-words">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
