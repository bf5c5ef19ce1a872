import type { AtlasMap } from '#contract/maps.ts';
import type { Facets } from '#contract/paging.ts';
import type { Picture } from '#contract/picture.ts';
import type { Prose } from '#contract/prose.ts';
import type { MonthRating } from '#contract/values.ts';

/* What the components show on the design page: examples, and nobody's content. */

export const samplePicture: Picture = {
  src: '/placeholders/tour.svg',
  darkSrc: '/placeholders/tour-dark.svg',
  alt: 'Placeholder of a tour',
  width: 1600,
  height: 1000,
  caption: 'Plate 1. A placeholder, any hour',
};

export const dayPicture: Picture = {
  src: '/placeholders/destination.svg',
  alt: 'Placeholder of a destination',
  width: 1600,
  height: 1000,
};

/** The development back end takes its time over this address, and then has no picture. */
export const plainSlowPicture: Picture = { ...dayPicture, src: '/api/tour/sentinel-slow' };

export const slowPicture: Picture = {
  ...plainSlowPicture,
  src: '/api/tour/sentinel-slow#again',
  preview: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5"><path fill="#e9a13b" d="M0 0h5v3H0z"/><path fill="#6a3560" d="M0 3h5v2H0z"/></svg>',
  )}`,
};

export const sampleMonths: readonly MonthRating[] = [3, 3, 2, 1, 0, 2, 3, 3, 3, 2, 1, 2];

const text = (words: string) => ({ kind: 'text', text: words }) as const;

export const sampleProse: Prose = [
  { kind: 'heading', level: 2, id: 'sample-heading', text: 'A heading of the second level' },
  {
    kind: 'paragraph',
    content: [
      text('A paragraph with '),
      { kind: 'strong', text: 'strong words' },
      text(', '),
      { kind: 'emphasis', text: 'words set apart' },
      text(', '),
      { kind: 'link', text: 'a link inside the site', href: '/tours' },
      text(' and '),
      { kind: 'link', text: 'one that leaves it', href: 'https://example.com' },
      text('. The rain comes in April and stays until it has made its point.'),
    ],
  },
  { kind: 'heading', level: 3, id: 'sample-subheading', text: 'A heading of the third level' },
  {
    kind: 'list',
    ordered: false,
    items: [
      [text('Soft bag, fifteen kilos')],
      [text('Jacket for six in the morning')],
      [text('Binoculars, a pair each')],
    ],
  },
  { kind: 'list', ordered: true, items: [[text('Ask')], [text('Compare')], [text('Go')]] },
  { kind: 'quote', content: [text('An elephant is never late; the vehicle is early.')] },
  {
    kind: 'table',
    head: [[text('Visitor')], [text('January to June')], [text('July to December')]],
    rows: [
      [[text('Adult')], [text('$100')], [text('$200')]],
      [[text('Child')], [text('$50')], [text('$50')]],
    ],
  },
];

export const sampleFacets = [
  { key: 'country', label: 'Country' },
  { key: 'month', label: 'Month' },
];

export const sampleValues: Facets = {
  country: [
    { value: 'Kenya', label: 'Kenya', count: 14 },
    { value: 'Tanzania', label: 'Tanzania', count: 6 },
    { value: 'Rwanda', label: 'Rwanda', count: 0 },
  ],
  month: [
    { value: 'july', label: 'July', count: 9 },
    { value: 'august', label: 'August', count: 11 },
  ],
};

export const sampleMap: AtlasMap = {
  width: 1000,
  height: 600,
  land: 'M0 0l860 0 -40 180 90 160 -60 260 -850 0z',
  borders: 'M0 330l300 90 260 180',
  lakes: 'M700 500l120 40-20 140-160-60z',
  rivers: 'M700 500l-200-300',
  parks: 'M300 200l160 30-40 150-140-40z',
  hillsLit: 'M560 420l40-40 30-50q-80 10-70 90z',
  hillsShaded: 'M560 420l40-40 30-50q40 90-70 90z',
  roads: 'M520 180l-20 320',
  railways: 'M520 180l340 300',
  roadsFrom: 'narrow',
  meridians: [
    { at: 250, name: '35° E' },
    { at: 750, name: '37° E' },
  ],
  parallels: [{ at: 300, name: '2° S' }],
  scaleBar: { km: 100, length: 180 },
  points: [
    { name: 'Nairobi', x: 520, y: 180, label: { lines: ['Nairobi'], side: 'above', from: 'narrow' } },
    { name: 'Amboseli', x: 600, y: 420, label: { lines: ['Amboseli'], side: 'right', from: 'narrow' } },
    { name: 'Maasai Mara', x: 210, y: 250, label: { lines: ['Maasai Mara'], side: 'below', from: 'medium' } },
  ],
  legs: [
    { d: 'M520 180Q600 290 600 420', mode: 'road' },
    { d: 'M600 420Q400 400 210 250', mode: 'air' },
  ],
  towns: [{ name: 'Arusha', x: 500, y: 500, label: { lines: ['Arusha'], side: 'left', from: 'narrow' } }],
  areas: [
    { name: 'Kenya', kind: 'country', x: 380, y: 90, from: 'narrow' },
    { name: 'Indian Ocean', kind: 'sea', x: 930, y: 420, from: 'medium' },
  ],
};
