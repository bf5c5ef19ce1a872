import type { ReactNode } from 'react';
import type { ProposalOffer, ProposedDay } from '#contract/forms/proposals.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatDayRange, formatDayWithWeekday } from '#contract/words/days.ts';
import { driveWords } from '#contract/words/journey-words.ts';
import { activityWords, partyWords, roomNames, stayWords } from '#contract/words/trip-words.ts';
import { PriceLines } from '#desk/proposals/price-lines.tsx';
import { nameOf } from '#platform/format.ts';

/** An offer as the traveller reads it, close together. */
export function OfferPreview({ offer }: { offer: ProposalOffer }) {
  const { departure, planner } = offer;
  const facts = [
    formatDayRange(offer.startDate, offer.endDate),
    departure === null ? partyWords(offer.guests, offer.childAges) : count(departure.seats, 'seat'),
    offer.rooms,
    departure?.room !== undefined && nameOf(roomNames, departure.room),
  ].filter(Boolean);
  return (
    <article className="grid gap-6">
      <header>
        <p className="text-muted">For {offer.traveller}</p>
        <h3 className="text-title-3 leading-tight">{offer.tour.name}</h3>
        <p>{facts.join(' · ')}</p>
        <p className="text-muted">Valid until {formatDay(offer.validUntil)}</p>
      </header>
      {offer.words !== '' && <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{offer.words}</p>}
      {planner !== null && <p className="text-muted">Planned by {planner.name}</p>}
      <Part title="Day by day">
        <ol className="grid gap-3">
          {offer.days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
      </Part>
      <Lines title="Other nights" lines={offer.stays.map(stayWords)} />
      <Lines title="Added" lines={offer.activities.map((activity) => activityWords(activity))} />
      <Part title="Price">
        <div className="max-w-xl">
          <PriceLines offer={offer} />
        </div>
      </Part>
      <div className="grid gap-6 md:grid-cols-2">
        <Lines title="Included" lines={offer.included} />
        <Lines title="Not included" lines={offer.notIncluded} />
      </div>
      <Lines
        title="Cancellation"
        lines={offer.cancellation.map(
          ({ from, chargePercent }) => `From ${formatDay(from)}: ${chargePercent}% of the price`,
        )}
      />
      {offer.terms !== '' && (
        <Part title="Terms">
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{offer.terms}</p>
        </Part>
      )}
    </article>
  );
}

function Day({
  day: { day, date, title, description, drive, meals, stay, stayNote, activities },
}: {
  day: ProposedDay;
}) {
  const more = [
    drive && driveWords(drive),
    activities.length > 0 && `added: ${activities.join(', ')}`,
    meals.length > 0 && meals.join(', '),
    stay !== null && `night: ${stay}${stayNote === undefined ? '' : `, ${stayNote}`}`,
  ].filter((part) => typeof part === 'string');
  return (
    <li className="grid gap-x-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-muted">
        Day {day}
        <br />
        {formatDayWithWeekday(date)}
      </p>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere">{description}</p>
        <p className="text-label text-muted wrap-anywhere">{more.join(' · ')}</p>
      </div>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-2 font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="list-disc pl-5 marker:text-muted">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Part>
  );
}
