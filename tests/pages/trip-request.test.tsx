import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Tour } from '#contract/records/details.ts';
import { lineTo } from '#tests/support/site/line-to.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { writeInto } from '#tests/support/site/write-into.ts';
import { samePrice } from '#tests/support/small-content.ts';
import { testNow } from '#tests/support/test-app.ts';

const mara = '/tour/masai-mara-safari';
const panel = () => screen.findByRole('region', { name: 'Make it yours' });
const click = async (name: string | RegExp) =>
  userEvent.click(await within(await panel()).findByRole('button', { name }));

const form = () => screen.findByRole('form', { name: 'Request this trip' });

/** Says who asks, in a form that is open or opens for it. */
async function fillIn(): Promise<void> {
  if (screen.queryByLabelText('Your name') === null) await click('Request this trip');
  const fields = within(await form());
  await writeInto(fields.getByLabelText('Your name'), 'Amina Otieno');
  await writeInto(fields.getByRole('textbox', { name: 'Email' }), 'amina@example.org');
  await writeInto(fields.getByLabelText(/^Notes/), 'Two rooms, please.');
  await userEvent.click(fields.getByRole('checkbox'));
}

async function send(): Promise<void> {
  await screen.findByText('Security verification passed');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));

test('a trip is asked for once nothing is missing, and the reference and a copy come back', async () => {
  const { requests } = await openSite(mara);
  await click('Add Balloon over the Mara');
  await click('Request this trip');
  await userEvent.click(await screen.findByLabelText('Your name'));
  await send();
  const problems = await within(await panel()).findByRole('alert');
  expect(problems).toHaveFocus();
  expect(within(problems).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please enter your name.');
  expect(requests).not.toContain('/custom-safari-request');
  await fillIn();
  await send();
  expect(await screen.findByRole('heading', { name: 'We have it' })).toBeVisible();
  const copy = within(screen.getByRole('region', { name: 'What you asked for' }));
  expect(copy.getByText('Balloon over the Mara, for 2')).toBeVisible();
  expect(copy.getByText('$2,133.20')).toBeVisible();
  expect(requests.filter((request) => request === '/custom-safari-request')).toHaveLength(1);
});

test('a price that has changed is shown line by line, and sent once it is agreed to (B-121)', async () => {
  const { requests } = await openSite(mara, {
    // The page shows a copy from before the price was raised.
    network: async (request, call) => {
      const answer = await call(request);
      if (!new URL(request.url).pathname.endsWith(mara)) return answer;
      const tour: Tour = await answer.json();
      const cheaper = samePrice(400, 60_000);
      return Response.json({ ...tour, price: 400, prices: { ...tour.prices, seasons: cheaper.seasons } });
    },
  });
  await click('Add Balloon over the Mara');
  await fillIn();
  await send();
  const change = await within(await panel()).findByRole('alert');
  expect(change).toHaveFocus();
  // 400 × 2 + 960 = 1760, 12 % = 211.20; 450 × 2 + 960 = 1860, 12 % = 223.20
  for (const [line, before, now] of [
    ['Tour', '$800.00', '$900.00'],
    ['Activities', '$960.00', '$960.00'],
    ['Tax 12 %', '$211.20', '$223.20'],
    ['Our invoice', '$2,021.20', '$2,133.20'],
  ]) {
    const row = within(change).getByRole('row', { name: new RegExp(`^${line} `) });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([before, now]);
  }
  await screen.findByText('Security verification passed');
  await userEvent.click(screen.getByRole('button', { name: 'Agree to $2,133.20 and send' }));
  expect(await screen.findByRole('heading', { name: 'We have it' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What you asked for' })).getByText('$2,133.20')).toBeVisible();
  expect(requests.filter((request) => request === '/custom-safari-request')).toHaveLength(2);
});

test('a day the server can no longer arrange is said beside that day', async () => {
  await openSite(mara, { clock: () => new Date('2027-01-10T09:00:00Z') });
  const day = within(await panel()).getByLabelText('First day');
  await userEvent.type(day, '2027-01-05');
  await fillIn();
  await send();
  const words = 'The earliest day we can arrange is 2027-01-12.';
  expect(await screen.findByRole('link', { name: words })).toBeVisible();
  await waitFor(() => expect(day).toHaveAccessibleDescription(words));
  await userEvent.click(screen.getByRole('link', { name: words }));
  expect(day).toHaveFocus();
  await userEvent.clear(day);
  await userEvent.type(day, '2027-02-05');
  expect(day).not.toHaveAccessibleDescription(words);
});

test('a request that is taken back brings its trip and its words back', async () => {
  await openSite(mara, lineTo('/custom-safari-request', true));
  await click('Add Balloon over the Mara');
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Kept on this device' });
  await click('Start over');
  await click('Take it back and change it');
  await waitFor(() => expect(screen.getByDisplayValue('Amina Otieno')).toBeVisible());
  expect(within(await panel()).getByText('Balloon over the Mara, for 2')).toBeVisible();
});
