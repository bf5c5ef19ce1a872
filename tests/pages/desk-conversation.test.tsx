import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { Conversation } from '#desk/enquiries/conversation.tsx';
import { EnquiryMails } from '#desk/enquiries/enquiry-mails.tsx';
import { sessionQuery } from '#desk/session/session.query.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { openProposalDesk, receipt } from '#tests/support/proposals/proposal-desk.ts';
import { deskSession } from '#tests/support/trips/read-desk-enquiry.tsx';

/* What was said about an enquiry, as the desk shows it. */

const at = '2026-11-20T10:00:00.000Z';

const answer: DeskEnquiry['answers'][number] = {
  id: 'one',
  kind: 'answer',
  from: 'Ada@mail.example',
  subject: 'Re: July',
  text: 'Yes, the 14th.',
  quoted: '> July is a good month.',
  cut: 123,
  attachments: [{ name: 'passes.pdf', bytes: 300_000 }],
  isHeadOnly: false,
  at,
};

async function show(given: Partial<DeskEnquiry>) {
  const office = await openOffice();
  return showAll({ ...(await office.read<DeskEnquiry>(`/enquiries/${await office.contact()}`)), ...given });
}

function showAll(enquiry: DeskEnquiry) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, deskSession);
  render(
    <QueryClientProvider client={queryClient}>
      <Conversation enquiry={enquiry} />
      <EnquiryMails mails={enquiry.mails} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem');
}

test('an answer is shown with who wrote it, and what of it is in the mailbox alone; what it quotes is folded (B-792)', async () => {
  const along = { ...answer, id: 'two', from: 'charles@mail.example', quoted: '', cut: 0, attachments: [] };
  const [, first, second] = await show({
    answers: [answer, { ...along, at: '2026-11-20T11:00:00.000Z', isHeadOnly: true, text: '' }],
  });
  if (first === undefined || second === undefined) throw new Error('There are two answers.');
  for (const words of [
    'Answer: Re: July',
    'Yes, the 14th.',
    '123 letters more are in the mailbox.',
    'In the mailbox: passes.pdf (293 kB)',
  ]) {
    expect(within(first).getByText(words)).toBeVisible();
  }
  expect(first).toHaveTextContent('Ada Traveller');
  expect(within(first).getByText('> July is a good month.')).not.toBeVisible();
  await userEvent.click(within(first).getByText('What it quotes'));
  expect(within(first).getByText('> July is a good month.')).toBeVisible();
  expect(second).toHaveTextContent('charles@mail.example');
  expect(second).toHaveTextContent('Its text could not be read. Look for it in the mailbox.');
});

test('an absence note is called one (B-792)', async () => {
  await show({ answers: [{ ...answer, kind: 'absence', subject: 'Away' }] });
  expect(screen.getByText('Absence note: Away')).toBeVisible();
});

test('a mail that came back says so, and one that is still tried does (B-793)', async () => {
  const mail = { messageId: 'one', kind: 'reply', attempts: 1, queuedAt: at, dueAt: null, sentAt: at } as const;
  const why = 'There is no such mailbox (550 5.1.1)';
  await show({
    mails: [
      { ...mail, state: 'dead', lastFailure: why },
      { ...mail, messageId: 'two', state: 'sent', lastFailure: 'The mail server asks us to try again later (4.4.1)' },
    ],
  });
  expect(screen.getByText(`Came back: ${why}`)).toBeVisible();
  expect(screen.getByText(/^Sent on .*; still being tried: The mail server asks/)).toBeVisible();
});

test('what became of a trip after the yes stands between the words of its traveller and the office', async () => {
  const office = await openProposalDesk();
  const { id, reference } = await office.held();
  await office.book(id, { act: 'confirm' });
  const { booking } = await office.book(id, receipt(400, '2026-11-30'));
  await office.book(id, { act: 'correct', receiptId: booking?.receipts[0]?.receiptId ?? '' });
  await office.book(id, { act: 'give-back', kept: 120.5, reason: 'She is ill' });
  const items = showAll(await office.read<DeskEnquiry>(`/enquiries/${reference}`)).map((item) => item.textContent);
  const told = ['said yes to version 1', 'confirmed the trip', 'wrote down $400', 'took $400 out', 'keeps $120.50'];
  expect(told.map((words) => items.filter((item) => item.includes(words)).length)).toEqual(told.map(() => 1));
});
