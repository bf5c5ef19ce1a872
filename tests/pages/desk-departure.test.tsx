import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { DepartureParty, DeskDepartureDetail, PartyStanding } from '#contract/desk/departures.ts';
import { LetterPanel } from '#desk/departures/letter-form.tsx';
import { PartyList } from '#desk/departures/party-list.tsx';
import { createDeskRouter } from '#desk/router.tsx';
import { newYear, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { openProposalDesk, type ProposalDesk } from '#tests/support/proposals/proposal-desk.ts';

/* A departure, as the desk shows it. */

/** With parties of these names that asked for seats. */
async function departureOf(office: ProposalDesk, ...names: string[]): Promise<DeskDepartureDetail> {
  for (const name of names) await office.contact({ name, email: `${name}@mail.example`, context: seatsContext(1) });
  return office.read<DeskDepartureDetail>(`/departures/${newYear}`);
}

/** Shows it; gives how it is shown otherwise, and how it is left. */
function show(node: ReactNode) {
  const queryClient = new QueryClient();
  const router = createDeskRouter(queryClient);
  const around = (children: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(around(node));
  return { again: (next: ReactNode) => rerender(around(next)), unmount };
}

const standing = (detail: DeskDepartureDetail, standings: Record<string, PartyStanding>): DeskDepartureDetail => ({
  ...detail,
  parties: detail.parties.map((party): DepartureParty => ({ ...party, standing: standings[party.name] ?? 'asked' })),
});

const openLetter = () => userEvent.click(screen.getByRole('button', { name: 'Write to everybody' }));
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name},`) });

test('a letter is for those who travel, and for whom the office picks, whatever becomes of them meanwhile', async () => {
  const detail = await departureOf(await openProposalDesk(), 'Ada', 'Ben', 'Cleo');
  const { again } = show(<LetterPanel {...standing(detail, { Ada: 'held', Cleo: 'won' })} />);
  await openLetter();
  expect([box('Ada'), box('Ben'), box('Cleo')].map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    false,
    false,
  ]);
  await userEvent.click(box('Ada'));
  await userEvent.click(box('Ben'));
  again(<LetterPanel {...standing(detail, { Ben: 'held', Cleo: 'won' })} />);
  expect(box('Ada')).not.toBeChecked();
  expect(box('Ben')).toBeChecked();
  const departure = { ...detail.departure, state: 'cancelled' as const };
  again(
    <LetterPanel
      {...standing(detail, { Cleo: 'won' })}
      departure={departure}
      letter={{ subject: 'It is cancelled', text: '' }}
    />,
  );
  expect(box('Cleo')).toBeChecked();
});

test('a letter that is half written stays when the date is closed, and is there after a reload', async () => {
  const detail = await departureOf(await openProposalDesk(), 'Ada');
  const { again, unmount } = show(<LetterPanel {...detail} />);
  await openLetter();
  await userEvent.type(screen.getByLabelText('Subject'), 'Where we meet');
  const closed = { ...detail, departure: { ...detail.departure, state: 'closed' as const } };
  again(<LetterPanel {...closed} />);
  expect(screen.getByLabelText('Subject')).toHaveValue('Where we meet');
  unmount();
  show(<LetterPanel {...closed} />);
  await openLetter();
  expect(screen.getByLabelText('Subject')).toHaveValue('Where we meet');
});

test('seats are held with one press for who has none, and not beside those of a booking (B-870)', async () => {
  const office = await openProposalDesk();
  await office.held();
  // The booking's own have run out.
  office.time.now = new Date('2026-12-13T09:00:00Z');
  const { departure, parties } = await departureOf(office, 'Ben');
  expect(parties.map(({ name, standing: how }) => [name, how]).toSorted()).toEqual([
    ['Ada Traveller', 'asked'],
    ['Ben', 'asked'],
  ]);
  show(<PartyList departure={departure} parties={parties} />);
  const holding = screen.getAllByRole('button', { name: /^Hold / });
  expect(holding.map(({ textContent }) => textContent)).toEqual(['Hold 1 seat for two days (Ben)']);
});
