import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Site } from '#src/site.tsx';
import { openProposalPage, refusal } from '#tests/support/proposals/proposal-office.ts';
import { newerToken, sampleToken, sampleView } from '#tests/support/proposals/sample-proposal.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { writeInto } from '#tests/support/site/write-into.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), toFake: ['Date'] }));

const decision = () => screen.getByRole('region', { name: /hold|held|stands/i });
const holdButton = () => screen.findByRole('button', { name: 'Yes, please hold it' });

async function openHoldForm(...given: Parameters<typeof openProposalPage>) {
  const site = await openProposalPage(...given);
  const user = userEvent.setup();
  await user.click(await holdButton());
  return { ...site, user };
}

test('the tour’s page is the traveller’s trip: whose, when, from whom, until when, and what it costs line by line (B-695)', async () => {
  const { calls } = await openProposalPage();
  expect(await screen.findByText('Your trip, 4 to 6 August 2027, for 2 adults and 1 child (8)')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maasai Mara Safari');
  expect(screen.getByText('These dates and this price stand until Friday 4 December, in 6 days.')).toBeVisible();
  expect(screen.queryByText(/opened/)).toBeNull();
  expect(screen.getByText('Wanjiru Kamau')).toBeVisible();
  expect(screen.getByText('Example')).toBeVisible();
  expect(screen.getByText(/^Dear Amina,/)).toHaveTextContent(/^Dear Amina, this is the trip/);
  expect(calls[0]).toEqual({ path: '/proposal', body: { token: sampleToken, isVisit: false } });

  const ours = within(screen.getByRole('table', { name: 'Paid to us, in US dollars' }));
  const rows = ours.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Maasai Mara Safari, 3 days3 × $1,240$3,720.00',
    'Balloon safari3 × $480$1,440.00',
    'Acacia House, Garden room1 night × $210$210.00',
    'Airport transfer at night$45.00',
    'DiscountYou travel with us for the second time-$150.00',
    'Tax 16 %$842.40',
    'Booking fee$35.00',
    'Our price, all of it$2,047.47 for each of the 3 of you$6,142.40',
  ]);
  const others = within(screen.getByRole('table', { name: 'Paid to others on the way, not to us' }));
  expect(others.getByRole('row', { name: /^Maasai Mara National Reserve/ })).toHaveTextContent(
    'to Narok County, checked 2 November 2026',
  );
  expect(screen.getByText('$7,192.40 to $7,252.40')).toBeVisible();
  expect(screen.getByText('by Friday 11 December')).toBeVisible();
  expect(screen.getByRole('row', { name: 'from Sunday 6 June 2027 50 %, $3,071.20' })).toBeVisible();
});

test('it was sent on the day it was in Nairobi', async () => {
  await openProposalPage({ answer: () => Response.json({ ...sampleView(), sentAt: '2026-11-26T22:30:00.000Z' }) });
  expect(await screen.findByText(/^Version 1, sent on Friday 27 November\.$/)).toBeVisible();
});

test('addresses in what the office wrote are links, without the full stop behind them, and nothing else is', async () => {
  const offer = {
    words: 'The map: https://maps.example/mara?x=1, and javascript:alert(1)',
    terms: 'Our terms (https://www.umbrellathorn.example/terms-and-conditions).\n<b>As sent.</b>',
  };
  await openProposalPage({ answer: () => Response.json(sampleView({ offer })) });
  const map = await screen.findByRole('link', { name: 'https://maps.example/mara?x=1' });
  expect(map).toHaveAttribute('href', 'https://maps.example/mara?x=1');
  expect(map.closest('blockquote')).toHaveTextContent(offer.words);
  const terms = screen.getByRole('region', { name: 'Terms' });
  expect(within(terms).getByRole('link')).toHaveAttribute(
    'href',
    'https://www.umbrellathorn.example/terms-and-conditions',
  );
  expect(terms).toHaveTextContent('terms-and-conditions). <b>As sent.</b>');
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
});

