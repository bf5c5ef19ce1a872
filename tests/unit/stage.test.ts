import { expect, test } from 'vitest';
import { createStage, newPage, routeOf, shownPage } from '#shell/stage/stage.ts';

const list = newPage('/tours');
const tour = newPage('/tour/$tourSlug');
/** The router's own idea of a page it has come to; it knows nothing of the one that was shown with the press. */
const ownTour = newPage('/tour/$tourSlug');

test('the page of the router is seen until another is pressed, and again once it has gone elsewhere', () => {
  const stage = createStage();
  expect(shownPage(stage.get(), list)).toBe(list);
  stage.press(tour, '/tours');
  expect(shownPage(stage.get(), list)).toBe(tour);
  expect(shownPage(stage.get(), ownTour)).toBe(tour);
  stage.arrive('/tour/$tourSlug');
  expect(shownPage(stage.get(), ownTour)).toBe(tour);

  const listAgain = newPage('/tours');
  expect(shownPage(stage.get(), listAgain)).toBe(listAgain);
  stage.arrive('/tours');
  expect(shownPage(stage.get(), newPage('/tour/$tourSlug'))).not.toBe(tour);
});

test('a press the router does not follow gives way to where the router is', () => {
  const stage = createStage();
  stage.press(tour, '/tours');
  stage.arrive('/tours');
  expect(shownPage(stage.get(), list)).toBe(list);
});

test('from the 404 page, which is none of its own, a press leads on; the 404 page itself is never in its place', () => {
  const stage = createStage();
  stage.press(tour, undefined);
  expect(shownPage(stage.get(), undefined)).toBe(tour);
  stage.arrive('/tour/$tourSlug');
  expect(shownPage(stage.get(), undefined)).toBeUndefined();
});

test('a page ahead goes with the press, and listeners hear of each change once', () => {
  const stage = createStage();
  let changes = 0;
  stage.subscribe(() => {
    changes += 1;
  });
  stage.setAhead(tour);
  stage.setAhead(tour);
  expect(stage.get().ahead).toBe(tour);
  stage.press(tour, '/tours');
  expect(stage.get().ahead).toBeUndefined();
  expect(changes).toBe(2);
});

test('an address without a page has no route, also below one that has', () => {
  expect(routeOf([{ routeId: '__root__' }, { routeId: '/tours' }])).toBe('/tours');
  expect(routeOf([{ routeId: '__root__' }])).toBeUndefined();
  expect(routeOf([{ routeId: '__root__', _notFound: true }, { routeId: '/tours' }])).toBeUndefined();
});
