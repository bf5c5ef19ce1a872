import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { rememberForVisit } from '#platform/browser/visit-storage.ts';
import { answering, lineTo } from '#tests/support/site/line-to.ts';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';
import { writeInto } from '#tests/support/site/write-into.ts';

/* How a submit is kept, sent once and shared between tabs: unit/send-enquiry; reloads and closed tabs: e2e/enquiries. */

const user = userEvent.setup();
const sendButton = () => screen.getByRole('button', { name: /^(Send message|Sending\.\.\.|Keep it)/ });
const contactEmail = () => within(screen.getByRole('main')).getByRole('textbox', { name: 'Email' });
const message = () => screen.getByLabelText('Your message');
const telephone = () => screen.getByLabelText('Telephone', { selector: 'input[type=tel]' });

/** Presses the button, once the bot check has passed. */
async function send(): Promise<void> {
  await waitFor(() => expect(sendButton()).toBeEnabled());
  await user.click(sendButton());
}
const sent = () => screen.findByRole('heading', { name: 'We have it' });
const kept = () => screen.findByRole('heading', { name: 'Kept on this device' });

/** The contact page with its form filled in. */
async function openFilledIn(address = '/contact', options: OpenSiteOptions = {}) {
  const site = await openSite(address, options);
  await writeInto(screen.getByLabelText('Your name'), 'Amina Otieno');
  await writeInto(contactEmail(), 'amina@mail.example');
  await writeInto(message(), 'Two adults, six days in July.');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  const stored = () => site.backEnd.store.db.selectFrom('enquiries').selectAll().execute();
  return { ...site, stored };
}

describe('a message', () => {
  test('is stored once, with the first page of the visit, and answered with its reference, which takes the focus (B-528)', async () => {
    rememberForVisit('cameFrom', JSON.stringify({ firstPage: '/faq', referrer: 'www.search.example' }));
    const { stored } = await openFilledIn('/contact?topic=tour&tour=masai-mara-safari');
    expect(localStorage.getItem('draft-contact')).not.toContain('search.example');
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await user.dblClick(sendButton());
    const heading = await sent();
    await waitFor(() => expect(heading).toHaveFocus());
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(screen.getByText(row?.reference ?? 'no reference')).toBeVisible();
    expect(row).toMatchObject({ kind: 'contact', email: 'amina@mail.example' });
    expect(row?.details).toContain('masai-mara-safari');
    expect(JSON.parse(row?.details ?? '{}').cameFrom).toEqual({ firstPage: '/faq', referrer: 'www.search.example' });
    expect(localStorage.getItem('draft-contact')).not.toContain('Amina');
  });

  test('counts as it stands in the fields, also where a program filled them in and told nobody, and another can follow', async () => {
    const { stored } = await openFilledIn();
    const fillSilently = (field: HTMLElement, value: string) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    fillSilently(screen.getByLabelText('Your name'), 'Wanjiku Mwangi');
    fillSilently(message(), 'Four adults, nine days in August.');
    await send();
    await sent();
    const [row] = await stored();
    expect(JSON.stringify(row)).toContain('Wanjiku Mwangi');
    expect(JSON.stringify(row)).toContain('nine days in August');
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('');
    expect(message()).toHaveValue('');
  });

  test('about one seat says what it comes to alone and shared, and carries the choice with the departure (B-296)', async () => {
    const departure = 'new-year-in-the-mara-2026-12-29';
    const { stored } = await openFilledIn(
      `/contact?topic=group&groupTour=new-year-in-the-mara&departure=${departure}&seats=1`,
    );
    expect(await screen.findByText('New Year in the Mara, 29 December 2026, 1 seat')).toBeVisible();
    // 890 sharing, 180 more alone: (890 + 180) × 1.12 + 50, and 890 × 1.12 + 50.
    expect(await screen.findByText('$1,248.40')).toBeVisible();
    expect(screen.getByText('Single supplement')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'I would share' }));
    expect(await screen.findByText('$1,046.80')).toBeVisible();
    expect(screen.queryByText('Single supplement')).toBeNull();
    await send();
    await sent();
    const [row] = await stored();
    expect(JSON.parse(row?.details ?? '{}').context).toMatchObject({
      departureId: departure,
      seats: 1,
      room: 'shared',
      price: { total: 1046.8, singleSupplement: 0 },
    });
  });

  test('loses its subject when that is taken off, and not what was written', async () => {
    const { stored } = await openFilledIn('/contact?topic=tour&tour=masai-mara-safari');
    await user.click(await screen.findByRole('link', { name: /^Not about/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Not about/ })).toBeNull());
    expect(screen.getByLabelText('Your name')).toHaveValue('Amina Otieno');
    await send();
    await sent();
    expect(JSON.stringify(await stored())).not.toContain('masai-mara-safari');
  });
});

