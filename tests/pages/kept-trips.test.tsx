import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { sweepTrips } from '#platform/kept-trips.ts';
import { type Office, openProposalPage, openSharedPage, refusal } from '#tests/support/proposals/proposal-office.ts';
import {
  newerToken,
  sampleHeld,
  sampleShared,
  sampleToken,
  sampleView,
  sharedToken,
} from '#tests/support/proposals/sample-proposal.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T08:00:00Z'), toFake: ['Date'] }));

const agreed = sampleView({
  state: 'held',
  held: sampleHeld,
  shared: sharedToken,
  newer: { number: 2, token: newerToken },
});
const unreachable: Partial<Office> = { answer: () => Promise.reject(new TypeError('Failed to fetch')) };

/** The trip is opened, and the page left. */
async function visit(view: ProposalView): Promise<void> {
  await openProposalPage({ views: { [sampleToken]: view } });
  await screen.findByRole('heading', { level: 1, name: 'Maasai Mara Safari' });
}

/** The next visit, in another page view. */
async function visitAgain(office: Partial<Office>) {
  cleanup();
  return openProposalPage(office);
}

test('a trip that was agreed to opens without a network as it was kept, and the secret of its link is not kept (B-858)', async () => {
  await visit(agreed);
  await waitFor(() => expect(readStored('keptTrips')).toContain('Balloon safari'));
  expect(readStored('keptTrips')).not.toContain('5ec2e7');
  await visitAgain(unreachable);
  expect(
    await screen.findByText(
      'We cannot be reached now. This is your trip as it was kept on this device on Saturday 28 November 2026 at 11:00, Nairobi time.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nairobi to the Mara' })).toBeVisible();
  expect(screen.getAllByText('$6,142.40')[0]).toBeVisible();
});

test('taken off a device it opens there no more without a network, until it is kept again (B-858)', async () => {
  const user = userEvent.setup();
  await visit(agreed);
  await user.click(await screen.findByRole('button', { name: 'Take it off this device' }));
  expect(await screen.findByText('It is not kept on this device.')).toBeVisible();
  expect(readStored('keptTrips')).not.toContain('Balloon safari');
  await visitAgain(unreachable);
  expect(await screen.findByRole('heading', { name: 'Your trip could not be fetched' })).toBeVisible();
  await visitAgain({ views: { [sampleToken]: agreed } });
  await user.click(await screen.findByRole('button', { name: 'Keep it on this device' }));
  await waitFor(() => expect(readStored('keptTrips')).toContain('Balloon safari'));
});

test('what is only offered is not kept, and what was given back, the office has no more, or was two weeks ago, goes (B-858)', async () => {
  await visit(sampleView());
  await visitAgain({ views: { [sampleToken]: sampleView({ state: 'held', held: { ...sampleHeld, number: 2 } }) } });
  await screen.findByRole('heading', { level: 1, name: 'Maasai Mara Safari' });
  expect(readStored('keptTrips')).toBeNull();
  await visitAgain({ views: { [sampleToken]: agreed } });
  await waitFor(() => expect(readStored('keptTrips')).not.toBeNull());
  const kept = String(readStored('keptTrips'));
  await visitAgain({ views: { [sampleToken]: sampleView({ state: 'withdrawn' }) } });
  await waitFor(() => expect(readStored('keptTrips')).toBeNull());
  writeStored('keptTrips', kept);
  await visitAgain({ answer: () => refusal(404, 'not_found', 'There is nothing here.') });
  await waitFor(() => expect(readStored('keptTrips')).toBeNull());

  writeStored('keptTrips', kept);
  vi.setSystemTime(new Date('2027-08-20T08:00:00Z'));
  sweepTrips();
  expect(readStored('keptTrips')).toBe(kept);
  vi.setSystemTime(new Date('2027-08-21T08:00:00Z'));
  sweepTrips();
  expect(readStored('keptTrips')).toBeNull();
});

test('a trip that was shared opens without a network too, is gone with a press, and once its link was ended (B-894)', async () => {
  const user = userEvent.setup();
  const shared = { trips: { [sharedToken]: sampleShared() } };
  await openSharedPage(shared);
  await waitFor(() => expect(readStored('keptTrips')).toContain('Balloon safari'));
  const kept = String(readStored('keptTrips'));
  expect(kept).not.toContain('5ec2e7');
  cleanup();
  await openSharedPage(unreachable);
  expect(await screen.findByText(/^We cannot be reached now\. This is your trip as it was kept/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nairobi to the Mara' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+254 711 222 333' })).toHaveAttribute('href', 'tel:+254711222333');
  await user.click(screen.getByRole('button', { name: 'Take it off this device' }));
  expect(await screen.findByRole('heading', { name: 'Your trip could not be fetched' })).toBeVisible();
  expect(readStored('keptTrips')).not.toContain('Balloon safari');

  for (const trips of [{}, { [sharedToken]: sampleShared({ state: 'withdrawn' }) }]) {
    cleanup();
    writeStored('keptTrips', kept);
    await openSharedPage({ trips });
    await waitFor(() => expect(readStored('keptTrips')).toBeNull());
  }
});
