import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { rememberForVisit } from '#platform/browser/visit-storage.ts';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';

const sendButton = () => screen.getByRole('button', { name: /^(Send message|Sending\.\.\.|Keep it)/ });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

interface Network {
  isUp: boolean;
}

afterEach(() => onlineManager.setOnline(true));

/** The contact page with its form filled in and its bot check passed. */
async function openFilledIn(address = '/contact', options: OpenSiteOptions = {}) {
  const site = await openSite(address, options);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name'), 'Amina Otieno');
  await user.type(contactEmail(), 'amina@mail.example');
  await user.type(screen.getByLabelText('Your message'), 'Two adults, six days in July.');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await waitFor(() => expect(sendButton()).toBeEnabled());
  const stored = () => site.backEnd.store.db.selectFrom('enquiries').selectAll().execute();
  return { ...site, user, stored };
}

const contactEmail = () => within(screen.getByRole('main')).getByRole('textbox', { name: 'Email' });

describe('a message', () => {
  test('is stored once and answered with its reference, which takes the focus', async () => {
    const { user, stored } = await openFilledIn('/contact?topic=tour&tour=masai-mara-safari');
    await user.dblClick(sendButton());
    const heading = await screen.findByRole('heading', { name: 'It is with us' });
    await waitFor(() => expect(heading).toHaveFocus());
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(screen.getByText(rows[0]?.reference ?? 'no reference')).toBeVisible();
    expect(rows[0]).toMatchObject({ kind: 'contact', email: 'amina@mail.example' });
    expect(JSON.stringify(rows[0])).toContain('masai-mara-safari');
    expect(localStorage.getItem('draft-contact')).not.toContain('Amina');
  });

  test('carries the first page of the visit, which is no part of what is kept as a draft (B-528)', async () => {
    rememberForVisit('cameFrom', JSON.stringify({ firstPage: '/faq', referrer: 'www.search.example' }));
    const { user, stored } = await openFilledIn();
    expect(localStorage.getItem('draft-contact')).not.toContain('search.example');
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    const [row] = await stored();
    expect(JSON.parse(row?.details ?? '{}').cameFrom).toEqual({ firstPage: '/faq', referrer: 'www.search.example' });
  });

  test('counts as it stands in the fields, also where a program filled them in and told nobody', async () => {
    const { user, stored } = await openFilledIn();
    const fillSilently = (field: HTMLElement, value: string) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    fillSilently(screen.getByLabelText('Your name'), 'Wanjiku Mwangi');
    fillSilently(screen.getByLabelText('Your message'), 'Four adults, nine days in August.');
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    const [row] = await stored();
    expect(JSON.stringify(row)).toContain('Wanjiku Mwangi');
    expect(JSON.stringify(row)).toContain('nine days in August');
  });

  test('can be followed by another one', async () => {
    const { user } = await openFilledIn();
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Write another message' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('');
    expect(screen.getByLabelText('Your message')).toHaveValue('');
  });

  test('about a departure carries its day and its seats', async () => {
    const { user, stored } = await openFilledIn(
      '/contact?topic=group&groupTour=new-year-in-the-mara&departure=new-year-in-the-mara-2026-12-29&seats=3',
    );
    expect(await screen.findByText('New Year in the Mara, 29 December 2026, 3 seats')).toBeVisible();
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    const [row] = await stored();
    expect(JSON.stringify(row)).toMatch(/new-year-in-the-mara-2026-12-29/);
    expect(JSON.stringify(row)).toMatch(/\\?"seats\\?":3/);
  });

  test('about one seat says what it comes to alone and shared, and carries the choice (B-296)', async () => {
    const { user, stored } = await openFilledIn(
      '/contact?topic=group&groupTour=new-year-in-the-mara&departure=new-year-in-the-mara-2026-12-29&seats=1',
    );
    // 890 sharing, 180 more alone: (890 + 180) × 1.12 + 50, and 890 × 1.12 + 50.
    expect(await screen.findByText('$1,248.40')).toBeVisible();
    expect(screen.getByText('Single supplement')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'I would share' }));
    expect(await screen.findByText('$1,046.80')).toBeVisible();
    expect(screen.queryByText('Single supplement')).toBeNull();
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    const [row] = await stored();
    expect(JSON.parse(row?.details ?? '{}').context).toMatchObject({
      seats: 1,
      room: 'shared',
      price: { total: 1046.8, singleSupplement: 0 },
    });
  });

  test('loses its subject when that is taken off, and not what was written', async () => {
    const { user, stored } = await openFilledIn('/contact?topic=tour&tour=masai-mara-safari');
    await user.click(await screen.findByRole('link', { name: /^Not about/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Not about/ })).toBeNull());
    expect(screen.getByLabelText('Your name')).toHaveValue('Amina Otieno');
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    expect(JSON.stringify(await stored())).not.toContain('masai-mara-safari');
  });
});

