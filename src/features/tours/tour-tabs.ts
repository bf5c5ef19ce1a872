import type { SectionTab } from '#ui/section-tabs.tsx';

/** The chapters of a tour's page, by the ids they have. */
export const tourTabs: readonly SectionTab[] = [
  { id: 'overview', name: 'Overview' },
  { id: 'days', name: 'Days' },
  { id: 'stays', name: 'Stays' },
  { id: 'costs', name: 'What it costs' },
  { id: 'good-to-know', name: 'Good to know' },
];
