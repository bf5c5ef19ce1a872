import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite } from '#tests/support/site/open-site.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** The pictures that were given something to load without a place on the page. */
function picturesOffPage(): () => HTMLImageElement[] {
  const given = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  return () => [...new Set(given.mock.contexts as HTMLImageElement[])].filter((image) => !image.isConnected);
}

function cardOf(container: HTMLElement, name: string): Element {
  const card = [...container.querySelectorAll('article')].find(({ textContent }) => textContent.includes(name));
  if (card === undefined) throw new Error(`There is no card of ${name}.`);
  return card;
}

const pointAt = (element: Element) => fireEvent.pointerEnter(element);

const tour = { to: '/tour/$tourSlug', params: { tourSlug: 'masai-mara-safari' } } as const;
const amboseli = { to: '/destinations/$destinationName', params: { destinationName: 'amboseli' } } as const;

test('nothing is fetched ahead for visitors who save data, nor for a page that is opened (B-31)', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { router, requests, container } = await openSite('/tours');
  const pictures = picturesOffPage();
  pointAt(cardOf(container, 'Maasai Mara Safari'));
  expect(pictures()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
  await act(() => router.navigate(amboseli));
  expect(requests).toContain('/destination/amboseli');
  expect(pictures()).toEqual([]);
});

test('pointing at a card fetches the picture of its page, quietly, in the rendition the page will choose', async () => {
  const { router, container } = await openSite('/tours');
  // What was meant before is meant no longer.
  pointAt(cardOf(container, 'Amboseli Tour'));
  const pictures = picturesOffPage();
  pointAt(cardOf(container, 'Maasai Mara Safari'));
  const [ahead, ...others] = pictures();
  expect(others).toEqual([]);
  expect(ahead?.fetchPriority).toBe('low');
  const offered = sourceOf(ahead);
  expect(offered).toContain('masai-mara-safari-list-1080.avif 1080w');

  // Of several cards the last is still meant.
  pointAt(cardOf(container, 'Amboseli Tour'));
  expect(pictures()).toEqual([ahead]);
  expect(sourceOf(ahead)).toContain('amboseli-tour-list-1080.avif 1080w');

  await act(() => router.navigate(tour));
  const hero = await waitFor(() => {
    const found = container.querySelector<HTMLImageElement>('main [data-picture] picture img');
    expect(found?.src).toContain('masai-mara-safari');
    return found;
  });
  expect(sourceOf(hero)).toBe(offered);
});

/** What the browser chooses from, apart from how it is styled. */
function sourceOf(image: HTMLImageElement | null | undefined): string {
  const sources = [...(image?.parentElement?.querySelectorAll('source') ?? [])];
  return sources
    .flatMap((source) => (['media', 'type', 'srcset', 'sizes'] as const).map((name) => source.getAttribute(name)))
    .join(' ');
}
