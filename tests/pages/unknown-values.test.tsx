import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openActivityQuickView } from '#features/activities/open-activity-quick-view.tsx';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';

/*
 * A back end may know words this build does not: a record is shown with them, in the default styling, and none is
 * lost.
 */

/** Lets every answer below `path` through `change`, as JSON text. */
function changing(path: string, change: (json: string) => string): NonNullable<OpenSiteOptions['network']> {
  return async (request, send) => {
    const response = await send(request);
    if (!new URL(request.url).pathname.startsWith(path)) return response;
    return new Response(change(await response.text()), response);
  };
}

const inNewWords = (json: string) =>
  json
    .replace(/"style":"[^"]+"/g, '"style":"camel caravan"')
    .replace(/"difficulty":"[^"]+"/g, '"difficulty":"gruelling"')
    .replace(/"tier":"[^"]+"/g, '"tier":"palatial"');

test('a list of tours whose style, effort and comfort are all unknown shows every one of them (B-58)', async () => {
  await openSite('/tours', { network: changing('/api/tours', inNewWords) });
  expect(await screen.findAllByText(/^Palatial · /)).toHaveLength(18);
  expect(screen.queryByText('Something Went Wrong')).toBeNull();
});

test('the page of such a tour says them in their own words', async () => {
  await openSite('/tour/amboseli-tour', { network: changing('/api/tour/', inNewWords) });
  const facts = screen.getByRole('main');
  expect(facts).toHaveTextContent('ComfortPalatial');
  expect(facts).toHaveTextContent('StyleCamel caravan');
  expect(facts).toHaveTextContent('EffortGruelling');
});

test('an activity without requirements, weather or a named place, and of an unknown type, is shown whole', async () => {
  const record = z.record(z.string(), z.unknown());
  const bare = (json: string) => {
    const { requirements, weatherDependency, coverImage, images, ...rest } = z.parse(record, JSON.parse(json));
    return JSON.stringify({
      ...rest,
      type: 'culinary',
      location: {},
      gallery: ['/one.jpg', '/two.jpg'],
      image: '/zero.jpg',
    });
  };
  await openSite('/faq', { network: changing('/api/activity/', bare) });
  act(() => openActivityQuickView({ slug: 'game-drive', name: 'Game drive' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Game drive' }));
  const badge = await dialog.findByText('Culinary');
  expect(badge).toHaveClass('text-accent');
  expect(dialog.getByText('Location not specified')).toBeVisible();
  expect(dialog.queryByText('Weather Dependent')).toBeNull();
  expect(dialog.queryByRole('heading', { name: 'What to Expect' })).toBeNull();
  expect(dialog.getByText('1 / 3')).toBeVisible();
});
