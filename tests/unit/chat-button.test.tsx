import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadedAgo } from '#tests/support/site/loaded-ago.ts';

let Chat: ComponentType;

// Each test is a visit of its own, whose code is there already when it is asked for: only the delays are looked at here.
beforeEach(async () => {
  sessionStorage.clear();
  vi.resetModules();
  await import('#shell/chat/chat-button.tsx');
  ({ Chat } = await import('#shell/chat/chat.tsx'));
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// happy-dom has no layout.
document.elementsFromPoint = () => [];

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

test('its two seconds count from the load event, whenever the script came (B-83)', async () => {
  loadedAgo(1400);
  render(<Chat />);
  await wait(599);
  expect(link()).toBeNull();
  await wait(1);
  expect(link()).toBeVisible();
  await wait(1000);
  expect(greeting()).toBeVisible();
});

test('a script that comes later than that shows it at once', async () => {
  loadedAgo(9000);
  render(<Chat />);
  await wait(0);
  expect(link()).toBeVisible();
});

test('it links to a conversation with the company number, and its badge shows 1 (B-21)', async () => {
  render(<Chat />);
  await wait(2000);
  expect(link()).toHaveAttribute('href', 'https://wa.me/254700000000');
  expect(link()).toHaveTextContent(/^1$/);
});

test("a tooltip reads 'Chat with us on WhatsApp' on hover; Escape takes it away (B-21)", async () => {
  render(<Chat />);
  await wait(2000);
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

test('the greeting waits while it is pointed at (B-22)', async () => {
  render(<Chat />);
  await wait(2000);
  await wait(1000);
  const bubble = greeting()?.closest('div') as HTMLElement;
  fireEvent.pointerEnter(bubble);
  await wait(60_000);
  expect(greeting()).toBeVisible();
  fireEvent.pointerLeave(bubble);
  await wait(8000);
  expect(greeting()).toBeNull();
});

test('the greeting can be closed (B-22)', async () => {
  render(<Chat />);
  await wait(2000);
  await wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Close the greeting' }));
  expect(greeting()).toBeNull();
});

test('the greeting comes once a visit (B-22)', async () => {
  const first = render(<Chat />);
  await wait(2000);
  await wait(1000);
  expect(greeting()).toBeVisible();
  first.unmount();
  render(<Chat />);
  await wait(2000);
  await wait(1000);
  expect(link()).toBeVisible();
  expect(greeting()).toBeNull();
});

test('who opens a proposal, and so is in touch with us already, is not greeted (B-83)', async () => {
  history.replaceState(null, '', '/tour/masai-mara-safari#proposal=secret');
  render(<Chat />);
  await wait(2000);
  await wait(1000);
  expect(link()).toBeVisible();
  expect(greeting()).toBeNull();
  history.replaceState(null, '', '/');
});
