import { describe, expect, test } from 'vitest';
import { proposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { compareTrips, offerParts, type TripPart } from '#contract/trip/trip-comparison.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import { allProblems, typedProblems } from '#desk/platform/typed-problems.ts';
import { askedParts } from '#desk/proposals/asked-panel.tsx';
import { draftParts, draftTripParts } from '#desk/proposals/compare/draft-parts.ts';
import { tripWords } from '#desk/proposals/compare/trip-words.ts';
import { isMeant, movedTo } from '#desk/proposals/form/tour-fields.tsx';
import { daysWritten, putBack, withWords, writtenDays } from '#desk/proposals/form/written-days.ts';
import { endInWords, openedInWords } from '#desk/proposals/proposal-words.ts';
import { copyKey, draftOf, proposalCopies, type TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';
import { askedTrip, choices, draft, offer } from '#tests/support/desk/proposal-samples.ts';

const tourDraft = draft.trip.kind === 'tour' ? draft.trip : undefined;
if (tourDraft === undefined) throw new Error('The sample is a trip of their own.');

const withTrip = (trip: Partial<typeof tourDraft>): TypedProposal => ({ ...draft, trip: { ...tourDraft, ...trip } });

/** `Label | one | other`, of what differs. */
const told = (one: readonly TripPart<Typed>[], other: readonly TripPart<Typed>[]) =>
  compareTrips<Typed>(one, other, tripWords)
    .filter(({ isDifferent }) => isDifferent)
    .map(({ label, one: was, other: is }) => `${label} | ${was} | ${is}`);

const changed = (next: Partial<ProposalOffer>) => told(offerParts(offer), offerParts({ ...offer, ...next }));

describe('what was asked beside what is offered', () => {
  const asked = askedParts(askedTrip).filter(({ part }) => part !== 'total');

  test('the trip as it was asked for differs in nothing (B-694)', () => {
    expect(told(asked, draftTripParts(draft, choices))).toEqual([]);
  });

  test.each([
    [{ startDate: '2027-02-12' }, 'First day | 10 February 2027 | 12 February 2027'],
    [{ startDate: null }, 'First day | 10 February 2027 | Not chosen'],
    [{ guests: { adults: 3, children: 1, infants: 0 } }, 'People | 2 adults, 1 child (9) | 3 adults, 1 child (9)'],
    [{ childAges: [null] }, 'People | 2 adults, 1 child (9) | 2 adults, 1 child'],
    [{ activities: [] }, 'Added | Balloon flight, Thu, 11 Feb 2027, for 2 | null'],
    [
      { stays: [{ id: 'olare', roomType: 'Tent', nights: 2 }] },
      'Stay | Olare Fig Camp, Tent, 1 night | Olare Fig Camp, Tent, 2 nights',
    ],
  ])('%j is told, and nothing else', (trip, words) => {
    expect(told(asked, draftTripParts(withTrip(trip), choices))).toEqual([words]);
  });

  test('a stay in place of one of the tour’s is none of the nights beside it', () => {
    const stays = [{ id: 'olare', roomType: 'Tent', nights: 1, insteadOf: 'hill-camp' }];
    expect(told(asked, draftTripParts(withTrip({ stays }), choices))).toEqual([
      'Stay | Olare Fig Camp, Tent, 1 night | null',
      'Stay | null | Olare Fig Camp, Tent, instead of hill-camp, 1 night',
    ]);
  });
});

describe('two versions beside each other', () => {
  test('the same says the same', () => {
    expect(changed({})).toEqual([]);
  });

  test('a line that came, one that went and the total are told one by one', () => {
    const [tour] = offer.lines;
    const cake = { kind: 'own' as const, label: 'A cake', amount: 40 };
    expect(changed({ lines: tour === undefined ? [] : [tour, cake], total: 2440 })).toEqual([
      'Discount | -$100\nsecond trip with us | null',
      'A cake | null | $40',
      'Total | $2,300 | $2,440',
    ]);
  });

  test('of two lines that say the same each stands for itself', () => {
    const cake = { kind: 'own' as const, label: 'A cake', amount: 40 };
    const two = { ...offer, lines: [cake, cake] };
    const rows = told(offerParts(two), offerParts({ ...two, lines: [cake, { ...cake, amount: 50 }] }));
    expect(rows).toEqual(['A cake | $40 | $50']);
  });

  test('days, words, dates and payments are told', () => {
    const days = offer.days.map((day) => (day.day === 1 ? { ...day, stay: 'A lodge' } : day));
    expect(changed({ days })).toEqual(['Day 1 | To the Mara\nNight: Olare Fig Camp | To the Mara\nNight: A lodge']);
    expect(changed({ words: 'Otherwise' })).toHaveLength(1);
    expect(changed({ endDate: '2027-02-12' })).toEqual(['Dates | 10 to 11 February 2027 | 10 to 12 February 2027']);
    expect(changed({ payments: [] })).toEqual(['Deposit | $690 by 20 December 2026 | null']);
  });

  test('what only the first has stands where it stood there', () => {
    const line = (label: string): TripPart => ({ part: 'line', key: label, value: { label, amount: 1 } });
    const [one, other] = [['a', 'b', 'c', 'd'].map(line), ['a', 'd', 'e'].map(line)];
    expect(compareTrips(one, other, tripWords).map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a draft while it is typed', () => {
  test('half a number stays as it was typed, and is told at its field', () => {
    const typed = { ...draft, ownLines: [{ label: 'A cake', amount: '12.' }] };
    expect([...typedProblems(proposalDraft, typed)]).toEqual([['ownLines.0.amount', 'Please type a number.']]);
    expect(draftOf(typed)).toBeUndefined();
    expect(told(draftParts(draft, choices), draftParts(typed, choices))).toEqual(['A cake | $40 | 12.']);
  });

  test.each([
    [{ ...draft, validUntil: '' }, 'validUntil', 'Please choose a day.'],
    [{ ...draft, deposit: { ...draft.deposit, percent: 120 } }, 'deposit.percent', 'The most is 100.'],
    [{ ...draft, deposit: { ...draft.deposit, percent: 12.5 } }, 'deposit.percent', 'A whole number, please.'],
    [withTrip({ guests: { adults: 0, children: 1, infants: 0 } }), 'trip.guests.adults', 'The least is 1.'],
    [
      withTrip({ guests: { adults: 20, children: 12, infants: 0 } }),
      'trip.guests.children',
      'At most 24 adults and children travel together.',
    ],
    [{ ...draft, terms: 'x'.repeat(6001) }, 'terms', 'At most 6000 characters.'],
  ])('what is no value is told in plain words (%#)', (typed, path, words) => {
    expect([...typedProblems(proposalDraft, typed)]).toEqual([[path, words]]);
  });

  test('what is typed stands before what the server said of the same field', () => {
    const server = { 'trip.startDate': ['Please choose the first day.'], validUntil: ['It has ended.'] };
    const all = allProblems(new Map([['validUntil', 'Please choose a day.']]), server);
    expect([...all]).toEqual([
      ['validUntil', 'Please choose a day.'],
      ['trip.startDate', 'Please choose the first day.'],
    ]);
  });

  test('days of activities and the balance’s move along with the first day, there and back, also past what is no year yet', () => {
    const move = (from: string | null, to: string | null, before: TypedProposal = draft) => {
      if (before.trip.kind !== 'tour') throw new Error('It is a tour.');
      return movedTo(before, before.trip, { from, to });
    };
    const first = tourDraft.startDate;
    const later = move(first, '2027-03-01');
    expect(later).toMatchObject({
      trip: { startDate: '2027-03-01', activities: [{ selectedDate: '2027-03-02' }] },
      deposit: draft.deposit,
      balanceDueOn: '2027-01-29',
    });
    const early = move('2027-03-01', '2026-11-01', later);
    expect(move('2026-11-01', first, early)).toEqual(draft);
    const typing = move(first, '0202-02-10');
    expect(typing).toMatchObject({ balanceDueOn: draft.balanceDueOn, trip: { startDate: '0202-02-10' } });
    expect(move(first, '2028-02-10', typing).balanceDueOn).toBe('2028-01-10');
    for (const same of [move(first, null), move(null, '2027-03-01')])
      expect(same).toMatchObject({ trip: { activities: tourDraft.activities }, balanceDueOn: draft.balanceDueOn });
    expect([null, '', '0202-02-10', '2027-02'].some(isMeant)).toBe(false);
  });

  test('a day has the tour’s words until it has its own, and again once they are the same; one that was removed comes back to its place', () => {
    const tour = ['1', '2', '3'].map((key) => ({
      key,
      title: `Day ${key}`,
      description: 'As written',
      stay: 'A camp',
      facts: 'lunch',
    }));
    const day = withWords({ id: '2' }, 'stay', 'Another camp', tour);
    expect(writtenDays([day, { id: 'own', title: 'A rest' }], tour)).toEqual([
      { id: '2', title: 'Day 2', description: 'As written', stay: 'Another camp', facts: 'lunch', hasFacts: true },
      { id: 'own', title: 'A rest', description: '', stay: '', facts: '', hasFacts: true },
    ]);
    expect(withWords(day, 'stay', 'A camp', tour)).toEqual({ id: '2' });
    expect(withWords(day, 'stay', '', tour)).toEqual({ id: '2', stay: '' });
    expect(putBack([{ id: '1' }, { id: 'own' }, { id: '3' }], '2', tour).map(({ id }) => id)).toEqual([
      '1',
      'own',
      '2',
      '3',
    ]);
    expect(putBack([{ id: '1' }], '3', tour)).toEqual([{ id: '1' }, { id: '3' }]);
    expect(daysWritten({ ...tourDraft, days: { of: tourDraft.tour, inOrder: [day] } })).toEqual([day]);
    expect(daysWritten({ ...tourDraft, days: { of: 'another-tour', inOrder: [day] } })).toBeUndefined();
  });

  test('it is there again from the browser, half typed as it was', () => {
    const copy = { from: draft, version: 3, typed: { ...draft, ownLines: [{ label: '', amount: '' }] } };
    expect(proposalCopies.write(copyKey('0123456789abcdef'), copy)).toBe(true);
    expect(proposalCopies.read(copyKey('0123456789abcdef'))).toEqual(copy);
    proposalCopies.write(copyKey('0123456789abcdef'), undefined);
    expect(proposalCopies.read(copyKey('0123456789abcdef'))).toBeUndefined();
  });

  test.each([null, '', '{', '[]', '{"version":1}', JSON.stringify({ from: draft, version: -1, typed: draft })])(
    'anything else that is stored there is none: %s',
    (stored) => {
      expect(proposalCopies.parse(stored)).toBeUndefined();
    },
  );
});

describe('how a proposal stands, in words', () => {
  const now = Date.parse('2026-12-10T09:00:00Z');

  test.each([
    [0, null, undefined],
    [1, '2026-12-10T08:59:30Z', 'Opened once, last just now'],
    [3, '2026-12-10T07:00:00Z', 'Opened 3 times, last 2 h ago'],
    [2, '2026-10-01T07:00:00Z', 'Opened 2 times, last on 1 October 2026'],
  ])('opened %i times', (opened, lastOpenedAt, words) => {
    expect(openedInWords({ opened, lastOpenedAt }, now)).toBe(words);
  });

  test.each([
    ['sent', '2026-12-10', 'ends today'],
    ['opened', '2026-12-11', 'ends tomorrow'],
    ['opened', '2026-12-12', 'ends in 2 days'],
    ['sent', '2026-12-18', undefined],
    ['draft', '2026-12-11', undefined],
    ['held', '2026-12-11', undefined],
    ['expired', '2026-12-09', undefined],
  ] as const)('%s until %s', (state, validUntil, words) => {
    expect(endInWords({ state, validUntil }, '2026-12-10')).toBe(words);
  });
});
