import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProposalView } from '#contract/forms/proposals.ts';
import type { TravellerDetails } from '#contract/forms/traveller-details.ts';
import { type Office, type OfficeCall, openProposalPage, refusal } from '#tests/support/proposals/proposal-office.ts';
import { nobody, noParty, sampleTraveller, secretWords } from '#tests/support/proposals/sample-details.ts';
import { sampleToken, sampleView } from '#tests/support/proposals/sample-proposal.ts';
import { writeInto } from '#tests/support/site/write-into.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), toFake: ['Date'] }));

const held: NonNullable<ProposalView['held']> = {
  number: 1,
  name: 'Amina Otieno',
  at: '2026-11-28T07:00:00.000Z',
  total: 6142.4,
  seatsUntil: null,
  confirmedAt: null,
  received: 0,
  open: null,
};
const agreed = sampleView({ state: 'held', held });

/** What the office keeps of the three, as its calls do. */
function keeping(given: Partial<TravellerDetails> = {}) {
  let kept: TravellerDetails = { travellers: [nobody(), nobody(), nobody()], party: noParty(), ...given };
  let version = 0;
  const view = () => Response.json({ ...kept, version, givenAt: version === 0 ? null : '2026-11-28T08:00:00.000Z' });
  return {
    kept: () => kept,
    /** As somebody else saves meanwhile. */
    save(next: Partial<TravellerDetails>) {
      kept = { ...kept, ...next };
      version += 1;
    },
    answer(call: OfficeCall): Response | undefined {
      if (!call.path.startsWith('/proposal/travellers')) return undefined;
      const { token: _token, ...body } = call.body;
      if (call.path.endsWith('/keep')) {
        if (call.version !== version) return refusal(412, 'changed_meanwhile', 'Somebody else has saved.');
        this.save(body as unknown as TravellerDetails);
      }
      if (call.path.endsWith('/remove')) this.save({ travellers: [nobody(), nobody(), nobody()], party: noParty() });
      return view();
    },
  };
}

