import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import type { ProposalOffer, ProposalView } from '#contract/forms/proposals.ts';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import { keepOffice, office as operatorsOffice } from '#contract/site/office.ts';
import { formatUsd } from '#contract/words/money.ts';
import { titleWithoutAmounts, withoutAmounts } from '#server/proposals/bookings/without-amounts.ts';
import { openProposalDesk, type ProposalDesk, receipt, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

const share = (office: ProposalDesk, token: string, isShared = true) =>
  office.visitors.post('/api/proposal/share', { token, isShared });

const openShared = (office: ProposalDesk, token: string) => office.visitors.post('/api/proposal/shared', { token });

/** The token of the link for those who travel along. */
async function sharedToken(office: ProposalDesk, proposal: DeskProposal): Promise<string> {
  const view: ProposalView = await (await share(office, tokenIn(proposal))).json();
  return view.shared ?? '';
}

/** Every sum of an offer, in dollars. */
function sumsOf({ lines, total, payments, toOthers: { fees, others, wholeTrip } }: ProposalOffer): number[] {
  const ranges = [...others, wholeTrip].flatMap(({ least, most }) => [least, most]);
  return [total, ...[...lines, ...payments, ...fees].map(({ amount }) => amount), ...ranges].filter((sum) => sum !== 0);
}

/** Every number within a JSON value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

onEveryEngine((engine) => {
  test('a trip is shared without a sum, an address, or a word of the enquiry and of what was written to and fro (B-890)', async () => {
    const office = await openProposalDesk(engine);
    const sent = await office.sent({ notes: 'We would like to see a pangolin.' });
    const { trip } = sent.draft;
    const [first] = sent.choices.days;
    const told = 'Lions, with luck. A night drive is 65\u00a0USD each. Or a balloon, 480 dollars. Supper by a fire.';
    if (trip.kind !== 'tour' || first === undefined) throw new Error('The sample asks for a tour.');
    await office.draft(sent.id, {
      trip: {
        ...trip,
        days: { of: trip.tour, inOrder: [{ id: first.key, title: 'Lions (€450 by air)', description: told }] },
      },
      words: 'Dear Ada, the pangolin is yours.',
      ownLines: [{ label: 'A helicopter back', amount: 4321.5 }],
      discount: { amount: 77.25, reason: 'You came back' },
    });
    const proposal = await office.send(sent.id);
    const token = tokenIn(proposal);
    await office.visitors.post('/api/proposal/question', {
      token,
      text: 'And an aardvark?',
      clientRequestId: randomUUID(),
    });
    await office.visitors.post('/api/proposal/hold', {
      token,
      name: 'Ada Traveller',
      total: proposal.total,
      clientRequestId: randomUUID(),
    });
    await office.book(sent.id, receipt(1234.56, '2026-11-20'));

    await office.book(sent.id, { act: 'meet', meeting: 'Juma, who has Ksh 2,000 from you.' });
    await office.book(sent.id, { act: 'meet', meeting: 'Mr. Juma waits.\nHe gets USD\u00a0480.' });

    const response = await openShared(office, await sharedToken(office, proposal));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = await response.text();
    const shared: SharedTrip = JSON.parse(bytes);
    const { offer } = await office.open(token);
    const days = offer.days.map((day) => ({ ...day, description: 'Lions, with luck. Supper by a fire.' }));
    const [firstDay, ...otherDays] = days;
    expect(shared.offer).toMatchObject({
      tour: offer.tour,
      days: [{ ...firstDay, title: 'Lions' }, ...otherDays],
      endDate: offer.endDate,
    });
    expect(shared.notes?.meeting).toMatchObject({ text: 'Mr. Juma waits.', before: null });
    // What changed was the sum alone.
    await office.book(sent.id, { act: 'meet', meeting: 'Mr. Juma waits.\nHe gets USD\u00a0500.' });
    const unchanged: SharedTrip = await (await openShared(office, await sharedToken(office, proposal))).json();
    expect(unchanged.notes?.meeting).toMatchObject({ text: 'Mr. Juma waits.', before: null });
    await office.book(sent.id, { act: 'meet', meeting: 'Juma, who has 2,000/= from you.' });
    const again: SharedTrip = await (await openShared(office, await sharedToken(office, proposal))).json();
    expect(again.notes?.meeting).toBeNull();
    expect(shared.traveller).toBe('Ada');

    const sums = [...sumsOf(offer), 1234.56];
    expect(sums).toContain(4321.5);
    // Smaller ones are days, ages and hours as well.
    for (const sum of sums.filter((each) => Math.abs(each) > 40)) {
      expect(bytes).not.toContain(formatUsd(sum));
      expect(numbersIn(shared)).not.toContain(sum);
    }
    for (const word of [
      '$',
      'USD',
      'Ksh',
      '€',
      'dollars',
      '@',
      'pangolin',
      'aardvark',
      'helicopter',
      'came back',
      'Ada Traveller',
      'deposit',
      token,
    ])
      expect(bytes, word).not.toContain(word);
  });

  test('the office reads when a link for those who travel along was made and ended, once each (B-917)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    for (const isShared of [false, true, true, false, false]) {
      expect((await share(office, tokenIn(proposal), isShared)).status).toBe(200);
    }
    const told = [
      ['trip-shared', null],
      ['sharing-ended', null],
    ];
    const { history } = await office.get(proposal.id);
    const ofSharing = (all: typeof history) =>
      all
        .filter(({ what }) => /shar/.test(what))
        .map(({ what, by }) => [what, by])
        .toReversed();
    expect(ofSharing(history)).toEqual(told);
    expect(ofSharing((await office.read<DeskEnquiry>(`/enquiries/${proposal.reference}`)).history)).toEqual(told);
    expect(await office.mails()).not.toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/travel along/) }),
    );
  });

  test('a link that was ended is refused as one that is unknown, and the next one is another (B-891)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const token = tokenIn(proposal);
    const first = await sharedToken(office, proposal);
    expect(await sharedToken(office, proposal)).toBe(first);
    expect((await openShared(office, first)).status).toBe(200);

    const ended: ProposalView = await (await share(office, token, false)).json();
    expect(ended.shared).toBeUndefined();
    const refused = await openShared(office, first);
    const unknown = await openShared(
      office,
      first.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect(refused.status).toBe(404);
    expect(await refused.text()).toBe(await unknown.text());

    const second = await sharedToken(office, proposal);
    expect(second).not.toBe(first);
    expect((await openShared(office, second)).status).toBe(200);
    expect((await openShared(office, first)).status).toBe(404);
  });

  test('with the link of a shared trip one can say nothing, ask nothing, share nothing and read no sums (B-891)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const token = await sharedToken(office, proposal);
    const clientRequestId = randomUUID();
    for (const [path, body] of [
      ['', { isVisit: false }],
      ['/hold', { name: 'Ben', total: proposal.total, clientRequestId }],
      ['/question', { text: 'How much?', clientRequestId }],
      ['/share', { isShared: false }],
    ] as const) {
      expect((await office.visitors.post(`/api/proposal${path}`, { token, ...body })).status, path).toBe(404);
    }
    // Nor is the traveller's own link one of these.
    expect((await openShared(office, tokenIn(proposal))).status).toBe(404);
    expect((await openShared(office, token)).status).toBe(200);
    expect(office.visitors.logLines.join('\n')).not.toContain(token.split('.').at(-1));
  });

  test('a trip is shared once somebody said yes to it, says when it was given back until it is ended, and goes with its enquiry (B-891)', async () => {
    const office = await openProposalDesk(engine);
    const offered = await share(office, tokenIn(await office.sent()));
    expect(offered.status).toBe(409);
    expect(await offered.json()).toMatchObject({ message: 'A trip is shared once somebody has said yes to it.' });

    const proposal = await office.held();
    const token = await sharedToken(office, proposal);
    await office.book(proposal.id, { act: 'give-back', kept: 0, reason: 'They fell ill' });
    const shared: SharedTrip = await (await openShared(office, token)).json();
    expect(shared.state).toBe('withdrawn');
    // Nobody waits any more.
    expect(shared.notes).toBeUndefined();
    expect((await office.open(tokenIn(proposal))).notes).toBeUndefined();
    expect((await share(office, tokenIn(proposal))).status).toBe(409);
    expect((await office.open(tokenIn(proposal))).shared).toBe(token);
    const ended = await share(office, tokenIn(proposal), false);
    expect([ended.status, (await ended.json()).shared]).toEqual([200, undefined]);
    expect((await openShared(office, token)).status).toBe(404);
    expect((await share(office, tokenIn(proposal))).status).toBe(409);

    const other = await office.held();
    const others = await sharedToken(office, other);
    const { reference } = other;
    await office.request('POST', `/enquiries/${reference}/erase`, { reference });
    expect((await openShared(office, others)).status).toBe(404);
  });

  test('from the yes on a trip says who meets one, with what that was before, until it is given back (B-892)', async () => {
    const office = await openProposalDesk(engine);
    const sent = await office.sentSeats(2);
    expect((await office.open(tokenIn(sent))).notes).toBeUndefined();
    const { id, reference } = await office.held();
    const proposal = await office.get(id);
    const notes = async () => (await office.open(tokenIn(proposal))).notes;
    expect((await notes())?.meeting).toBeNull();

    const first = 'Juma, with a sign that says Ada,\nat the arrivals of Wilson Airport';
    expect((await office.book(id, { act: 'meet', meeting: ` ${first} ` })).booking?.meeting).toBe(first);
    expect((await notes())?.meeting).toEqual({ text: first, at: office.time.now.toISOString(), before: null });
    const version = (await office.get(id)).version;
    await office.book(id, { act: 'meet', meeting: first });
    expect((await office.get(id)).version).toBe(version);

    const second = 'Peris, at Jomo Kenyatta Airport';
    office.time.now = new Date('2026-11-21T09:00:00Z');
    await office.book(id, { act: 'meet', meeting: second });
    expect((await notes())?.meeting).toEqual({ text: second, at: '2026-11-21T09:00:00.000Z', before: first });
    const { history } = await office.read<DeskProposal>(`/enquiries/${reference}`);
    expect(history.filter(({ what }) => what === 'meeting')).toHaveLength(2);

    // Emptied in between, it is still another than it was; written again as it was, it is not.
    const third = 'Juma after all, at the gate';
    for (const [meeting, before] of [
      [third, second],
      [second, null],
    ] as const) {
      await office.book(id, { act: 'meet', meeting: '' });
      expect((await notes())?.meeting).toBeNull();
      await office.book(id, { act: 'meet', meeting });
      expect((await notes())?.meeting).toMatchObject({ text: meeting, before });
      await office.book(id, { act: 'meet', meeting: '' });
      await office.book(id, { act: 'meet', meeting: second });
    }
    await office.book(id, { act: 'meet', meeting: '' });
    expect((await notes())?.meeting).toBeNull();
    await office.book(id, { act: 'give-back', kept: 0, reason: 'They fell ill' });
    const late = await office.request(
      'POST',
      `/proposals/${id}/booking`,
      { act: 'meet', meeting: second },
      version + 9,
    );
    expect(late.status).toBe(412);
  });

  test('the trip’s page has what the content says of its stays, its months and what to pack, and a stay’s telephone nobody else (B-893)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const catalogue = office.visitors.catalogue;
    const camp = catalogue.accommodations.get('reed-camp')?.record;
    const told = async () => (await office.open(tokenIn(proposal))).notes;
    const { lat, lng } = camp ?? {};
    const [marsh] = catalogue.destinations.values();
    expect(await told()).toEqual({
      meeting: null,
      nightPhone: null,
      stays: [{ name: camp?.name, lat, lng }],
      packing: ['A hat'],
      destinations: [{ name: marsh?.summary.name, months: marsh?.summary.months, whenToGo: 'In July' }],
    });

    const telephone = '+254 711 222 333';
    const files = smallContent();
    const path = 'accommodations/reed-camp.json';
    office.show(smallCatalogue({ ...files, [path]: { ...(files[path] as object), telephone } }));
    expect((await told())?.stays).toEqual([{ name: camp?.name, telephone, lat, lng }]);
    const everybodys = await office.visitors.request('/api/accommodation/reed-camp');
    expect(everybodys.status).toBe(200);
    expect(await everybodys.text()).not.toContain(telephone);
  });
});

test('an amount as it is usually written is none of what is shared, and what is around it stays (B-890)', () => {
  for (const amount of [
    ...['USD 65', 'usd 65', 'USD65', 'USD\u00a0480', 'USD\u202f480', 'USD\n480', 'USD: 480', 'USD. 480', 'KES 2,000'],
    ...['Ksh 2,000', 'KSh.2,000', 'Kshs. 2000', 'Sh 500', 'TSh 500', 'EUR 20', 'GBP 1.50', 'ZAR 900', '€450', '€ 450'],
    ...['£3', '$480', 'US$ 480', 'A$480', '¥900', '₹ 900', '65 USD', '65USD', '65\u00a0USD', '450€', '450 €', '65 US$'],
    ...['480 dollars', '480 US dollars', '480-dollar', '1 euro', '2 thousand shillings', 'four hundred dollars'],
    ...[
      '90 pounds',
      '50 cents',
      '2,000/=',
      '500 /-',
      '2,000 Ksh',
      '٤٨٠ USD',
      'USD ٤٨٠',
      'one dollar',
      'twenty-five euros',
    ],
    ...['USD sixty', '450,- €', '2k USD', 'USD 2k', 'Euro 65 per person', 'US dollars 65', 'Dollars 65', 'Rand 500'],
    ...['Shillings 2,000', '65€pp', '65$pp', '65USDpp', '65 $US', '$US 65', 'HK$ 65', '65 U.S. dollars', 'USD=65'],
    ...['USD ca. 65', 'USD about 65', 'two and a half dollars', 'FCFA 5000', '5000 XAF', '500 birr', '500 pula'],
    ...['100 bob', '500 Kenyan shillings', '500 Kenya shillings', '500 South African rand', 'USD (65)', '65 (USD)'],
    ...['65 Swiss francs', '65 US-Dollar', '65 in USD', 'USD cash 65', 'two hundred bob'],
  ]) {
    expect(withoutAmounts(`Lions.  A balloon is ${amount} each. Supper.`), amount).toBe('Lions.  Supper.');
    expect(withoutAmounts(`Ask Mr. Juma for approx. ${amount}.`), amount).toBe('');
    const inBrackets = amount.replace(/[()]/g, '');
    expect(titleWithoutAmounts(`Night drive (${inBrackets} each)`), amount).toBe('Night drive');
    expect(titleWithoutAmounts(`Night drive, ${amount}`), amount).toBe('Night drive');
  }
  for (const [text, rest] of [
    [
      'John waits at arrivals with a sign with your name on it. The taxi costs USD 30.',
      'John waits at arrivals with a sign with your name on it.',
    ],
    ['Bring a hat. Entry is USD 20.', 'Bring a hat.'],
    ['Rest day! Or pay $5.', 'Rest day!'],
    ['Walk 5 km. USD 20 to enter.', 'Walk 5 km.'],
    ['Gate 3\nUSD 30 for the taxi', 'Gate 3'],
    ['Bags of 15 kg. Another is 20 pounds.', 'Bags of 15 kg.'],
    ['Meet John at Gate 3\nTaxi is USD 30\nCall +254 700 123 456', 'Meet John at Gate 3\nCall +254 700 123 456'],
  ] as const)
    expect(withoutAmounts(text)).toBe(rest);
  for (const [title, rest] of [
    ['Game drive USD 65, Lake Nakuru', 'Lake Nakuru'],
    ['Balloon, USD 450, with breakfast', 'Balloon, with breakfast'],
    ['Game drive 2 – USD 65', 'Game drive 2'],
  ] as const)
    expect(titleWithoutAmounts(title)).toBe(rest);
});

test('an amount of any currency the world knows is none of what is shared, by its code, its name or its sign (B-890)', () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const shared = Intl.supportedValuesOf('currency').flatMap((code) => {
    const written = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'name') =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay }).format(12_500);
    const name = names.of(code)?.replace(/ \(.*/, '');
    const ways = [`${code} 500`, `${code}500`, `500 ${code}`, `12,500 ${name}`, `12,500 ${name}s`, written('symbol')];
    return [...ways, written('narrowSymbol'), written('name')].filter(
      (one) => withoutAmounts(`It is ${one}. Yes.`) !== 'Yes.',
    );
  });
  // Special drawing rights are nobody's money, gold is a colour, and the rest are units, or words.
  expect(
    shared.filter((one) => !/Rights|XDR|Gold|ZWG|^(?:ALL|SOS|TOP)|(?:ALL|SOS|TOP)$|^(?:KM|Ft|L|kn|Db)/.test(one)),
  ).toEqual([]);
  for (const amount of [
    ...['5 quid', 'forty dollars', '1.200,- Euro', 'TSh 30,000', 'K 5,000', 'R 12,500', 'K5,000', 'Rs 500', 'kr 500'],
    ...[
      '500 kr',
      '５００ USD',
      'ＵＳＤ 500',
      '＄500',
      'KES ٥٠٠',
      '۵۰۰ dollars',
      '5 000 Ksh',
      "5'000 francs",
      '500 zł',
      '1 200 Kč',
    ],
    ...[
      'five hundred bucks',
      '20 crowns',
      '500 won',
      '2 lei',
      'UGX 150k',
      '150k UGX',
      '1.5m TZS',
      '3 million shillings',
    ],
    ...[
      '20 lira',
      '5 Turkish Lira',
      '1,200 Taka',
      '500 Rupees',
      'Rupees 12,500',
      'five thousand Taka',
      'MAD 50',
      '50 MAD',
      'MAD 12.50',
    ],
    ...['500 real', '40,000 won', '100 bob', '12,500 som', 'PEN 9', '1500 LIRA'],
  ]) {
    expect(withoutAmounts(`It is ${amount}. Yes.`), amount).toBe('Yes.');
  }
});

