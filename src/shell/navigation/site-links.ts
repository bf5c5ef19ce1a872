/** The header's links, in order (B-16). */
export const headerLinks = [
  { to: '/tours', label: 'TOURS' },
  { to: '/destinations', label: 'DESTINATIONS' },
  { to: '/places', label: 'PLACES' },
  { to: '/group-tours', label: 'GROUP TOURS' },
  { to: '/about', label: 'ABOUT US' },
  { to: '/blog', label: 'BLOG' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact', label: 'CONTACT' },
] as const;

export const quickLinks = [
  { to: '/about', label: 'About Us' },
  { to: '/tours', label: 'All Tours' },
  { to: '/destinations', label: 'Destinations' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/faq', label: 'FAQ' },
] as const;

/** `/cookies` and `/accessibility` have no page of their own: the 404 page points to the right place (B-6). */
export const legalLinks: readonly { to: string; label: string }[] = [
  { to: '/terms-and-conditions', label: 'Terms & Conditions' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/cookies', label: 'Cookie Policy' },
  { to: '/accessibility', label: 'Accessibility' },
];