const traveller = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Traveller ${number},`) }));
const party = () => within(screen.getByRole('group', { name: 'For all of you' }));
const tally = () => within(screen.getByRole('region', { name: 'How far it is' })).getByRole('status');
const number = (of: number) => traveller(of).getByLabelText('Passport number');

async function openDetails(office: Partial<Office> = keeping()) {
  const site = await openProposalPage({ views: { [sampleToken]: agreed }, ...office });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tell us who travels' }));
  return { ...site, user };
}

test('a party is told of in as many sittings as one likes, on a page behind the trip’s own link (B-888)', async () => {
  const office = keeping();
  const { user, router, calls } = await openDetails({ answer: (call) => office.answer(call) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Who travels' })).toHaveFocus();
  expect(router.state.location.hash).toBe(`proposal=${sampleToken}&travellers`);
  await waitFor(() => expect(tally()).toHaveTextContent('0 of 3 travellers complete'));
  expect(screen.getByText(/and on Sunday 5 September 2027 they are removed/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Traveller 3, child (8)' })).toHaveTextContent(
    'Still missing: name as in the passport, date of birth, nationality, passport number and passport expiry date.',
  );
  const { name, birthDate, nationality, passportNumber } = sampleTraveller;
  await writeInto(traveller(1).getByLabelText('Name as in the passport'), name);
  await user.type(traveller(1).getByLabelText('Date of birth'), birthDate);
  await writeInto(traveller(1).getByLabelText('Nationality'), nationality);
  await writeInto(number(1), passportNumber);
  await user.type(traveller(1).getByLabelText('Passport expiry date'), '2027-12-01');
  expect(traveller(1).getByText(/^It ends within six months after your journey/)).toBeVisible();
  await user.click(traveller(1).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(tally()).toHaveTextContent('1 of 3 travellers complete'));
  expect(traveller(1).getByText('Complete')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ path: '/proposal/travellers/keep', version: 0 });
  await writeInto(party().getByLabelText('Emergency contact'), 'Grandmother Ottoline');
  await user.click(party().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(office.kept().party.emergencyName).toBe('Grandmother Ottoline'));
  expect(office.kept().travellers[0]).toMatchObject({ name, passportNumber });

  for (const storage of [localStorage, sessionStorage]) {
    const stored = JSON.stringify({ ...storage });
    for (const word of [...secretWords, sampleToken]) expect(stored).not.toContain(word);
  }
  await user.click(screen.getByRole('button', { name: 'Back to your trip' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maasai Mara Safari' })).toBeVisible();
  expect(router.state.location.hash).toBe(`proposal=${sampleToken}`);
});

test('two sittings that are open at once are put together, and what both wrote is told first (B-881)', async () => {
  const office = keeping();
  const { user } = await openDetails({ answer: (call) => office.answer(call) });
  await waitFor(() => expect(tally()).toBeVisible());
  await writeInto(number(1), 'MINE-1');
  await writeInto(number(2), 'MINE-2');
  // Written and taken back: theirs stands.
  await writeInto(number(3), 'x');
  await user.clear(number(3));
  const theirs = [nobody(), { ...nobody(), passportNumber: 'THEIRS-2' }, { ...nobody(), passportNumber: 'THEIRS-3' }];
  office.save({ travellers: theirs, party: { ...noParty(), rooms: 'One for each' } });
  await user.click(traveller(2).getByRole('button', { name: 'Save' }));
  const told = await traveller(2).findByRole('alert');
  expect(told).toHaveTextContent(/Somebody else of your party saved meanwhile\..*they wrote “THEIRS-2”$/);
  expect(within(told).getAllByRole('listitem')).toHaveLength(1);
  expect([number(1), number(2), number(3)].map((field) => (field as HTMLInputElement).value)).toEqual([
    'MINE-1',
    'MINE-2',
    'THEIRS-3',
  ]);
  expect(party().getByLabelText('Who sleeps with whom')).toHaveValue('One for each');
  expect(office.kept().travellers[1]?.passportNumber).toBe('THEIRS-2');
  await user.click(traveller(2).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(office.kept().travellers[1]?.passportNumber).toBe('MINE-2'));
  expect(office.kept()).toMatchObject({
    travellers: [{ passportNumber: 'MINE-1' }, {}, { passportNumber: 'THEIRS-3' }],
    party: { rooms: 'One for each' },
  });
});

test('what cannot be saved stays in the form, and whoever leaves it unsaved is asked (B-888)', async () => {
  const office = keeping();
  const line: { isCut: boolean } = { isCut: true };
  const { user, router, calls } = await openDetails({
    answer: (call) =>
      line.isCut && call.path.endsWith('/keep')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : office.answer(call),
  });
  await waitFor(() => expect(tally()).toBeVisible());
  await writeInto(number(2), 'P7731994X');
  await writeInto(party().getByLabelText('Emergency telephone'), 'ask my mother');
  await user.click(traveller(2).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(party().getByLabelText('Emergency telephone')).toHaveFocus());
  expect(party().getByText(/^Please enter the number with its country code/)).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/keep'))).toEqual([]);
  await user.clear(party().getByLabelText('Emergency telephone'));
  await user.click(traveller(2).getByRole('button', { name: 'Save' }));
  expect(await traveller(2).findByRole('alert')).toHaveTextContent(
    /^Not saved yet, and what you typed is still here: we could not reach our office\./,
  );
  expect(number(2)).toHaveValue('P7731994X');

  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  await user.click(screen.getByRole('button', { name: 'Back to your trip' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  expect(number(2)).toHaveValue('P7731994X');
  // A part of the page that takes the fragment is no leaving.
  await router.navigate({ to: '.', search: true, hash: 'main' });
  await waitFor(() => expect(router.state.location.hash).toContain('&travellers'));
  expect(number(2)).toHaveValue('P7731994X');
  expect(confirm).toHaveBeenCalledOnce();
  line.isCut = false;
  await user.click(traveller(2).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(office.kept().travellers[1]?.passportNumber).toBe('P7731994X'));
  await user.click(screen.getByRole('button', { name: 'Back to your trip' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maasai Mara Safari' })).toBeVisible();
  expect(confirm).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('all of it is removed with two presses, also what is typed and not saved (B-885)', async () => {
  const office = keeping();
  office.save({ travellers: [sampleTraveller, nobody(), nobody()] });
  const { user } = await openDetails({ answer: (call) => office.answer(call) });
  await waitFor(() => expect(tally()).toHaveTextContent('1 of 3 travellers complete'));
  await writeInto(number(2), 'P7731994X');
  await user.click(screen.getByRole('button', { name: 'Remove all of it' }));
  expect(screen.getByRole('button', { name: 'Remove it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Remove all of it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove all of it' }));
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(tally()).toHaveTextContent('0 of 3 travellers complete'));
  expect([number(1), number(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what the office cannot open is removed and given again on the same page (B-887)', async () => {
  const office = keeping();
  const words = 'What was given before cannot be opened at our office just now.';
  let isSealed = true;
  const { user } = await openDetails({
    answer: (call) => {
      if (call.path.endsWith('/remove')) isSealed = false;
      return isSealed && call.path.startsWith('/proposal/travellers')
        ? refusal(409, 'details_sealed', words)
        : office.answer(call);
    },
  });
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove all of it' }));
  await user.click(screen.getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(tally()).toHaveTextContent('0 of 3 travellers complete'));
});

test('a day that is likely a slip is said beside its field, and saved as it is (B-888)', async () => {
  const office = keeping();
  const { user } = await openDetails({ answer: (call) => office.answer(call) });
  await waitFor(() => expect(tally()).toBeVisible());
  await user.type(party().getByLabelText('Arrival day'), '2028-08-04');
  expect(party().getByText(/^Your journey is from 4 to 6 August 2027/)).toBeVisible();
  await user.type(traveller(1).getByLabelText('Date of birth'), '2015-02-03');
  expect(traveller(1).getByText(/^On the first day of your journey this traveller is 12/)).toBeVisible();
  await user.type(traveller(3).getByLabelText('Date of birth'), '1984-02-29');
  expect(traveller(3).getByText(/^On the first day of your journey this traveller is 43/)).toBeVisible();
  await user.click(party().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(office.kept().party.arrivalDay).toBe('2028-08-04'));
});

test('where nothing can be had or given it is said, with a way on (B-888)', async () => {
  let status: number = 503;
  const office = keeping();
  const { user } = await openDetails({
    answer: (call) => {
      if (!call.path.startsWith('/proposal/travellers') || status === 200) return office.answer(call);
      return status === 409
        ? refusal(409, 'conflict', 'This journey is over, and what you gave for it is removed.')
        : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await screen.findByRole('heading', { name: 'Connection Problem' })).toBeVisible();
  status = 409;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This journey is over, and what you gave for it is removed.')).toBeVisible();
  // Only what our key does not open has to go before anything else is given.
  expect(screen.queryByRole('button', { name: 'Remove all of it' })).toBeNull();
  vi.restoreAllMocks();
});

test('before the yes the address of the details is the trip, which offers no way to them (B-883)', async () => {
  const { router, calls } = await openProposalPage();
  await screen.findByRole('button', { name: 'Yes, please hold it' });
  expect(screen.queryByRole('button', { name: 'Tell us who travels' })).toBeNull();
  await router.navigate({ to: '.', search: true, hash: `proposal=${sampleToken}&travellers` });
  expect(await screen.findByRole('button', { name: 'Yes, please hold it' })).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/proposal/travellers'))).toEqual([]);
});