test('nothing of what everybody pays is on the page, and nothing of it comes before the trip does (B-696)', async () => {
  let showTrip = () => {};
  const gate = new Promise<void>((resolve) => {
    showTrip = resolve;
  });
  await openProposalPage({ answer: () => gate.then(() => Response.json(sampleView())) });
  expect(await screen.findByRole('heading', { name: 'Your trip is on its way' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
  showTrip();
  await holdButton();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
});

test('a finished page knows of no proposal: it is rendered as everybody’s (B-696)', async () => {
  const { router } = await openProposalPage();
  const page = renderToString(<Site router={router} />);
  expect(page.includes('Make it yours')).toBe(true);
  expect(page.includes('Your trip, ')).toBe(false);
});

test('a page without a proposal asks for none (B-696)', async () => {
  const { requests } = await openSite('/tour/masai-mara-safari#days');
  expect(requests.filter((path) => path.startsWith('/proposal'))).toEqual([]);
});

test('one press, a name and another press: it is held once the office has said so (B-697)', async () => {
  let letGo = () => {};
  const pressedTwice = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  const { user, calls } = await openHoldForm({
    answer: ({ path }) => (path === '/proposal/hold' ? pressedTwice : undefined),
  });
  const name = screen.getByRole('textbox', { name: 'Your name' });
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Amina Otieno');
  expect(decision()).toHaveTextContent(
    'I agree to Maasai Mara Safari, 4 to 6 August 2027, for 2 adults and 1 child (8), at $6,142.40 in all, and to the terms on this page.',
  );
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Hold it for me' }));
  expect(await screen.findByText('Please enter your name.')).toBeVisible();
  expect(name).toHaveFocus();
  await user.paste('Amina Otieno');
  await user.dblClick(screen.getByRole('button', { name: 'Hold it for me' }));
  expect(screen.queryByText(/asked us to hold it/)).toBeNull();
  letGo();
  expect(
    await screen.findByText(
      /^Amina Otieno asked us to hold it on 28 November 2026, 12:30 in Nairobi, for \$6,142\.40\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Your seats are kept until 2 December 2026, 12:30 in Nairobi.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'This trip is held for you' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Yes, please hold it' })).toBeNull();
  const holds = calls.filter(({ path }) => path === '/proposal/hold');
  expect(holds.map(({ body }) => body)).toEqual([
    { token: sampleToken, name: 'Amina Otieno', total: 6142.4, clientRequestId: expect.any(String) },
  ]);
});

test('a cut network says that nothing is held, keeps the name, and the next press sends the same request (B-697)', async () => {
  let isCut: boolean = true;
  const { user, calls } = await openHoldForm({
    answer: ({ path }) =>
      path === '/proposal/hold' && isCut ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  });
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), ' Kamau');
  await user.click(screen.getByRole('button', { name: 'Hold it for me' }));
  expect(await screen.findByText(/^Nothing is held yet: we could not reach our office\./)).toBeVisible();
  expect(screen.queryByText(/asked us to hold it/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Amina Otieno Kamau');
  isCut = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Amina Otieno Kamau asked us to hold it/)).toBeVisible();
  const ids = calls.filter(({ path }) => path === '/proposal/hold').map(({ body }) => body.clientRequestId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a refusal stands in the office’s words, and the page is asked for anew without counting it (B-697)', async () => {
  let isRefused = false;
  const { user, calls } = await openHoldForm({
    answer: ({ path, body }) => {
      if (path !== '/proposal/hold')
        return isRefused && !body.isVisit ? Response.json(sampleView({ state: 'withdrawn' })) : undefined;
      isRefused = true;
      return refusal(409, 'conflict', 'The last seats have just gone.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Hold it for me' }));
  const told = await screen.findByText('The last seats have just gone.');
  await waitFor(() => expect(told).toHaveFocus());
  expect(await screen.findByText('We have taken this offer back')).toBeVisible();
  expect(screen.getByText('The last seats have just gone.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hold it for me' })).toBeNull();
  expect(calls.filter(({ path, body }) => path === '/proposal' && !body.isVisit)).toHaveLength(2);
});

test('an old link says that there is a newer version, what has changed, and opens it with a press (B-698)', async () => {
  const second = sampleView({
    number: 2,
    offer: {
      startDate: '2027-08-05',
      endDate: '2027-08-07',
      total: 5992.4,
      lines: sampleView().offer.lines.slice(0, 3),
    },
  });
  const { calls, router } = await openProposalPage({
    views: { [sampleToken]: sampleView({ newer: { number: 2, token: newerToken } }), [newerToken]: second },
  });
  expect(await screen.findByText('There is a newer version of this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, please hold it' })).toBeNull();
  const changes = within(await screen.findByRole('table', { name: 'What has changed' }));
  expect(changes.getByRole('row', { name: /^Dates/ })).toHaveTextContent('4 to 6 August 2027now: 5 to 7 August 2027');
  expect(changes.getByRole('row', { name: /^Our price/ })).toHaveTextContent('$6,142.40now: $5,992.40');
  expect(changes.getByRole('row', { name: /^Airport transfer at night/ })).toHaveTextContent('$45.00now: not in it');
  expect(changes.queryByRole('row', { name: /^Balloon safari/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open version 2' }));
  expect(await holdButton()).toBeVisible();
  expect(screen.getByText('Your trip, 5 to 7 August 2027, for 2 adults and 1 child (8)')).toBeVisible();
  expect(router.state.location.hash).toBe(`proposal=${newerToken}`);
  const asked = calls.filter(({ body }) => !body.isVisit).map(({ body }) => body.token === newerToken);
  expect(asked).toEqual([false, true, true]);
});

test('it is counted as opened once it was before somebody’s eyes for two seconds on end, and not again (B-695)', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const { calls } = await openProposalPage({
    answer: ({ body }) => Response.json(sampleView({ opened: body.isVisit ? 1 : 0 })),
  });
  await holdButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const visits = () => calls.filter(({ body }) => body.isVisit).length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  turn('visible');
  await act(() => vi.advanceTimersByTimeAsync(1500));
  turn('hidden');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  turn('visible');
  await act(() => vi.advanceTimersByTimeAsync(1500));
  turn('hidden');
  expect(visits()).toBe(0);
  vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), toFake: ['Date'] });
  turn('visible');
  await expect.poll(visits).toBe(1);
});

test('what is over says so kindly and can still be read and asked about (B-698)', async () => {
  const offer = { validUntil: '2026-11-20' };
  await openProposalPage({ views: { [sampleToken]: sampleView({ state: 'expired', offer }) } });
  expect(await screen.findByText('This offer stood until Friday 20 November')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, please hold it' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Paid to us, in US dollars' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask for it again' }));
  expect(screen.getByRole('region', { name: 'Anything you would like to know?' })).toHaveFocus();
});

test('a link that leads to nothing says so, with a person to reach, above the tour as everybody has it (B-698)', async () => {
  const { unmount } = await openProposalPage({ views: {} });
  expect(await screen.findByText('We cannot find the trip this link leads to.')).toBeVisible();
  expect(screen.getAllByRole('list', { name: 'Other ways to reach us' })[0]).toBeVisible();
  expect(screen.getByRole('region', { name: 'Price' })).toBeVisible();
  unmount();
  const { requests } = await openSite('/tour/masai-mara-safari#proposal=short');
  expect(await screen.findByText('We cannot find the trip this link leads to.')).toBeVisible();
  expect(
    requests.filter((path) => path.startsWith('/proposal')),
    'what can be no token',
  ).toEqual([]);
});

test('a call that fails says what the network’s failure is called, and can be made again (B-698)', async () => {
  let isCut: boolean = true;
  await openProposalPage({ answer: () => (isCut ? Promise.reject(new TypeError('Failed to fetch')) : undefined) });
  expect(await screen.findByText('Connection Problem')).toBeVisible();
  expect(screen.getByText('Please check your internet connection and try again')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Price' })).toBeNull();
  isCut = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await holdButton()).toBeVisible();
});

test('a question is sent, stands among those asked, and its draft is cleared', async () => {
  const { calls } = await openProposalPage();
  const user = userEvent.setup();
  const question = await screen.findByRole('textbox', { name: 'Your question' });
  await writeInto(question, 'Can he sit in front?');
  expect(localStorage.getItem('draft-proposal-question')).toContain('Can he sit in front?');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  expect(await screen.findByText('Sent. The answer comes to you by mail.')).toBeVisible();
  const asked = within(screen.getByRole('region', { name: 'What you have asked' }));
  expect(asked.getByText('Can he sit in front?')).toBeVisible();
  expect(question).toHaveValue('');
  expect(localStorage.getItem('draft-proposal-question') ?? '').not.toContain('Can he sit');
  expect(calls).toContainEqual({
    path: '/proposal/question',
    body: { token: sampleToken, text: 'Can he sit in front?', clientRequestId: expect.any(String) },
  });
});

test('a question begun is there again; one that could not be sent stays written (B-697)', async () => {
  const first = await openProposalPage({
    answer: ({ path }) =>
      path === '/proposal/question' ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  });
  const user = userEvent.setup();
  await writeInto(await screen.findByRole('textbox', { name: 'Your question' }), 'Which shoes?');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  expect(await screen.findByText(/^It has not been sent yet: we could not reach our office/)).toBeVisible();
  first.unmount();
  await openProposalPage();
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveValue('Which shoes?');
});

test('going to a part of the page keeps the trip and its address; the plain address is the tour’s own page again', async () => {
  const { router } = await openProposalPage();
  await holdButton();
  await router.navigate({ to: '.', hash: 'main' });
  expect(await holdButton()).toBeVisible();
  await waitFor(() => expect(router.state.location.hash).toBe(`proposal=${sampleToken}`));
  await router.navigate({ to: '.', hash: '' });
  expect(await screen.findByRole('region', { name: 'Price' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, please hold it' })).toBeNull();
});

test('a tour that is offered no more: what was proposed can still be read (B-695)', async () => {
  const tour = { kind: 'tour' as const, slug: 'a-tour-of-the-past', name: 'A tour of the past' };
  await openProposalPage({ views: { [sampleToken]: sampleView({ offer: { tour } }) } }, '/tour/a-tour-of-the-past');
  expect(await screen.findByText('Your trip, 4 to 6 August 2027, for 2 adults and 1 child (8)')).toBeVisible();
});
