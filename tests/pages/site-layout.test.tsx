import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { operator } from '#platform/operator.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

/* The words around every page that have no test of their own elsewhere. */

const links = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`);

afterEach(() => {
  vi.useRealTimers();
});

describe('header', () => {
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

  test('the logo leads home, eight links follow in order, Book Now leads to contact (B-16)', async () => {
    await openSite('/faq');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: operator.name })).toHaveAttribute('href', '/');
    const [main] = header.getAllByRole('navigation', { name: 'Main' });
    expect(links(main as HTMLElement)).toEqual(labels);
    for (const book of header.getAllByRole('link', { name: 'Book Now' }))
      expect(book).toHaveAttribute('href', '/contact');
  });

  test('the mobile menu has the same links and Book Now, then the telephone and the chat with the hours (B-17, B-272)', async () => {
    await openSite('/faq');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(links(menu)).toEqual([
      ...labels,
      '/contact Book Now',
      `${operator.phoneHref} ${operator.phone}`,
      'https://wa.me/254700000000 WhatsApp Us',
    ]);
    expect(within(menu).getByText('Mon-Fri: 8AM-6PM EAT')).toBeVisible();
  });

  test('the mobile menu marks the page one is on, and has a plate beside its four main links (B-272)', async () => {
    await openSite('/faq');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const current = menu.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['FAQ']);
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
});

test('top bar: phone, email, opening hours, WhatsApp Us and location (B-18)', async () => {
  await openSite('/faq');
  const bar = within(screen.getByRole('region', { name: 'Reach us' }));
  expect(bar.getByRole('link', { name: operator.phone })).toHaveAttribute('href', operator.phoneHref);
  expect(bar.getByRole('link', { name: operator.email })).toHaveAttribute('href', `mailto:${operator.email}`);
  expect(bar.getByText('Mon-Fri: 8AM-6PM EAT')).toBeInTheDocument();
  expect(bar.getByText('Nairobi, Kenya')).toBeInTheDocument();
  for (const chat of bar.getAllByRole('link', { name: 'WhatsApp Us' })) {
    expect(chat).toHaveAttribute('href', 'https://wa.me/254700000000');
  }
});

describe('footer', () => {
  test('social links, Quick Links and legal links, with the way to the cookie settings (B-19)', async () => {
    await openSite('/faq');
    const footer = within(screen.getByRole('contentinfo'));
    const social = footer.getByRole('list', { name: 'Social media' });
    expect(
      within(social)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Facebook', 'Instagram', 'TikTok', 'WhatsApp']);
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
  });

  test('the newsletter heading and line, and the current year (B-19)', async () => {
    await openSite('/faq');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { name: 'Get Exclusive Deals & Travel Tips' })).toBeVisible();
    expect(footer.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
    expect(footer.getByText('We respect your privacy. Unsubscribe at any time.')).toBeVisible();
    expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} `))).toBeVisible();
  });
});

test('404 page: four cards lead to tours, destinations, group tours and inspiration; a search box, two buttons (B-66)', async () => {
  await openSite('/nope');
  const main = within(screen.getByRole('main'));
  const cards = main.getAllByRole('list').at(-1) as HTMLElement;
  expect(
    within(cards)
      .getAllByRole('link')
      .map((card) => card.getAttribute('href')),
  ).toEqual(['/tours', '/destinations', '/group-tours', '/inspiration']);
  expect(main.getByRole('searchbox', { name: 'Search tours, destinations...' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact?topic=support');
  expect(main.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute('href', '/tours');
});

test('500 page: its buttons (B-67)', async () => {
  await openSite('/tour/sentinel-500');
  const main = within(screen.getByRole('main'));
  for (const name of ['Try Again', 'Go Back']) expect(main.getByRole('button', { name })).toBeVisible();
  expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^\/contact\?topic=support/);
  expect(main.getByRole('link', { name: 'Report Issue' }).getAttribute('href')).toMatch(/^\/contact\?topic=feedback/);
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
