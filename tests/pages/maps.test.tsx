import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/site/open-site.tsx';

test.each([
  ['/tour/masai-mara-safari', 'Map: Nairobi, Narok, Maasai Mara'],
  ['/group-tour/amboseli-elephant-weekend', 'Map: Nairobi, Emali, Amboseli'],
  ['/destinations/amboseli', 'Map: Amboseli'],
  ['/place/crescent-island', 'Map: Crescent Island'],
  ['/accommodation/olare-fig-camp', 'Map: Olare Fig Camp'],
])('%s shows where it is, and says so in words', async (address, name) => {
  await openSite(address);
  expect(await screen.findByRole('img', { name })).toBeInTheDocument();
});

test('the map of all destinations leads to each of them', async () => {
  const { backEnd } = await openSite('/destinations');
  const [map] = await screen.findAllByRole('figure');
  const links = within(map as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...backEnd.catalogue.destinations.keys()].map((slug) => `/destinations/${slug}`),
  );
  for (const link of links) expect(link).toHaveAccessibleName(/\w/);
});

test('another month on the map of all destinations changes what it says, and asks for nothing (B-255)', async () => {
  const asked: string[] = [];
  await openSite('/destinations', {
    network: (request, send) => {
      asked.push(request.url);
      return send(request);
    },
  });
  const [slider] = await screen.findAllByRole('slider', { name: 'Month of the map' });
  const before = asked.length;
  fireEvent.change(slider as HTMLElement, { target: { value: '4' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'April');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^April: no destination is at its best\. To avoid: Mount Kenya and Zanzibar\./),
  );
  const [figure] = screen.getAllByRole('figure');
  expect(within(figure as HTMLElement).getByRole('link', { name: /^Mount Kenya \(avoid\)$/ })).toBeInTheDocument();
  fireEvent.change(slider as HTMLElement, { target: { value: '8' } });
  expect(within(figure as HTMLElement).getByRole('link', { name: /^Mount Kenya \(best\)$/ })).toBeInTheDocument();
  expect(asked).toHaveLength(before);
});

test('without the map the list of destinations is still there', async () => {
  await openSite('/destinations', {
    network: (request, send) =>
      new URL(request.url).pathname === '/api/destinations/map'
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : send(request),
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Amboseli' })).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
