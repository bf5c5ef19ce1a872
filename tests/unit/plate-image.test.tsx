import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '#contract/records/picture.ts';
import { watchedScreen } from '#tests/support/site/near-view.ts';
import { picturesDoNotCome } from '#tests/support/site/unloaded-pictures.ts';
import { PlateImage } from '#ui/plate-image.tsx';

let watched: ReturnType<typeof watchedScreen>;
beforeEach(() => {
  watched = watchedScreen();
});
picturesDoNotCome();

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

let made = 0;
/** A picture nobody has seen before: what was loaded once is remembered for the visit. */
const fresh = (more: Partial<Picture> = {}): Picture => ({
  src: `/plates/${made++}-640.webp`,
  avif: `/plates/${made}-480.avif 480w`,
  alt: 'Three elephants',
  width: 1600,
  height: 1000,
  preview: 'data:image/webp;base64,UklGRg==',
  ...more,
});

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Three elephants' });
function frame(): Element {
  const found = image().closest('[data-picture]');
  if (found === null) throw new Error('The picture has no frame.');
  return found;
}
const phase = () => frame().getAttribute('data-picture');
const reach = (share: number) => act(() => watched.reach(frame(), share));

test('a picture is shown once a tenth of it is within 100 px of the screen (B-39)', () => {
  render(<PlateImage picture={fresh()} />);
  expect(watched.settings()).toEqual({ threshold: 0.1, rootMargin: '100px' });
  expect(phase()).toBe('waiting');
  reach(0.09);
  expect(phase()).toBe('waiting');
  reach(0.1);
  expect(phase()).toBe('loading');
});

test('a picture the browser has fetched ahead is shown when its turn comes, without a word', () => {
  const { container } = render(<PlateImage picture={fresh()} />);
  fireEvent.load(image());
  expect(phase()).toBe('waiting');
  Object.defineProperties(image(), { complete: { value: true }, currentSrc: { value: image().src } });
  reach(1);
  expect(phase()).toBe('loaded');
  expect(container).toHaveTextContent('');
});

test('a picture that is there already, as from the browser’s cache, is shown at once', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(480);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/plates/there-480.avif');
  render(<PlateImage picture={fresh()} />);
  complete.mockRestore();
  vi.restoreAllMocks();
  expect(phase()).toBe('loaded');
  expect(image()).not.toHaveClass('opacity-0');
});

test('the HTML of a page has its pictures whole: without a script the browser fetches them when they come near (B-39)', () => {
  const picture = fresh();
  document.body.innerHTML = renderToString(<PlateImage picture={picture} sizes="50vw" />);
  expect(image()).toHaveAttribute('src', picture.src);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('width', '1600');
  expect(image()).not.toHaveClass('opacity-0');
  expect(document.querySelector('source')).toHaveAttribute('srcset', picture.avif);
  expect(document.querySelector('source')).toHaveAttribute('sizes', '50vw');
  expect(document.querySelector('noscript')).toBeNull();
  document.body.innerHTML = '';
});

test("over its low-quality preview a picture is 'Enhancing...' with an HD badge until it has loaded, without one 'Loading...' (B-40)", () => {
  const { preview: _none, ...plain } = fresh();
  for (const [picture, words, badge] of [
    [fresh(), 'Enhancing...', true],
    [plain, 'Loading...', false],
  ] as const) {
    const { container, unmount } = render(<PlateImage picture={picture} />);
    expect(container).not.toHaveTextContent(words);
    reach(1);
    expect(container).toHaveTextContent(words);
    expect(container.textContent?.includes('HD')).toBe(badge);
    fireEvent.load(image());
    expect(phase()).toBe('loaded');
    expect(container).toHaveTextContent('');
    unmount();
  }
});

test('a picture that fails shows the placeholder of its category, or the generic one, keeps its text, and ends there (B-41)', () => {
  for (const [category, placeholder] of [
    ['room', 'room'],
    [undefined, 'placeholder'],
  ] as const) {
    const { unmount } = render(<PlateImage picture={fresh({ category })} />);
    reach(1);
    fireEvent.error(image());
    const shown = screen.getAllByRole('img', { name: 'Three elephants' });
    for (const each of shown) act(() => watched.reach(each.closest('[data-picture]') as Element, 1));
    const files = [`/placeholders/${placeholder}.svg`, `/placeholders/${placeholder}-dark.svg`];
    expect(shown.map((each) => each.getAttribute('src'))).toEqual(files);
    for (const each of shown) fireEvent.error(each);
    expect(screen.getAllByRole('img', { name: 'Three elephants' })[0]).toBe(shown[0]);
    unmount();
  }
});

