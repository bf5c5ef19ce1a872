import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noticeList, notify } from '#platform/notices/notify.ts';
import { NoticeStack } from '#shell/notices/notice-stack.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<NoticeStack />);
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const give = (notice: Parameters<typeof notify>[0]) => act(() => notify(notice));
const shown = (title: string) => screen.queryByRole('dialog', { name: title });

test('a notice has id, type, title, message, duration, dismissible and createdAt; it stays 5000 ms and is dismissible (B-189)', async () => {
  await give({ type: 'info', title: 'Saved' });
  expect(noticeList.getSnapshot()).toEqual([
    {
      id: expect.stringContaining('notice-'),
      type: 'info',
      title: 'Saved',
      message: '',
      duration: 5000,
      dismissible: true,
      createdAt: Date.now(),
    },
  ]);
});

test('a notice slides in after 100 ms and disappears after 5 s (B-87)', async () => {
  await give({ type: 'success', title: 'Sent', message: 'We have it.' });
  await wait(99);
  expect(shown('Sent')).toBeNull();
  await wait(1);
  expect(shown('Sent')).toBeVisible();
  expect(screen.getByText('We have it.')).toBeVisible();
  await wait(4999);
  expect(shown('Sent')).toBeVisible();
  await wait(1);
  await wait(300);
  expect(shown('Sent')).toBeNull();
  expect(noticeList.getSnapshot()).toEqual([]);
});

test('leaving takes 300 ms (B-87)', async () => {
  await give({ type: 'info', title: 'Here' });
  await wait(100);
  expect(shown('Here')).toHaveClass('duration-300', 'data-ending-style:opacity-0');
});

test('an error is an alert, read once; other kinds are announced politely (B-189)', async () => {
  await give({ type: 'error', title: 'Connection Problem', message: 'Please check' });
  await give({ type: 'warning', title: 'Careful' });
  await wait(100);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Connection Problem');
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alertdialog', { name: 'Connection Problem' })).toHaveAttribute('aria-live', 'off');
});

test('a notice waits while it is pointed at', async () => {
  await give({ type: 'info', title: 'Read me' });
  await wait(100);
  await wait(4000);
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notices' }));
  await wait(60_000);
  expect(shown('Read me')).toBeVisible();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notices' }));
  await wait(999);
  expect(shown('Read me')).toBeVisible();
  await wait(301);
  expect(shown('Read me')).toBeNull();
});

test('it is dismissed by its button, unless it must be read', async () => {
  await give({ type: 'info', title: 'Read me', dismissible: false });
  await wait(100);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  await give({ type: 'info', title: 'Read me', dismissible: true });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await wait(300);
  expect(noticeList.getSnapshot()).toEqual([]);
});

test('the same news twice is one notice, renewed; at most three are on screen (B-189)', async () => {
  for (let time = 0; time < 1000; time++) await give({ type: 'error', title: 'Lost', message: 'again' });
  expect(noticeList.getSnapshot()).toHaveLength(1);
  for (const title of ['A', 'B', 'C', 'D']) await give({ type: 'info', title });
  await wait(100);
  expect(noticeList.getSnapshot().map(({ title }) => title)).toEqual(['B', 'C', 'D']);
  expect(screen.getAllByRole('dialog')).toHaveLength(3);
});

test('duration 0 stays until it is dismissed, and an action is run once (B-87)', async () => {
  const run = vi.fn();
  await give({ type: 'info', title: 'Update Available', duration: 0, action: { label: 'Refresh', run } });
  await wait(100);
  await wait(3_600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await wait(300);
  expect(run).toHaveBeenCalledOnce();
  expect(noticeList.getSnapshot()).toEqual([]);
});

test('a notice never takes the focus', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await give({ type: 'error', title: 'Lost' });
  await wait(100);
  expect(field).toHaveFocus();
  field.remove();
});
