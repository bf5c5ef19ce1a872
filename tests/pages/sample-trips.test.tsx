import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '#contract/calendar/calendar.ts';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { basePriceOn } from '#contract/money/base-price.ts';
import { priceTrip } from '#contract/money/price.ts';
import { wholeTripOfParty } from '#contract/money/seats-price.ts';
import type { Tour } from '#contract/records/details.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { tripFragment } from '#features/trip/link/trip-fragment.ts';
import { changeShortlist } from '#platform/shortlist/shortlist.ts';
import type { ShortlistEntry } from '#platform/shortlist/shortlist-entry.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { openProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { apiOver, loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp, type TestApp, testClock, testNow } from '#tests/support/test-app.ts';
import { proposalCalendar, tripCalendar } from '#tests/support/trips/read-calendar.ts';
import { cardOf } from '#tests/support/trips/read-card.ts';
import { enquiryAtDesk } from '#tests/support/trips/read-desk-enquiry.tsx';
import { statedDeparture, statedYear, summarisedYear, type YearFacts } from '#tests/support/trips/read-machines.ts';
import {
  askedSeats,
  askedTrip,
  type MailParts,
  partsOfHtml,
  partsOfText,
  proposedTrip,
} from '#tests/support/trips/read-mail.ts';
import { partNamed } from '#tests/support/trips/read-part.ts';
import { proposalAtDesk, proposalPage } from '#tests/support/trips/read-proposal.tsx';
import { departureRow, seatsSum } from '#tests/support/trips/read-seats.ts';
import { comparedTrip, savedTrip } from '#tests/support/trips/read-shortlist.ts';
import {
  addedAmong,
  notIncludedLines,
  priceBox,
  printedTripPart,
  sentCopy,
  tripSummaryPart,
  undatedPriceBox,
  wholeTripIn,
} from '#tests/support/trips/read-tour-page.ts';
import { dollarsIn } from '#tests/support/trips/read-words.ts';
import { type SampleTrip, sampleCards, seats as sampleSeats, sampleTrips } from '#tests/support/trips/sample-trips.ts';
import { disagreements, type ReadFacts, type TripFacts } from '#tests/support/trips/trip-facts.ts';

const today = '2026-11-20';
/** The files that pages have had the browser save. */
let saved: Blob[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:saved';
  });
  // happy-dom would go to the file, and stay there for every test of this worker.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const press = (element: HTMLElement) => fireEvent.click(element);
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

