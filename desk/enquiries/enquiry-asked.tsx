import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DeskEnquiryDetails } from '#contract/desk/enquiry-details.ts';
import {
  activityWords,
  channelNames,
  datesWords,
  departureWords,
  partyWords,
  roomNames,
  stayWords,
  topicNames,
} from '#contract/words/trip-words.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { nameOf } from '#platform/format.ts';

type Contact = Extract<DeskEnquiryDetails, { kind: 'contact' }>;
type Safari = Extract<DeskEnquiryDetails, { kind: 'custom-safari' }>;

const link = 'underline underline-offset-4';

/** What the traveller sent, word by word. */
export function EnquiryAsked({ details }: { details: DeskEnquiryDetails }) {
  const { traveller } = details;
  const words = details.kind === 'contact' ? details.message : details.notes;
  return (
    <Panel title="What was asked">
      <Facts
        facts={[
          {
            label: 'Email',
            value: (
              <a href={`mailto:${encodeURIComponent(traveller.email)}`} className={link}>
                {traveller.email}
              </a>
            ),
          },
          traveller.phone !== undefined && {
            label: 'Telephone',
            value: (
              <a href={`tel:${traveller.phone}`} className={link}>
                {traveller.phone}
              </a>
            ),
          },
          { label: 'Wants an answer', value: nameOf(channelNames, traveller.preferredContact) },
          details.cameFrom !== undefined && {
            label: 'Came from',
            value: `${details.cameFrom.referrer ?? 'the address itself'}, to ${details.cameFrom.firstPage}`,
          },
        ]}
      />
      <div className="mt-2">
        {details.kind === 'contact' ? <ContactFacts details={details} /> : <SafariFacts details={details} />}
      </div>
      {words !== undefined && words !== '' && (
        <blockquote dir="auto" className="mt-4 whitespace-pre-wrap rounded-card bg-sand p-4 wrap-anywhere">
          {words}
        </blockquote>
      )}
      {details.repeats !== undefined && (
        <p className="mt-3 text-muted">The same was asked before, as {details.repeats}.</p>
      )}
    </Panel>
  );
}

function ContactFacts({ details: { topic, context } }: { details: Contact }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const seen = context && `${session.operator.siteUrl}${context.url}`;
  return (
    <Facts
      facts={[
        { label: 'About', value: context?.name || nameOf(topicNames, topic) },
        seen !== undefined && {
          label: 'Seen at',
          value: (
            <a href={seen} target="_blank" rel="noreferrer" className={link}>
              {context?.url}
            </a>
          ),
        },
        context?.departureId !== undefined && {
          label: 'Departure',
          value: (
            <Link to="/departures/$departureId" params={{ departureId: context.departureId }} className={link}>
              {departureWords(context.departureId)}
            </Link>
          ),
        },
        context?.seats !== undefined && {
          label: 'Seats',
          value: `${context.seats}${context.seatsFree === undefined ? '' : `, ${context.seatsFree} were free`}`,
        },
        context?.room !== undefined && { label: 'Room', value: nameOf(roomNames, context.room) },
      ]}
    />
  );
}

function SafariFacts({ details }: { details: Safari }) {
  const { tour, dates, days, guests, childAges, activities, accommodations, doubts: warnings } = details;
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <Facts
      facts={[
        {
          label: 'Tour',
          value: (
            <a href={`${session.operator.siteUrl}/tour/${tour.slug}`} target="_blank" rel="noreferrer" className={link}>
              {tour.name}
            </a>
          ),
        },
        { label: 'Dates', value: datesWords(dates) },
        { label: 'People', value: partyWords(guests, childAges) },
        activities.length > 0 && {
          label: 'Added',
          value: (
            <Lines
              lines={activities.map(({ name, guestCount: people, selectedDate: date }) =>
                activityWords({ name, people, date }),
              )}
            />
          ),
        },
        accommodations.length > 0 && { label: 'Stays', value: <Lines lines={accommodations.map(stayWords)} /> },
        days !== undefined && {
          label: 'Day by day',
          value: (
            <Lines
              lines={days.map(
                ({ title, stay }, index) =>
                  `Day ${index + 1}: ${title}${stay === undefined ? '' : `, night at ${stay}`}`,
              )}
            />
          ),
        },
        warnings !== undefined && { label: 'Does not fit', value: <Lines lines={warnings} /> },
      ]}
    />
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