describe('a form that is not in order', () => {
  test('says so at once, though the bot check has not run, in a summary one can walk with the keyboard alone (B-132)', async () => {
    await openSite('/contact', {
      network: (request, call) => (request.url.includes('/bot-check/') ? new Promise(() => {}) : call(request)),
    });
    await user.click(screen.getByLabelText('Your name'));
    await user.keyboard('{Enter}');
    const summary = await screen.findByText('4 things need another look');
    await waitFor(() => expect(summary.closest('[role=alert]')).toHaveFocus());
    expect(screen.getByLabelText('Your name')).toBeInvalid();
    expect(contactEmail()).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(message()).toHaveAccessibleDescription(/10 characters at least/);
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(contactEmail()).toHaveFocus();
    await user.keyboard('amina@mail.example');
    expect(contactEmail()).toBeValid();
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
  });

  test('asks those who want a call for a number, with everything else that is wrong, and takes it as people write it', async () => {
    const { stored } = await openFilledIn();
    await user.clear(message());
    await user.click(screen.getByRole('radio', { name: 'By telephone' }));
    await send();
    expect(await screen.findByText('2 things need another look')).toBeVisible();
    expect(telephone()).toBeInvalid();
    await writeInto(message(), 'Two adults, six days in July.');
    await writeInto(telephone(), '+44 (20) 7946-0000');
    await send();
    await sent();
    expect(JSON.stringify(await stored())).toContain('+442079460000');
  });
});

/** What may come in the place of an answer: JSON, or a page. */
function answer(status: number, body: object | string = {}, headers = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  return new Response(text, { status, headers: { 'content-type': type, ...headers } });
}

const markup = '<img src=x onerror="window.hurt=1">';
const ourError = 'Our servers are experiencing issues. Please try again in a few minutes.';
const noSense = 'An unexpected error occurred. Please try again.';

/** How a submit can be refused by whoever answers, and what is read of it. */
const refusals: [what: string, answer: () => Response, words: string][] = [
  ['400', () => answer(400), 'Error: 400'],
  ['401', () => answer(401), noSense],
  ['403', () => answer(403), noSense],
  ['422 in markup', () => answer(422, { message: markup }), markup],
  ['429 with a time', () => answer(429, {}, { 'retry-after': '150' }), 'Please try again in 3 minutes.'],
  ['429', () => answer(429), 'Please try again in a moment.'],
  ['500', () => answer(500, { message: 'x', code: 'internal' }), ourError],
  ['502 as a page', () => answer(502, '<h1>Bad Gateway</h1>'), ourError],
  ['503', () => answer(503, { message: 'x', code: 'unavailable' }), ourError],
  ['JSON that breaks off', () => answer(200, '{"status":'), noSense],
  ['nothing', () => answer(200, ''), noSense],
  ['a page', () => answer(200, '<!doctype html><h1>Sign in'), noSense],
  ['an answer without its fields', () => answer(200, { polluted: true }), noSense],
];