/** What the browser is given to save at this press. */
async function savedBy(button: HTMLElement): Promise<string> {
  press(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  return (saved.pop() as Blob).text();
}

/** Gathers what surfaces say of a trip. */
function listen(trip: string) {
  const wrong: string[] = [];
  return {
    compare<Facts extends object>(surface: string, facts: Facts | undefined, told: ReadFacts<Facts>) {
      if (facts !== undefined) wrong.push(...disagreements({ trip, surface }, facts, told));
    },
    wrong,
  };
}

type Listener = ReturnType<typeof listen>;

/** Opens the trip by a link, takes it, and asks for it. */
async function askOnPage({ asked, facts }: SampleTrip, { compare }: Listener) {
  const site = await openSite(`/tour/${asked.tour}#${await tripFragment(asked)}`);
  const dialog = await screen.findByRole('dialog', { name: 'A trip that was sent to you' });
  const take = await within(dialog).findByRole('button', { name: 'Make it my trip' });
  compare('trip link', facts, sentCopy(dialog));
  press(take);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { when: _, ...box } = priceBox();
  compare('price box', facts, box);
  compare('summary', facts, wholeTripIn(tripSummaryPart()));
  compare('printed trip', facts, wholeTripIn(printedTripPart()));
  compare('tour page', facts, { notIncluded: addedAmong(notIncludedLines(), asked.activities) });
  const calendar = within(tripSummaryPart()).getByText('Add to calendar');
  compare('calendar', facts, tripCalendar(await savedBy(calendar), today));

  compare('request form', facts, { invoice: await sendRequest() });
  compare('copy of the request', facts, sentCopy(partNamed('What you asked for')));
  site.unmount();
  return site.backEnd;
}

/** What the form says beside its button, which is then pressed. */
async function sendRequest(): Promise<number> {
  press(screen.getByRole('button', { name: 'Request this trip' }));
  type(await screen.findByLabelText('Your name'), 'Amina Otieno');
  const form = screen.getByRole('form', { name: 'Request this trip' });
  type(within(form).getByLabelText('Email'), 'amina@example.org');
  press(within(form).getByRole('checkbox'));
  await screen.findByText('Security verification passed', undefined, { timeout: 20_000 });
  const invoice = dollarsIn(form.textContent.split('Our invoice: ')[1]);
  press(within(form).getByRole('button', { name: 'Send request' }));
  await screen.findByRole('heading', { name: 'We have it' });
  return invoice;
}

/** Reads the mails of the one enquiry, and the enquiry at the desk. */
async function readEnquiry(
  { desk, backEnd }: Office,
  facts: TripFacts,
  { compare }: Listener,
  read: (part: MailParts) => ReadFacts,
): Promise<string> {
  for (const mail of await deliverOutbox(backEnd, testClock)) {
    const surface = mail.subject.startsWith('Your enquiry') ? 'receipt' : 'staff mail';
    compare(surface, facts, read(partsOfText(mail)));
    compare(`${surface} in HTML`, facts, read(partsOfHtml(mail)));
  }
  const [reference = ''] = await desk.visitors.references();
  const { seen, now } = enquiryAtDesk(await desk.read<DeskEnquiry>(`/enquiries/${reference}`));
  compare('enquiry at the desk', facts, seen);
  compare('price of today at the desk', facts, now);
  return reference;
}

/** The desk beside a site. */
async function officeOf(backEnd: TestApp) {
  const { store, catalogue } = backEnd;
  return { backEnd, desk: await openProposalDesk(undefined, { store, catalogue }) };
}

type Office = Awaited<ReturnType<typeof officeOf>>;

/** Makes a proposal of an enquiry, sends it, and opens it. */
async function propose(
  { desk, backEnd }: Office,
  reference: string,
  { compare }: Listener,
  { facts, proposed, added }: Pick<SampleTrip, 'facts' | 'proposed'> & { added: SampleTrip['asked']['activities'] },
) {
  const offered = { ...facts, ...proposed?.facts };
  const compareWith = (surface: string, { notIncluded = [], ...told }: ReadFacts) =>
    compare(surface, offered, { ...told, notIncluded: addedAmong(notIncluded, added) });
  const { id } = await desk.begin(reference);
  const draft = await desk.draft(id, proposed?.draft ?? {});
  const { kind, slug, name } = draft.preview?.tour ?? { name: draft.tour };
  compareWith('proposal at the desk', proposalAtDesk(draft, name));
  const sent = await desk.send(id);
  for (const mail of await deliverOutbox(backEnd, testClock)) {
    compareWith('proposal mail', proposedTrip(partsOfText(mail), name));
    compareWith('proposal mail in HTML', proposedTrip(partsOfHtml(mail), name));
  }
  await openSite(`/${kind}/${slug}#proposal=${tokenIn(sent)}`, backEnd);
  await screen.findByRole('table', { name: 'Paid to us, in US dollars' });
  compareWith('proposal page', proposalPage(name, today));
  const calendar = screen.getByRole('button', { name: 'Put the dates into a calendar' });
  compare('proposal calendar', offered, proposalCalendar(await savedBy(calendar)));
}

const titled = <Trip extends { title: string }>(trips: readonly Trip[]) =>
  trips.map((trip): [string, Trip] => [trip.title, trip]);

test.each(titled(sampleTrips))(
  '%s: days, people, lines, sums and what is due are the same in a link, on the page, in mails, at the desk, in a proposal and in calendars (B-716)',
  async (title, trip) => {
    const listener = listen(title);
    const office = await officeOf(await askOnPage(trip, listener));
    const reference = await readEnquiry(office, trip.facts, listener, askedTrip);
    await propose(office, reference, listener, { ...trip, added: trip.asked.activities });
    expect(listener.wrong).toEqual([]);
  },
);

test('seats are the same on the page of their departure, in the form, in mails, at the desk, in a proposal and in calendars (B-716)', async () => {
  const { title, facts, groupTour, departure, seats } = sampleSeats;
  const listener = listen(title);
  const page = await openSite(`/group-tour/${groupTour}`);
  listener.compare('group tour page', facts, departureRow(departure));
  const calendar = screen.getByRole('button', { name: 'Add to calendar, Tue, 29 Dec 2026' });
  listener.compare('calendar', facts, tripCalendar(await savedBy(calendar), today));
  page.unmount();
  const { backEnd } = page;
  const form = await openSite(
    `/contact?topic=group&groupTour=${groupTour}&departure=${departure}&seats=${seats}`,
    backEnd,
  );
  await screen.findByLabelText('What the seats come to');
  listener.compare('contact form', facts, seatsSum());
  form.unmount();
  const office = await officeOf(backEnd);
  const context = { kind: 'group-tour' as const, id: groupTour, name: '', url: '/', departureId: departure, seats };
  await office.desk.contact({ topic: 'group', context });
  const reference = await readEnquiry(office, facts, listener, askedSeats);
  await propose(office, reference, listener, { facts, added: [] });
  expect(listener.wrong).toEqual([]);
});

test.each(titled(sampleTrips.filter(({ undated }) => undated)))(
  '%s: before a day is chosen the lines are those of the month the sum is for, also in what is asked for (B-717)',
  async (title, { asked, undated }) => {
    const { flexibility } = asked.dates;
    const link = {
      ...asked,
      dates: { flexibility },
      activities: asked.activities.map(({ selectedDate: _, ...item }) => item),
    };
    const site = await openSite(`/tour/${asked.tour}#${await tripFragment(link)}`);
    press(await screen.findByRole('button', { name: 'Make it my trip' }));
    await screen.findByText('The trip you were sent is yours now.');
    const listener = listen(title);
    const { compare } = listener;
    compare('price box without a day', undated, undatedPriceBox());
    compare('request form without a day', undated, { invoice: await sendRequest() });
    const { lines, invoice } = sentCopy(partNamed('What you asked for'));
    compare('copy of the request without a day', undated, { lines, invoice });
    site.unmount();
    for (const mail of await deliverOutbox(site.backEnd, testClock)) {
      for (const part of [partsOfText(mail), partsOfHtml(mail)]) {
        const { lines, invoice } = askedTrip(part);
        const when = /^Our invoice in (\w+)/.exec(part('Our invoice').at(-1)?.[0] ?? '')?.[1];
        compare(mail.subject, undated, { when, lines, invoice });
      }
    }
    expect(listener.wrong).toEqual([]);
  },
);

test.each(sampleCards)(
  'a list says what $tour costs each of $people in $month, and on which days more (B-718)',
  async (card) => {
    await openSite(`/tours?month=${card.month}&travellers=${card.people}`);
    const { tour, ...facts } = card;
    const listener = listen(tour);
    listener.compare(`card for ${card.month}`, facts, cardOf(tour));
    expect(listener.wrong).toEqual([]);
  },
);

/** A tour whose sums nobody looks at: one trip alone is not compared. */
const beside: ShortlistEntry = { kind: 'tour', slug: 'amboseli-tour', addedAt: 2 };

test.each<[string, TripFacts, ShortlistEntry, Pick<ShortlistTrip, 'guests' | 'childAges'>]>([
  ...sampleTrips
    .filter(({ asked }) => asked.activities.length + asked.accommodations.length === 0)
    .map(
      ({ title, facts, asked }): [string, TripFacts, ShortlistEntry, Pick<ShortlistTrip, 'guests' | 'childAges'>] => [
        title,
        facts,
        { kind: 'tour', slug: asked.tour, addedAt: 1 },
        { guests: asked.guests, childAges: asked.childAges.map((age) => age ?? null) },
      ],
    ),
  [
    sampleSeats.title,
    sampleSeats.facts,
    { kind: 'departure', slug: sampleSeats.groupTour, departure: sampleSeats.departure, addedAt: 1 },
    { guests: { adults: sampleSeats.seats, children: 0, infants: 0 } },
  ],
])('%s: a shortlist and its comparison say the same (B-719)', async (title, facts, entry, party) => {
  changeShortlist({ entries: [entry, beside], trip: { ...party, day: facts.first } });
  await openSite('/faq');
  press(screen.getByRole('button', { name: /^Shortlist/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your shortlist' }));
  const compare = await dialog.findByRole('button', { name: 'Compare them' });
  await waitFor(() => expect(dialog.getAllByText(/all in · /)).toHaveLength(2));
  const listener = listen(title);
  listener.compare('shortlist', facts, savedTrip());
  press(compare);
  await screen.findByRole('table');
  listener.compare('comparison', facts, comparedTrip());
  expect(listener.wrong).toEqual([]);
});

/** What each of two pays in the cheapest month and on the dearest of all days. */
function yearOf(tour: Tour): YearFacts {
  const guests = { adults: 2, children: 0, infants: 0 };
  const each = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day)).flatMap((startDate) => {
    const base = basePriceOn(tour.prices, startDate, 2);
    if (base === undefined) return [];
    const { total: invoice } = priceTrip({ basePrice: base.usd, guests, activities: [], accommodations: [] });
    return wholeTripOfParty(tour, startDate, { guests, childAges: [] }, invoice).perPerson.most;
  });
  return { least: Math.round(Math.min(...each)), most: Math.round(Math.max(...each)), days: tour.duration };
}

test('machines are told of every tour what each of two pays at least and at most, and of a departure what it costs (B-720)', async () => {
  const backEnd = await createTestApp();
  const { texts } = await siteDocuments(apiOver(backEnd), 'https://site.test');
  const wrong: string[] = [];
  for (const slug of backEnd.catalogue.tours.keys()) {
    const address = `/tour/${slug}`;
    const { queryClient } = await loadPage(backEnd, address);
    const tour = queryClient.getQueryData(tourQuery(slug).queryKey);
    const year = tour && yearOf(tour);
    const listener = listen(slug);
    listener.compare('structured data', year, statedYear(structuredData(address, queryClient)[0]));
    listener.compare('llms.txt', year, summarisedYear(texts.get('/llms.txt') ?? '', address));
    wrong.push(...listener.wrong);
  }
  const { groupTour, departure, facts, title } = sampleSeats;
  const address = `/group-tour/${groupTour}`;
  const [trip] = structuredData(address, (await loadPage(backEnd, address)).queryClient);
  const listener = listen(title);
  listener.compare('structured data', facts, statedDeparture(trip, departure));
  expect([...wrong, ...listener.wrong]).toEqual([]);
  await backEnd.close();
});
