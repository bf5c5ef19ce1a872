import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { openActivityQuickView } from '#features/activities/open-activity-quick-view.tsx';
import { lineTo } from '#tests/support/site/line-to.ts';
import { openSite } from '#tests/support/site/open-site.tsx';

const picture = (name: string) => ({ src: `/plates/${name}.webp`, alt: `Plate of ${name}`, width: 1600, height: 1000 });

const full: ActivitySummary = {
  id: 'full',
  slug: 'sentinel-500',
  name: 'River Walk',
  summary: 'Along the river.',
  description: 'Slow and quiet, with a ranger.',
  type: 'wildlife',
  difficulty: 'challenging',
  coverImage: picture('cover'),
  images: [picture('one'), picture('cover'), picture('two')],
  location: { name: 'Mara River' },
  destinationIds: [],
  rating: 4.8,
  reviewCount: 12,
  duration: { hours: 2, minutes: 30 },
  weatherDependency: true,
  requirements: {
    age: { min: 12, max: 70 },
    fitness: 'You walk five kilometres.',
    equipment: ['Boots', 'Hat', 'Water', 'Binoculars'],
  },
  pricing: { basePrice: 65, inclusions: ['Ranger', 'Tea', 'Transfer'] },
  months: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
};

const bare: ActivitySummary = {
  id: 'bare',
  slug: 'sentinel-500',
  name: 'A Morning Out',
  summary: 'Out and about.',
  description: '',
  coverImage: picture('only'),
  images: [],
  destinationIds: [],
  weatherDependency: false,
  requirements: { equipment: [] },
  pricing: { basePrice: 0, inclusions: [] },
  months: full.months,
};

/** Opens the quick view of an activity whose own record cannot be had, so that it shows just what it is given. */
async function show(summary: ActivitySummary) {
  act(() => openActivityQuickView({ slug: summary.slug, name: summary.name, summary }));
  const dialog = await screen.findByRole('dialog', { name: summary.name });
  await within(dialog).findByRole('heading', { name: summary.name });
  return { dialog, view: within(dialog) };
}

async function quickView(summary: ActivitySummary) {
  await openSite('/faq');
  return show(summary);
}

test('the quick view shows all there is of an activity (B-50)', async () => {
  const { dialog, view } = await quickView(full);
  expect(dialog).toHaveAttribute('id', 'activity-modal');
  expect(view.getByText('Weather Dependent')).toBeVisible();
  expect(view.getByText('Mara River')).toBeVisible();
  expect(dialog).toHaveTextContent('Rating 4.8(12 reviews)');
  expect(view.getByText('Wildlife')).toBeVisible();
  expect(view.getByText('Challenging')).toBeVisible();
  expect(dialog).toHaveTextContent('Duration2h 30m');
  expect(dialog).toHaveTextContent('Age range12-70 years');
  expect(view.getByText('Slow and quiet, with a ranger.')).toHaveClass('line-clamp-3');
  expect(view.getByRole('heading', { name: 'What to Expect' })).toBeVisible();
  expect(view.getByText('You walk five kilometres.')).toBeVisible();
  expect(dialog).toHaveTextContent('Price per person$65/person');
});

test("equipment is named up to 3 and inclusions up to 2, then '& more', where there are more (B-52)", async () => {
  const { view } = await quickView(full);
  const lists = view.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace('·', '')),
  );
  expect(lists).toEqual([
    ['Boots', 'Hat', 'Water', '& more'],
    ['Ranger', 'Tea', '& more'],
  ]);
  const { dialog } = await show({
    ...full,
    name: 'Another',
    requirements: { ...full.requirements, equipment: ['Boots', 'Hat', 'Water'] },
    pricing: { basePrice: 65, inclusions: ['Ranger', 'Tea'] },
  });
  expect(dialog).not.toHaveTextContent('& more');
});

