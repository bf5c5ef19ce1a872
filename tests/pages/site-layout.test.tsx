import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operator } from '#platform/operator.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* The words around every page that have no test of their own elsewhere. */

const links = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`);

const labels = [
  '/tours TOURS',
  '/destinations DESTINATIONS',
  '/places PLACES',
  '/group-tours GROUP TOURS',
  '/about ABOUT US',
  '/blog BLOG',
  '/faq FAQ',
  '/contact CONTACT',
];

test('header: the logo leads home, eight links follow in order, Book Now leads to contact; above it stands how to reach us (B-16, B-18)', async () => {
  await openSite('/faq');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: operator.name })).toHaveAttribute('href', '/');
  const [main] = header.getAllByRole('navigation', { name: 'Main' });
  expect(links(main as HTMLElement)).toEqual(labels);
  for (const book of header.getAllByRole('link', { name: 'Book Now' }))
    expect(book).toHaveAttribute('href', '/contact');

  const bar = within(screen.getByRole('region', { name: 'Reach us' }));
  expect(bar.getByRole('link', { name: operator.phone })).toHaveAttribute('href', operator.phoneHref);
  expect(bar.getByRole('link', { name: operator.email })).toHaveAttribute('href', `mailto:${operator.email}`);
  expect(bar.getByText('Mon-Fri: 8AM-6PM EAT')).toBeInTheDocument();
  expect(bar.getByText('Nairobi, Kenya')).toBeInTheDocument();
  for (const chat of bar.getAllByRole('link', { name: 'WhatsApp Us' })) {
    expect(chat).toHaveAttribute('href', 'https://wa.me/254700000000');
  }
});

test('the mobile menu has the same links, the page one is on marked, plates beside four, then how to reach us (B-17, B-272)', async () => {
  await openSite('/faq');
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Menu' });
  expect(links(dialog)).toEqual([
    ...labels,
    '/contact Book Now',
    `${operator.phoneHref} ${operator.phone}`,
    'https://wa.me/254700000000 WhatsApp Us',
  ]);
  const menu = within(dialog);
  expect(menu.getByText('Mon-Fri: 8AM-6PM EAT')).toBeVisible();
  expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['FAQ']);
  const withPlate = menu.getAllByRole('link').filter((link) => link.querySelector('picture') !== null);
  expect(withPlate.map(({ textContent }) => textContent)).toEqual(['TOURS', 'DESTINATIONS', 'PLACES', 'GROUP TOURS']);
});

test('the toggle changes the theme and keeps the choice (B-23)', async () => {
  document.documentElement.dataset.theme = 'light';
  await openSite('/faq');
  fireEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
  expect(localStorage.getItem('theme')).toBe('light');
});

test('footer: social links, Quick Links, legal links with the way to the cookie settings, and the year (B-19)', async () => {
  await openSite('/faq');
  const footer = within(screen.getByRole('contentinfo'));
  const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(social.map(({ textContent }) => textContent)).toEqual(['Facebook', 'Instagram', 'TikTok', 'WhatsApp']);
  expect(links(footer.getByRole('navigation', { name: 'Quick Links' }))).toEqual([
    '/about About Us',
    '/tours All Tours',
    '/destinations Destinations',
    '/blog Blog',
    '/contact Contact Us',
    '/faq FAQ',
  ]);
  const legal = footer.getByRole('navigation', { name: 'Legal' });
  expect(links(legal)).toEqual([
    '/terms-and-conditions Terms & Conditions',
    '/privacy-policy Privacy Policy',
    '/cookies Cookie Policy',
    '/accessibility Accessibility',
  ]);
  expect(within(legal).getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} `))).toBeVisible();
});

test('change cookie choices stands in the cookies section of the privacy policy (B-168)', async () => {
  await openSite('/privacy-policy');
  const button = screen.getByRole('button', { name: 'Change cookie choices' });
  const before = screen.getByRole('heading', { level: 2, name: 'Cookies' });
  const after = screen.getByRole('heading', { level: 2, name: 'Children' });
  expect(before.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(button.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await act(async () => fireEvent.click(button));
  expect(await screen.findByRole('region', { name: 'Cookies on this site' })).toHaveFocus();
});
