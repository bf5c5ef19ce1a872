import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { activeModal, closeModal, openModal, openModals } from '#shell/modals/modal-stack.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

const content = (text: string) => async () => (
  <>
    <p>{text}</p>
    <button type="button">Inside {text}</button>
  </>
);

const open = (id: string, label = id) => act(() => openModal({ id, label, load: content(label) }));

test('of several modals the newest is the active one, and Escape closes it alone (B-187)', async () => {
  const user = userEvent.setup();
  await openSite('/faq');
  open('first', 'First');
  await screen.findByRole('dialog', { name: 'First' });
  open('second', 'Second');
  await screen.findByRole('dialog', { name: 'Second' });
  expect(activeModal.getSnapshot()).toBe('second');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.getElementById('second')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the focus goes into the modal and back to what opened it', async () => {
  const user = userEvent.setup();
  await openSite('/faq');
  const opener = screen.getByRole('button', { name: /theme/ });
  opener.focus();
  open('one', 'One');
  const dialog = await screen.findByRole('dialog', { name: 'One' });
  await waitFor(() => expect(dialog).toHaveFocus());
  await user.tab();
  expect(within(dialog).getByRole('button')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('when what opened it is gone, the focus goes to the heading of the page', async () => {
  await openSite('/faq');
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  open('one', 'One');
  await screen.findByText('One');
  opener.remove();
  act(() => closeModal('one'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('below an open modal the page is inert and stands still (B-187)', async () => {
  await openSite('/faq');
  open('one', 'One');
  await screen.findByText('One');
  expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
  expect(document.documentElement.dataset.scrollHeld).toBeDefined();
  act(() => closeModal());
  expect(document.querySelector('main')?.closest('[inert]')).toBeNull();
  expect(document.documentElement.dataset.scrollHeld).toBeUndefined();
});

test('a modal closes when the page changes, and the focus is the new page', async () => {
  const { router } = await openSite('/faq');
  open('one', 'One');
  await screen.findByText('One');
  await act(() => router.navigate({ to: '/about' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('content that could not be loaded says so and can be retried', async () => {
  const user = userEvent.setup();
  await openSite('/faq');
  const load = vi.fn(content('Arrived')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  act(() => openModal({ id: 'one', label: 'One', load }));
  const dialog = await screen.findByRole('dialog', { name: 'One' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Connection Problem');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Arrived')).toBeVisible();
});

test('a modal below the active one can close without it, and each tells once that it has', async () => {
  await openSite('/faq');
  const closed: string[] = [];
  for (const label of ['First', 'Second']) {
    act(() => openModal({ id: label, label, load: content(label), onClosed: () => closed.push(label) }));
    await screen.findByText(label);
  }
  act(() => closeModal('First'));
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeVisible();
  expect(closed).toEqual(['First']);
  act(() => closeModal('Second'));
  await waitFor(() => expect(openModals.getSnapshot()).toEqual([]));
  expect(closed).toEqual(['First', 'Second']);
});