test('a priority picture is preloaded and eager (B-45)', () => {
  const picture = fresh();
  render(<PlateImage picture={picture} isPriority sizes="50vw" />);
  expect(phase()).toBe('loading');
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
  const link = document.head.querySelector('link[rel="preload"][as="image"]');
  expect(link).toHaveAttribute('imagesrcset', picture.avif);
  expect(link).toHaveAttribute('imagesizes', '50vw');
});

test('what was loaded before in the visit is shown at once, without preview or status (B-40)', () => {
  const picture = fresh();
  const { container, unmount } = render(<PlateImage picture={picture} />);
  reach(1);
  fireEvent.load(image());
  unmount();
  const again = render(<PlateImage picture={picture} />);
  expect(phase()).toBe('loaded');
  expect(again.container.querySelectorAll('img')).toHaveLength(1);
  expect(image()).toHaveAttribute('src', picture.src);
  expect(container).toHaveTextContent('');
});

test('a page shows the rendition its card has loaded at once, sharp, and its own above it once that has come (B-33)', () => {
  const picture = fresh();
  const card = render(<PlateImage picture={picture} />);
  reach(1);
  const rendition = `/plates/${made}-480.avif`;
  Object.defineProperty(image(), 'currentSrc', { value: rendition });
  fireEvent.load(image());
  card.unmount();
  const { container } = render(<PlateImage picture={picture} isPriority />);
  expect(phase()).toBe('loading');
  const [underlay, own] = container.querySelectorAll('img');
  expect(underlay).toHaveAttribute('src', rendition);
  expect(underlay).toHaveAttribute('alt', '');
  expect(own).toBe(image());
  expect(own).toHaveClass('opacity-0');
  expect(container).toHaveTextContent('Enhancing...');
  fireEvent.load(image());
  expect(phase()).toBe('loaded');
  expect(own).not.toHaveClass('opacity-0');
  expect(container).toHaveTextContent('');
});

test('a priority picture nothing of which was loaded shows itself as it comes, over its preview', () => {
  const picture = fresh();
  const { container } = render(<PlateImage picture={picture} isPriority />);
  expect(container.querySelector('img')).toHaveAttribute('src', picture.preview);
  expect(image()).not.toHaveClass('opacity-0');
});

test('a page hydrates as it was prerendered, whatever was loaded since', async () => {
  const picture = fresh();
  const card = render(<PlateImage picture={picture} />);
  reach(1);
  fireEvent.load(image());
  card.unmount();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<PlateImage picture={picture} isPriority />);
  const problems: unknown[] = [];
  render(<PlateImage picture={picture} isPriority />, {
    container,
    hydrate: true,
    onRecoverableError: (problem) => problems.push(problem),
  });
  expect(problems).toEqual([]);
  expect(container.querySelector('img')).toHaveAttribute('src', picture.preview);
});

test('a page whose own rendition fails shows the placeholder of its category, as without a card', () => {
  const picture = fresh({ category: 'tour' });
  const card = render(<PlateImage picture={picture} />);
  reach(1);
  fireEvent.load(image());
  card.unmount();
  render(<PlateImage picture={picture} isPriority />);
  fireEvent.error(image());
  const [day] = screen.getAllByRole('img', { name: 'Three elephants' });
  act(() => watched.reach(day?.closest('[data-picture]') as Element, 1));
  expect(day).toHaveAttribute('src', '/placeholders/tour.svg');
});

test('every phase has the size of the picture', () => {
  render(<PlateImage picture={fresh()} />);
  for (const step of [() => {}, () => reach(1), () => fireEvent.load(image())]) {
    step();
    expect(image()).toHaveAttribute('width', '1600');
    expect(image()).toHaveAttribute('height', '1000');
  }
});