test('an operator’s own currency is an amount in any case, and another’s in capitals (B-890)', () => {
  const usual = operatorsOffice();
  onTestFinished(() => keepOffice(usual));
  expect(withoutAmounts('It is 500 mwk. SOS 112.')).toBe('It is 500 mwk. SOS 112.');
  for (const [localCurrency, amounts] of [
    ['MWK', ['500 mwk', 'Mwk 500']],
    ['SOS', ['SOS 500', '500 sos']],
  ] as const) {
    keepOffice({ ...usual, localCurrency });
    for (const amount of amounts) expect(withoutAmounts(`It is ${amount}. Yes.`), amount).toBe('Yes.');
  }
});

test('what only looks like an amount stays in what is shared (B-890)', () => {
  for (const words of [
    'Mr. Juma waits at 06:20 at Terminal 1A, flight KQ 101.\nHis number is +254 711 222 333. Bring 15 kg.',
    'Bring small notes, dollars of 2013 or later. Two lodges, 3 nights, 4 guests (one of 8).',
    'Cash: 2 cards work at most.',
    'Humidity reaches 90 per cent.',
    'About twenty per cent of the rain falls now.',
    'Luggage: soft bag of 15 kg (33 pounds) at most.',
    'Soft bags of 33 pounds.',
    'At 10:00 exchange dollars into shillings at the bank.',
    'Until 16:30 dollars are exchanged, shillings two days later.',
    'At night the city pounds with music.',
    'There is a kitty in euros.',
    'At 10 Bob waits.',
    'Meet Bob +254 700 123 456 at 9.',
    'One real wilderness, ten all told; five won prizes. 2 try again, 3 top camps, 12 pens.',
    'At 2,400 ft, with 15 kn of wind, 60 db at most, 500 l of fuel and KM 120 of the road.',
    'Dash 8 Q400, P 12 in the car park, room K 12, gate R 7. Mark 3 days in red. FG 301 and KM 612 are flights.',
    'The rand fell in 1996, the shilling rose. Kip waits at 6, Sol at 7.',
    'Bags weigh 20 pounds at most, 15 kg. SOS 112. TOP 10 of the parks, for ALL 12.',
    '0630 Kip picks you up. Driver +254 722 123 456 Kip. Call +254 711 222 333 Mark will answer.',
    'KQ 101 Kip, Room 204 Kip. At 1000 Mark waits. In 1952 Mark Twain wrote it.',
    'In 2023 won the award for best camp. The Mara has 500 real lions, and 500 won prizes.',
    'Depart MAD 22:10, arrive NBO 06:20. Terminal 4 MAD. Fly AMD 9:40, depart MAD 9.40. Fly PEN 10:00. Arrive PEN 12 December.',
    'Flight MAD 22:10',
    'Lira: 6 hours. Land in Lira 10:40. Fly to Sierra Leone 2 hours.',
    'Sierra Leone 3 nights, Lira 2 nights, 2 Crown Suites, Room 12 Crown Hotel. Room 204 Crown.',
    'At 10 Taka waits for you. Two crown suites, 12 rights of way.',
    'It is 1 Ar of land, 3 lev… and a drama in 2 acts.',
    'From 2026 on, 65 km by road, 12 guests, 3 children of 8, 9 and 11, KQ 100 at 23:40.',
  ]) {
    expect(withoutAmounts(words)).toBe(words);
    expect(titleWithoutAmounts(words)).toBe(words);
  }
});