describe('a form that is not in order', () => {
  test('says so in a summary that takes the focus, and beside each field', async () => {
    await openSite('/contact');
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Your name'));
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    const summary = await screen.findByText('4 things need another look');
    await waitFor(() => expect(summary.closest('[role=alert]')).toHaveFocus());
    expect(contactEmail()).toBeInvalid();
    expect(contactEmail()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription(/10 characters at least/);
    await user.click(screen.getByRole('link', { name: 'Please enter a valid email address.' }));
    expect(contactEmail()).toHaveFocus();
    await user.type(contactEmail(), 'amina@mail.example');
    expect(contactEmail()).toBeValid();
  });

  test('asks for a telephone number from those who want a call, with everything else that is wrong', async () => {
    await openSite('/contact');
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Telephone' }));
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    expect(await screen.findByText('5 things need another look')).toBeVisible();
    expect(screen.getByLabelText('Telephone', { selector: 'input[type=tel]' })).toBeInvalid();
  });

  test('takes a number as people write it', async () => {
    const { user, stored } = await openFilledIn();
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.type(screen.getByLabelText('Telephone', { selector: 'input[type=tel]' }), '+44 (20) 7946-0000');
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    expect(JSON.stringify(await stored())).toContain('+442079460000');
  });
});

describe('a submit that is refused', () => {
  const answering = (body: object, init: ResponseInit): OpenSiteOptions => ({
    network: async (request, send) =>
      request.url.endsWith('/api/contact') ? Response.json(body, init) : send(request),
  });

  test('by field puts the server’s words beside the field and keeps every value', async () => {
    const refusal = { message: 'No.', code: 'invalid', errors: { email: ['This address cannot receive mail.'] } };
    const { user } = await openFilledIn('/contact', answering(refusal, { status: 422 }));
    await user.click(sendButton());
    await waitFor(() => expect(contactEmail()).toHaveAccessibleDescription('This address cannot receive mail.'));
    expect(screen.getByText('One thing needs another look').closest('[role=alert]')).toHaveFocus();
    expect(screen.getByLabelText('Your message')).toHaveValue('Two adults, six days in July.');
  });

  test.each([
    [429, { 'retry-after': '150' }, 'too_many_requests', /Please try again in 3 minutes\./],
    [429, {}, 'too_many_requests', /Please try again in a moment\./],
    [503, {}, 'unavailable', /Our servers are experiencing issues/],
    [500, {}, 'internal', /Our servers are experiencing issues/],
  ])(
    'with %s %o says when to try again, how else to reach us, and keeps every value (B-135)',
    async (status, headers, code, words) => {
      const { user } = await openFilledIn('/contact', answering({ message: 'x', code }, { status, headers }));
      await user.click(sendButton());
      const alert = (await screen.findByText(words)).closest<HTMLElement>('[role=alert]');
      if (alert === null) throw new Error('The refusal is no alert.');
      await waitFor(() => expect(alert).toHaveFocus());
      expect(within(alert).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        expect.stringContaining('July'),
      );
      expect(screen.getByLabelText('Your message')).toHaveValue('Two adults, six days in July.');
    },
  );

  test('for its token asks for the verification again, and the next submit goes through', async () => {
    let refusals = 0;
    const { user, stored } = await openFilledIn('/contact', {
      network: async (request, send) => {
        if (!request.url.endsWith('/api/contact') || refusals > 0) return send(request);
        refusals += 1;
        return Response.json({ message: 'No.', code: 'bot_check_failed' }, { status: 422 });
      },
    });
    await user.click(sendButton());
    await waitFor(() => expect(refusals).toBe(1));
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'It is with us' });
    expect(await stored()).toHaveLength(1);
  });
});

