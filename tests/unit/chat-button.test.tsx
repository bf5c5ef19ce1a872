import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadedAgo } from '#tests/support/site/loaded-ago.ts';

let Chat: ComponentType;

/** A page that is loaded has modules of its own; its code is there already when it is asked for: only the delays are looked at here. */
async function loadPage(): Promise<void> {
  vi.resetModules();
  await import('#shell/chat/chat-button.tsx');
  ({ Chat } = await import('#shell/chat/chat.tsx'));
}

beforeEach(async () => {
  await loadPage();
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const link = () => screen.queryByRole('link', { name: 'Chat with us on WhatsApp' });
const greeting = () => screen.queryByText(/Ask us anything/);

test('the chat button appears 2 s after load, 1 s later its greeting, for 8 s (B-83)', async () => {
  render(<Chat />);
  await wait(1999);
  expect(link()).toBeNull();
  await wait(1);
  expect(link()).toBeVisible();
  expect(greeting()).toBeNull();
  await wait(999);
  expect(greeting()).toBeNull();
  await wait(1);
  expect(greeting()).toBeVisible();
  await wait(7999);
  expect(greeting()).toBeVisible();
  await wait(1);
  expect(greeting()).toBeNull();
  expect(link()).toBeVisible();
});

test.each([
  ['comes a little later', 1400, 600],
  ['comes later than that', 9000, 0],
])('its two seconds count from the load event, also where its script %s (B-83)', async (_, ago, due) => {
  loadedAgo(ago);
  render(<Chat />);
  if (due > 0) {
    await wait(due - 1);
    expect(link()).toBeNull();
  }
  await wait(1);
  expect(link()).toBeVisible();
  await wait(1000);
  expect(greeting()).toBeVisible();
});

test('it links to a conversation with the company, its badge shows 1, its tooltip comes on hover and goes with Escape (B-21)', async () => {
  render(<Chat />);
  await wait(2000);
  expect(link()).toHaveAttribute('href', 'https://wa.me/254700000000');
  expect(link()).toHaveTextContent(/^1/);
  expect(screen.queryByRole('tooltip')).toBeNull();
  const area = link()?.parentElement as HTMLElement;
  fireEvent.pointerEnter(area, { pointerType: 'mouse' });
  expect(screen.getByRole('tooltip')).toHaveTextContent('Chat with us on WhatsApp');
  fireEvent.keyDown(area, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerLeave(area);
  fireEvent.pointerEnter(area, { pointerType: 'touch' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

/** A page whose greeting has come. */
async function greet() {
  const page = render(<Chat />);
  // One after the other: the second time begins with what the first brings.
  await wait(2000);
  await wait(1000);
  expect(link()).toBeVisible();
  return page;
}

test('the greeting waits while it is pointed at (B-22)', async () => {
  await greet();
  const bubble = greeting()?.closest('div') as HTMLElement;
  fireEvent.pointerEnter(bubble);
  await wait(60_000);
  expect(greeting()).toBeVisible();
  fireEvent.pointerLeave(bubble);
  await wait(8000);
  expect(greeting()).toBeNull();
});

test('the greeting can be closed, and comes once a visit, also when a page is loaded again (B-22)', async () => {
  const first = await greet();
  fireEvent.click(screen.getByRole('button', { name: 'Close the greeting' }));
  expect(greeting()).toBeNull();
  first.unmount();
  vi.useRealTimers();
  await loadPage();
  vi.useFakeTimers();
  await greet();
  expect(greeting()).toBeNull();
});

test('who opens a proposal, and so is in touch with us already, is not greeted (B-83)', async () => {
  history.replaceState(null, '', '/tour/masai-mara-safari#proposal=secret');
  await greet();
  expect(greeting()).toBeNull();
  history.replaceState(null, '', '/');
});