describe('a submit that is refused', () => {
  /** The contact page over a back end that answers the next submits so. */
  async function openRefused(answers: (() => Response)[]) {
    const { network, bodies } = answering('/api/contact', ...answers);
    const site = await openFilledIn('/contact', { network });
    const press = async () => {
      const before = bodies.length;
      await send();
      await waitFor(() => expect(bodies).toHaveLength(before + 1));
    };
    return { ...site, press };
  }

  test('says why, when to try again and how else to reach us, keeps every value, and gets through at last (B-76, B-135)', async () => {
    const { stored, press, container } = await openRefused(refusals.map(([, refuse]) => refuse));
    for (const [what, , words] of refusals) {
      await press();
      await waitFor(() => expect(sendButton()).toHaveTextContent('Send message'));
      const alert = screen.getByText((text) => text.startsWith(words)).closest<HTMLElement>('[role=alert]');
      if (alert === null) throw new Error(`${what} is told in no alert.`);
      await waitFor(() => expect(alert, what).toHaveFocus());
      const chat = within(alert).getByRole('link', { name: 'WhatsApp' });
      expect(chat.getAttribute('href'), what).toContain('July');
      expect(contactEmail(), what).toHaveValue('amina@mail.example');
      expect(message(), what).toHaveValue('Two adults, six days in July.');
      expect(container.querySelector('img[src="x"]'), what).toBeNull();
    }
    await press();
    await sent();
    expect(await stored()).toHaveLength(1);
  });

  test('by field has the server’s words beside the field; for its token the verification is asked for again', async () => {
    const { stored, press } = await openRefused([
      () => answer(422, { message: 'No.', code: 'invalid', errors: { email: ['This address cannot receive mail.'] } }),
      () => answer(422, { message: 'No.', code: 'bot_check_failed' }),
    ]);
    await press();
    await waitFor(() => expect(contactEmail()).toHaveAccessibleDescription('This address cannot receive mail.'));
    expect(screen.getByText('One thing needs another look').closest('[role=alert]')).toHaveFocus();
    await press();
    await press();
    await sent();
    expect(await stored()).toHaveLength(1);
  });
});

test('a draft is there again on the next visit, without the agreement, and can be thrown away', async () => {
  const first = await openFilledIn();
  first.unmount();
  await openSite('/contact');
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Amina Otieno'));
  expect(screen.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Start with an empty form' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('');
  expect(localStorage.getItem('draft-contact')).toBeNull();
});

/** What the browser says once there is a network again. */
function backOnline(line: { isCut: boolean }): void {
  line.isCut = false;
  onlineManager.setOnline(true);
}

describe('without a network', () => {
  test('a submit is kept, said plainly, taken back and changed, and sent once the network returns, which is told on any page', async () => {
    const line = lineTo('/api/contact', true);
    const { stored, router } = await openFilledIn('/contact?tour=masai-mara-safari', line);
    await send();
    await kept();
    expect(screen.getByText(/we send it when you are online/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take it back and change it' }));
    expect(await screen.findByLabelText('Your message')).toHaveValue('Two adults, six days in July.');
    expect(await screen.findByRole('link', { name: /^Not about/ })).toBeVisible();
    await writeInto(message(), ' Or in August.');
    await send();
    await kept();
    expect(await stored()).toHaveLength(0);
    await router.navigate({ to: '/faq' });
    expect(
      await screen.findByText('Your message is kept on this device; we send it when you are online.'),
    ).toBeVisible();
    backOnline(line);
    expect(await screen.findByText('Your message was sent. Your reference:')).toBeVisible();
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.details).toContain('Or in August.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Your message was sent. Your reference:')).toBeNull();
  });

  test('an answer that was lost is asked for again: one row, one reference (B-136)', async () => {
    const line: { isCut: boolean } = { isCut: true };
    const { stored } = await openFilledIn('/contact', {
      network: async (request, call) => {
        const response = await call(request);
        if (line.isCut && request.url.endsWith('/api/contact')) throw new TypeError('Failed to fetch');
        return response;
      },
    });
    await send();
    await kept();
    backOnline(line);
    await sent();
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(screen.getByText(rows[0]?.reference ?? 'no reference')).toBeVisible();
  });
});

test.each([
  ['/contact?search=gorillas', 'Search for “gorillas”'],
  ['/contact?topic=feedback&report=4f5e&page=/tour/x', 'A failure on /tour/x (4f5e)'],
  ['/contact?activity=gorilla-trekking', 'Gorilla Trekking'],
])('%s says what the message is about', async (address, words) => {
  await openSite(address);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a tour that does not exist is not named', async () => {
  await openSite('/contact?tour=no-such-tour');
  await waitFor(() => expect(screen.queryByText(/^About:/)).toBeNull());
});