describe('a draft', () => {
  test('is there again on the next visit, without the agreement, and can be thrown away', async () => {
    const first = await openFilledIn();
    first.unmount();
    await openSite('/contact');
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Amina Otieno'));
    expect(screen.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
    await first.user.click(screen.getByRole('button', { name: 'Start with an empty form' }));
    expect(screen.getByLabelText('Your name')).toHaveValue('');
    expect(localStorage.getItem('draft-contact')).toBeNull();
  });
});

describe('without a network', () => {
  test('a submit is stored, said plainly, and sent once when the network returns', async () => {
    const network: Network = { isUp: true };
    const { user, stored } = await openFilledIn('/contact', {
      network: (request, send) => (network.isUp ? send(request) : unreachable()),
    });
    network.isUp = false;
    await user.click(sendButton());
    expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeVisible();
    expect(screen.getByText(/we send it when you are online/)).toBeVisible();
    expect(await stored()).toHaveLength(0);
    network.isUp = true;
    onlineManager.setOnline(true);
    expect(await screen.findByRole('heading', { name: 'It is with us' })).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });

  test('an answer that was lost is asked for again: one row, one reference', async () => {
    const network: Network = { isUp: false };
    const { user, stored } = await openFilledIn('/contact', {
      network: async (request, send) => {
        const answer = await send(request);
        if (!network.isUp && request.url.endsWith('/api/contact')) return unreachable();
        return answer;
      },
    });
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'Kept on this device' });
    network.isUp = true;
    onlineManager.setOnline(true);
    await screen.findByRole('heading', { name: 'It is with us' });
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(screen.getByText(rows[0]?.reference ?? 'no reference')).toBeVisible();
  });

  test('what is stored can be taken back and changed, with what it is about', async () => {
    const network: Network = { isUp: true };
    const { user } = await openFilledIn('/contact?tour=masai-mara-safari', {
      network: (request, send) => (network.isUp ? send(request) : unreachable()),
    });
    network.isUp = false;
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: 'Take it back and change it' }));
    expect(await screen.findByLabelText('Your message')).toHaveValue('Two adults, six days in July.');
    expect(await screen.findByRole('link', { name: /^Not about/ })).toBeVisible();
  });

  test('on another page the news comes as a notice with the reference', async () => {
    const network: Network = { isUp: true };
    const { user, router } = await openFilledIn('/contact', {
      network: (request, send) => (network.isUp || request.method === 'GET' ? send(request) : unreachable()),
    });
    network.isUp = false;
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'Kept on this device' });
    await router.navigate({ to: '/faq' });
    expect(
      await screen.findByText('Your message is kept on this device; we send it when you are online.'),
    ).toBeVisible();
    network.isUp = true;
    onlineManager.setOnline(true);
    expect(await screen.findByText('Your message was sent. Your reference:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your message was sent. Your reference:')).toBeNull();
  });
});

describe('what the address says', () => {
  test.each([
    ['/contact?search=gorillas', 'Search for “gorillas”'],
    ['/contact?topic=feedback&report=4f5e&page=/tour/x', 'A failure on /tour/x (4f5e)'],
    ['/contact?activity=gorilla-trekking', 'Gorilla Trekking'],
  ])('%s is named', async (address, words) => {
    await openSite(address);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a tour that does not exist is not named', async () => {
    await openSite('/contact?tour=no-such-tour');
    await waitFor(() => expect(screen.queryByText(/^About:/)).toBeNull());
  });
});
