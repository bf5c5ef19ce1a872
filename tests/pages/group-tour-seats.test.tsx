import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/open-site.tsx';

const address = '/group-tour/amboseli-elephant-weekend';
const focus = () => window.dispatchEvent(new Event('visibilitychange'));

test('seats come with the page and say when they were checked', async () => {
  const { requests } = await openSite(address);
  expect((await screen.findAllByText(/^checked \d\d:\d\d$/)).length).toBeGreaterThan(0);
  expect(requests.filter((request) => request.includes('availability'))).toEqual([]);
});

test('coming back to the page checks the seats again', async () => {
  const { requests } = await openSite(address);
  await screen.findAllByText(/^checked/);
  focus();
  await expect.poll(() => requests.filter((request) => request.includes('availability')).length).toBe(6);
});

test('seats that could not be checked are neither promised nor refused', async () => {
  await openSite(address, {
    network: (request, send) =>
      request.url.includes('availability') ? Promise.reject(new TypeError('Failed to fetch')) : send(request),
  });
  await screen.findAllByText(/^checked/);
  focus();
  const couldNotCheck = /Unable to check current availability/;
  await expect.poll(() => screen.queryAllByText(couldNotCheck).length).toBe(6);
  expect(screen.getAllByText(couldNotCheck)[0]).not.toHaveTextContent(/\b0 of|Available/);
});

test('a status in the list is one of the agreed words', async () => {
  await openSite('/group-tours');
  const badges = await screen.findAllByText(/^(Available|Limited|Guaranteed to run|On request|Waiting list|Sold out)$/);
  expect(badges.length).toBeGreaterThanOrEqual(6);
});
