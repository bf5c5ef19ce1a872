import type { TripToday } from '#contract/desk/enquiries.ts';
import { enquirySubject, type ReplyTemplate } from '#contract/desk/enquiry-work.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { count } from '#contract/words/count.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { additionsInWords } from '#contract/words/tax-words.ts';
import { departureWords, partyWords } from '#contract/words/trip-words.ts';
import type { EnquiryContext, EnquiryDetails, StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { daysInWords, seatsLines, tripLines } from '#server/enquiries/mails/trip-parts.ts';
import type { Operator } from '#server/settings/operator.ts';

export interface TemplateFacts {
  enquiry: StoredEnquiry;
  /** Somebody has answered it before. */
  isAnswered: boolean;
  /** What the trip comes to today, where it is one. */
  today: TripToday | undefined;
  /** Whether its tour keeps a waiting list. */
  hasWaitingList: boolean;
  /** Of the same group tour, with as many seats free as were asked for. */
  otherDepartures: readonly Departure[];
  /** Whose name stands below the text. */
  writer: string;
  operator: Operator;
}

/** Texts that fit an enquiry, in the order they are likely to be needed; whoever sends one may write on. */
export function replyTemplates(facts: TemplateFacts): ReplyTemplate[] {
  const { enquiry, isAnswered } = facts;
  const { details } = enquiry;
  const known: (Template | false)[] = [
    !isAnswered && firstAnswer(facts),
    isFull(facts) && fullDeparture(facts),
    datesQuestion(details),
    priceAsAsked(facts),
    isAnswered && askingAgain(details),
  ];
  const frame = templateFrame(facts);
  return known.flatMap((template) => (template === false ? [] : [replyTemplate(template, frame)]));
}

/** What stands around every template of an enquiry. */
export interface TemplateFrame {
  subject: string;
  greeting: string;
  signature: string;
}

export function templateFrame({
  enquiry: { reference, details },
  writer,
  operator,
}: Pick<TemplateFacts, 'enquiry' | 'operator'> & { writer: string | undefined }): TemplateFrame {
  return {
    subject: `Re: ${enquirySubject(reference)}`,
    greeting: `Hello ${details.traveller.name},`,
    signature: ['Kind regards,', ...(writer === undefined ? [] : [writer]), operator.signature].join('\n'),
  };
}

export function replyTemplate(
  { id, name, parts }: Readonly<Template>,
  { subject, greeting, signature }: TemplateFrame,
): ReplyTemplate {
  return { id, name, subject, text: [greeting, ...parts, signature].join('\n\n') };
}

interface Template {
  id: string;
  name: string;
  parts: readonly string[];
}

function firstAnswer({ enquiry: { details }, writer, operator }: TemplateFacts): Template {
  return {
    id: 'first-answer',
    name: 'First answer',
    parts: [
      `Thank you for writing to us about ${tripInWords(details)}. My name is ${writer}; I plan journeys at ${operator.name}, and you can put every question to me by answering this message.`,
      'I am asking what is free and will write to you again as soon as I know. Nothing is booked or reserved yet, and nothing is to be paid.',
    ],
  };
}

function datesQuestion(details: EnquiryDetails): Template {
  return {
    id: 'dates',
    name: 'Question about dates',
    parts: hasDays(details)
      ? [
          `You asked about ${tripInWords(details)}. Are these days fixed, or could you start a few days earlier or later?`,
          'With some days to choose from I can look for better rooms and shorter drives. If the days are fixed, that is fine too: please tell me, and I look for these alone.',
        ]
      : [
          `To plan ${tripInWords(details)} I need to know when you can travel. On which day could you start, and how many days have you got?`,
          'If you are free to choose, tell me the months that would suit you: prices, roads and animals differ with the season, and I can say which days I would take.',
        ],
  };
}

function priceAsAsked({ enquiry, today }: TemplateFacts): Template | false {
  const { details } = enquiry;
  const lines = invoiceOf(details);
  if (lines.length === 0) return false;
  const wholeTrip = details.kind === 'contact' ? details.context?.wholeTrip : details.wholeTrip;
  return {
    id: 'price',
    name: 'Price as asked',
    parts: [
      `This is what ${tripInWords(details)} came to when you asked:`,
      lines.map(([label, dollars]) => `${label}: ${formatUsd(dollars)}`).join('\n'),
      ...(wholeTrip === undefined
        ? []
        : [
            `What the tour does not include, such as park fees, visas or tips, is paid to others and stands in none of these lines. With it the whole trip comes to ${formatUsdRange(wholeTrip.total)}.`,
          ]),
      ...changesSince(today),
      'Nothing is booked or reserved yet. If you want to go ahead, answer this message, and I will ask for rooms and vehicles.',
    ],
  };
}

/** What of the price is no longer true. */
function changesSince(today: TripToday | undefined): string[] {
  if (today === undefined) return [];
  const { gone, difference, lines } = today;
  const now = lines.at(-1)?.now ?? null;
  if (gone.length > 0) return [`Since then we no longer offer ${gone.join('; ')}. I will propose something else.`];
  if (difference === null || difference === 0 || now === null) return [];
  return [`Our prices have changed since: today the same comes to ${formatUsd(now)} as our invoice.`];
}

function isFull({ enquiry: { details }, today }: TemplateFacts): boolean {
  if (details.kind !== 'contact' || today === undefined) return false;
  return (today.seatsFree ?? 0) < (details.context?.seats ?? 1);
}

function fullDeparture({
  enquiry: { details },
  today,
  hasWaitingList,
  otherDepartures,
}: TemplateFacts): Template | false {
  const context = details.kind === 'contact' ? details.context : undefined;
  if (context?.departureId === undefined) return false;
  const departure = `the departure of ${context.name} on ${departureWords(context.departureId, formatFullDay)}`;
  const others =
    otherDepartures.length === 0
      ? 'There is no other departure with as many seats free at the moment.'
      : `These departures of the same tour have seats for you:\n${otherDepartures.map(departureLine).join('\n')}`;
  const template = { id: 'full-departure' };
  if (today?.seatsFree === null) {
    const parts = [`I am sorry: ${departure} is no longer offered.`, others, 'What would you like?'];
    return { ...template, name: 'Departure that is no longer offered', parts };
  }
  const free = today?.seatsFree ?? 0;
  const seats = count(context.seats ?? 1, 'seat');
  return {
    ...template,
    name: 'Full departure',
    parts: [
      free === 0
        ? `I am sorry: ${departure} is full, so I cannot offer you ${seats} on it.`
        : `I am sorry: ${departure} has only ${count(free, 'seat')} left, and you asked for ${seats}.`,
      others,
      hasWaitingList
        ? 'I can also put you on the waiting list and write to you as soon as seats become free. What would you like?'
        : 'What would you like?',
    ],
  };
}

function departureLine({ startDate, availableSeats, price }: Departure): string {
  const additions = additionsInWords();
  return `${formatFullDay(startDate)}: ${count(availableSeats, 'seat')} free, ${formatUsd(price)} a person who shares${additions === '' ? '' : `, before ${additions}`}`;
}

function askingAgain(details: EnquiryDetails): Template {
  return {
    id: 'asking-again',
    name: 'Asking again',
    parts: [
      `I wrote to you about ${tripInWords(details)} and have not heard from you since. Do you still think of travelling?`,
      'If something is missing in what I sent, tell me and I will change it. If your plans are others now, one line is enough, and I will not ask again.',
    ],
  };
}

function invoiceOf(details: EnquiryDetails): [label: string, dollars: number][] {
  if (details.kind === 'custom-safari') return tripLines(details);
  return details.context === undefined ? [] : seatsLines(details.context);
}

/** The tour's own name; nothing where we do not know it. */
function tripName(details: EnquiryDetails): string | undefined {
  if (details.kind === 'custom-safari') return details.tour.name;
  return details.context?.known ? details.context.name : undefined;
}

function hasDays(details: EnquiryDetails): boolean {
  const day = details.kind === 'custom-safari' ? details.dates.startDate : details.context?.departureId;
  return day !== undefined;
}

/** Tour, days and people, as far as they were told. */
function tripInWords(details: EnquiryDetails): string {
  const name = tripName(details) ?? 'your journey';
  if (details.kind === 'contact') return [name, ...seatsInWords(details.context)].join(', ');
  const { dates, guests } = details;
  const days = dates.startDate === undefined ? [] : [daysInWords(dates.startDate, dates.endDate)];
  return [name, ...days, partyWords(guests)].join(', ');
}

function seatsInWords({ departureId, seats }: Partial<EnquiryContext> = {}): string[] {
  if (departureId === undefined) return [];
  const day = departureWords(departureId, formatFullDay);
  return seats === undefined ? [day] : [day, count(seats, 'seat')];
}