test('what is missing has its stated default (B-51)', async () => {
  const { dialog, view } = await quickView(bare);
  expect(view.queryByText('Weather Dependent')).toBeNull();
  expect(view.getByText('Location not specified')).toBeVisible();
  expect(dialog).not.toHaveTextContent('Rating');
  expect(view.getByText('Activity')).toHaveClass('text-accent');
  expect(view.getByText('Moderate')).toHaveClass('bg-sand');
  expect(dialog).toHaveTextContent('Duration not specified');
  expect(dialog).not.toHaveTextContent('Age range');
  expect(view.queryByText('What to Expect')).toBeNull();
  expect(dialog).toHaveTextContent('$0/person');
  expect(view.queryByRole('button', { name: 'Quick Book' })).toBeNull();
});

test('the gallery has the cover first, each picture once, and goes round at both ends (B-54)', async () => {
  const user = userEvent.setup();
  const { view } = await quickView(full);
  const shown = () => view.getByRole('img').getAttribute('alt');
  const seen = [shown()];
  const step = async (press: () => Promise<void>, counter: string) => {
    await press();
    expect(view.getByText(counter)).toBeVisible();
    seen.push(shown());
  };
  expect(view.getByText('1 / 3')).toBeVisible();
  await step(() => user.click(view.getByRole('button', { name: 'Next picture' })), '2 / 3');
  await step(() => user.keyboard('{ArrowRight}'), '3 / 3');
  await step(() => user.keyboard('{ArrowRight}'), '1 / 3');
  await step(() => user.keyboard('{ArrowLeft}'), '3 / 3');
  await step(() => user.click(view.getByRole('button', { name: 'Previous picture' })), '2 / 3');
  expect(seen).toEqual([
    'Plate of cover',
    'Plate of one',
    'Plate of two',
    'Plate of cover',
    'Plate of two',
    'Plate of one',
  ]);
});

test('closed by its button and opened again it begins at the first picture (B-53, B-54)', async () => {
  const { view } = await quickView(full);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(view.getByText('2 / 3')).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await show(full);
  expect(again.view.getByText('1 / 3')).toBeVisible();
});

test('a single picture has no controls and no keys (B-54)', async () => {
  const { view } = await quickView(bare);
  expect(view.queryByRole('button', { name: 'Next picture' })).toBeNull();
  expect(view.queryByText('1 / 1')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(view.getByRole('img')).toHaveAttribute('alt', 'Plate of only');
});

test('from a card it asks once for the rest, leads to the page of the activity, and to the contact form about it (B-53)', async () => {
  const user = userEvent.setup();
  const { requests, router } = await openSite('/destinations/maasai-mara');
  const before = requests.length;
  const open = async () => {
    const [button] = screen.getAllByRole('button', { name: /^Quick view: / });
    if (button === undefined) throw new Error('No activity card on the page.');
    await user.click(button);
    const name = (button.getAttribute('aria-label') ?? '').replace('Quick view: ', '');
    return { name, dialog: within(await screen.findByRole('dialog', { name })) };
  };
  const first = await open();
  await waitFor(() => expect(requests.slice(before)).toHaveLength(1));
  await user.click(await first.dialog.findByRole('button', { name: 'View Full Details' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/activity\//));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.slice(before)).toHaveLength(1);
  router.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Maasai Mara' });
  const second = await open();
  await user.click(await second.dialog.findByRole('button', { name: 'Quick Book' }));
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/contact\?topic=custom&activity=[\w-]+$/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(second.name)).toBeVisible();
  expect(screen.getByLabelText('It is about')).toHaveValue('custom');
});

test('without a card it waits for the record, and says within the modal when that fails', async () => {
  const user = userEvent.setup();
  const line = lineTo('/activity/', true);
  await openSite('/faq', line);
  act(() => openActivityQuickView({ slug: 'game-drive', name: 'Game Drive' }));
  const dialog = await screen.findByRole('dialog', { name: 'Game Drive' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Connection Problem');
  line.isCut = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByRole('heading', { level: 2, name: 'Dawn or Afternoon Game Drive' })).toBeVisible();
});

test('on the home page every activity has its quick view', async () => {
  await openSite('/');
  const section = screen.getByRole('region', { name: 'Ways to spend a day' });
  const links = within(section).getAllByRole('link');
  expect(within(section).getAllByRole('button', { name: /^Quick view: / })).toHaveLength(links.length);
});
