import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from '#parts/share/share-link.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

const link = {
  title: 'Masai Mara Safari, 3 days',
  text: 'This is the trip I put together:',
  url: 'https://site.test/tour/masai-mara-safari#trip=1.abc',
};

async function openDialog(url = link.url) {
  await openSite('/faq');
  act(() => shareLink({ ...link, url }));
  return within(await screen.findByRole('dialog', { name: 'Send a link' }));
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the link is shown, copied at a press, and said to be copied', async () => {
  const user = userEvent.setup();
  const dialog = await openDialog();
  expect(await dialog.findByLabelText('The link')).toHaveValue(link.url);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByText(/The link is copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link.url);
});

test('where copying is refused the link is marked in its field (B-667)', async () => {
  const user = userEvent.setup();
  const dialog = await openDialog();
  const field = await dialog.findByLabelText<HTMLInputElement>('The link');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByText(/The link is marked/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link.url);
});

test('the device’s own way to share comes first, and closing it is no failure', async () => {
  const user = userEvent.setup();
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('Closed', 'AbortError'))
    .mockRejectedValueOnce(new Error());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const dialog = await openDialog();
  const own = await dialog.findByRole('button', { name: 'Send it with this device' });
  expect(own.compareDocumentPosition(dialog.getByRole('button', { name: 'Copy link' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await user.click(own);
  expect(share).toHaveBeenCalledWith(link);
  expect(dialog.queryByText(/did not open/)).toBeNull();
  await user.click(own);
  expect(await dialog.findByText(/did not open its ways to share/)).toBeVisible();
});

test('a QR code is drawn when it is asked for, and not of a link that carries too much', async () => {
  const user = userEvent.setup();
  const dialog = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Show QR code' }));
  const picture = await dialog.findByRole('img', { name: 'QR code of this link' });
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  // Whoever has only a keyboard keeps their place.
  expect(dialog.getByRole('button', { name: 'Hide QR code' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Show QR code' })).toHaveFocus();
  act(() => shareLink({ ...link, url: `${link.url}${'a'.repeat(900)}` }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Show QR code' })).toHaveLength(1));
  const long = within(screen.getByRole('dialog', { name: 'Send a link' }));
  await user.click(long.getByRole('button', { name: 'Show QR code' }));
  expect(await long.findByText(/too fine to read/)).toBeVisible();
  expect(long.queryByRole('img')).toBeNull();
});

test('mail and WhatsApp get the whole link or none', async () => {
  const dialog = await openDialog();
  const body = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  await dialog.findByLabelText('The link');
  expect(decodeURIComponent(body('By mail') ?? '')).toBe(
    `mailto:?subject=${link.title}&body=${link.text}\n\n${link.url}`,
  );
  expect(decodeURIComponent(body('On WhatsApp') ?? '')).toBe(`https://wa.me/?text=${link.text}\n${link.url}`);
  act(() => shareLink({ ...link, text: 'è'.repeat(500) }));
  const alone = `https://wa.me/?text=${encodeURIComponent(link.url)}`;
  await waitFor(() => expect(screen.getByRole('link', { name: 'On WhatsApp' })).toHaveAttribute('href', alone));
  act(() => shareLink({ ...link, url: `${link.url}${'a'.repeat(1400)}` }));
  expect(await screen.findByText(/too long to be handed to WhatsApp/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'By mail' }).getAttribute('href')).toContain('a'.repeat(1400));
  expect(screen.queryByRole('link', { name: 'On WhatsApp' })).toBeNull();
});
