import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { BookingPanel } from '#desk/proposals/booking-panel.tsx';
import { createDeskRouter } from '#desk/router.tsx';
import { createApi } from '#platform/api/api.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { NoticeStack } from '#shell/notices/notice-stack.tsx';
import { openProposalDesk, type ProposalDesk, receipt } from '#tests/support/proposals/proposal-desk.ts';

/* What became of a trip, as the desk shows it. */

/** Shows it; `answers` says of each call whether it comes through. */
function show(office: ProposalDesk, proposal: DeskProposal, answers: boolean[] = []) {
  const answer: typeof fetch = async (input, init) => {
    if (!answers.shift()) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^.*(?=\/proposals)/, '');
    const [version] = /\d+/.exec(request.headers.get('if-match') ?? '') ?? [];
    return office.request('POST', path, await request.json(), Number(version));
  };
  const queryClient = createQueryClient({ api: createApi({ host: 'http://desk.test', fetch: answer }) });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={createDeskRouter(queryClient)}>
        <BookingPanel proposal={proposal} />
        <NoticeStack />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a receipt taken out that does not come back is said to be out (B-912)', async () => {
  const office = await openProposalDesk();
  const { id } = await office.held();
  await office.book(id, { act: 'confirm' });
  show(office, await office.book(id, receipt(400, '2026-11-30')), [true, false]);
  await press('Take it out');
  await press('Undo');
  expect((await screen.findAllByText('$400 is not back'))[0]).toBeVisible();
});

test('who takes a confirmation back reads what does not go then, and of no letter that it went (B-913)', async () => {
  const office = await openProposalDesk();
  const { id } = await office.held();
  const confirmed = await office.book(id, { act: 'confirm' });
  const letter = { id: 'a', name: 'Deposit is due', canBeWritten: true };
  const letters = [
    { ...letter, writtenAt: null, goesOn: addDays(officeDay(new Date()), 1) },
    // A mail server may not have taken it yet.
    { ...letter, id: 'b', name: 'Before the trip', writtenAt: new Date().toISOString(), goesOn: null },
  ];
  show(office, { ...confirmed, booking: confirmed.booking && { ...confirmed.booking, letters } });
  await press('Not confirmed after all');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('was to go by itself until the day you confirm it again does not go');
  expect(dialog).not.toHaveTextContent('Before the trip');
  expect(dialog).toHaveTextContent('The enquiry waits for you unless another trip of it is confirmed.');
});

test('who gives a trip back reads that the enquiry is lost unless another trip of it is confirmed (B-913)', async () => {
  const office = await openProposalDesk();
  const { id } = await office.held();
  show(office, await office.book(id, { act: 'confirm' }));
  await press('Give back');
  expect(screen.getByRole('dialog')).toHaveTextContent('lost unless another trip of it is confirmed');
});

test('of what its party had removed itself nothing was removed when it was given back (B-916)', async () => {
  const office = await openProposalDesk();
  const { id } = await office.held();
  const given = await office.book(id, { act: 'give-back', kept: 0, reason: 'Another Ada' });
  const told = (what: string) => ({ id: what, what, at: given.changedAt, by: null, before: null, after: null });
  show(office, { ...given, history: [...given.history, told('details-removed'), told('details-given')] });
  await press('Not given back after all');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('the enquiry, if it is still lost, waits for you.');
  expect(dialog).not.toHaveTextContent('who travels');
});

test('who takes a trip up again reads what is gone: that it is cancelled was written, and who travels is to be told anew (B-916)', async () => {
  const office = await openProposalDesk();
  const { id } = await office.held();
  await office.book(id, { act: 'confirm' });
  const given = await office.book(id, { act: 'give-back', kept: 0, reason: 'Another Ada' });
  const letters = given.booking?.letters.map((letter) => ({ ...letter, writtenAt: given.changedAt })) ?? [];
  const told = { id: 'told', what: 'details-given', at: given.changedAt, by: null, before: null, after: null };
  const proposal = { ...given, history: [...given.history, told] };
  show(office, { ...proposal, booking: given.booking && { ...given.booking, letters } }, [true]);
  await press('Not given back after all');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('It is confirmed, as it was, and the enquiry, if it is still lost, is won.');
  expect(dialog).toHaveTextContent('What was told of who travels was removed when it was given back');
  expect(dialog).toHaveTextContent('Ada Traveller was written that it is cancelled');
  await press('Take it up again');
  expect((await screen.findAllByText('It is confirmed as it was.'))[0]).toBeVisible();
  expect((await office.get(id)).booking).toMatchObject({ stage: 'confirmed', kept: null });
});
