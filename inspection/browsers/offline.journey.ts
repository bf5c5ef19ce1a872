import { expect, test } from '#inspection/browsers/journey-test.ts';
import { role } from '#inspection/browsers/page-tools.ts';
import type { Visitor } from '#inspection/browsers/visitor.ts';

/*
 * Not every driver can cut a browser's network, so the server goes away instead: the door to it is shut, and what
 * asks there is refused, as by a machine that is switched off. Of its network card a browser cannot know then, and
 * is told.
 */

const notice = (title: string, message: string) =>
  role('dialog', undefined, { within: role('region', 'Notices'), text: `${title}${message}` });

async function openReadyToLeave(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await expect
    .poll(() => visitor.read(() => navigator.serviceWorker.controller?.state), { message: 'the worker is in charge' })
    .toBe('activated');
}

/** What a page has asked the back end is written to the disk at most once a second. */
async function untilSaved(visitor: Visitor, part: string): Promise<void> {
  const saved = () =>
    visitor.read(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('site-cache')) return '';
      return new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('site-cache');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('queries').objectStore('queries').get('queries');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result ?? ''));
          };
        };
      });
    });
  await expect.poll(saved, { message: `${part} is saved` }).toContain(part);
}

function setOnline(visitor: Visitor, isThere: boolean): Promise<void> {
  return visitor.read((isOnLine) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnLine });
    dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
  }, isThere);
}

const h1 = { selector: 'h1' };

test('with the server gone visited pages open, others say what can be done and recover', async ({
  visitor,
  gateway,
}) => {
  await openReadyToLeave(visitor, '/tours');
  await visitor.sees(notice('Offline Ready', 'App is ready to work offline!'));
  await untilSaved(visitor, 'listTours');
  await visitor.open('/faq');
  await untilSaved(visitor, 'listFaqs');
  const heading = await visitor.textOf(h1);

  await gateway.close();
  await visitor.reload();
  expect(await visitor.textOf(h1)).toBe(heading);
  await visitor.open('/tours');
  await visitor.sees({ selector: 'main article' });

  // A page nobody has been to, nor seen a link to: those are fetched ahead.
  await visitor.open('/accommodation/olare-fig-camp');
  await visitor.sees({ ...h1, text: 'Connection Problem' });
  await gateway.reopen();
  await visitor.press(role('button', 'Retry', { within: role('main') }));
  await visitor.sees({ ...h1, text: 'Olare Fig Camp' });
});

test('going offline and coming back is announced, and what is shown is refreshed', async ({ visitor, gateway }) => {
  await openReadyToLeave(visitor, '/tours');
  await untilSaved(visitor, 'listTours');
  await gateway.close();
  await setOnline(visitor, false);
  await visitor.sees(notice('Offline', 'You are now offline. Cached content will be available.'));
  await visitor.press(role('link', 'DESTINATIONS', { within: role('banner') }));
  await visitor.isAt(/^\/destinations$/);
  await gateway.reopen();
  await setOnline(visitor, true);
  await visitor.sees(notice('Back Online', 'Connection restored! Syncing data...'));
  await visitor.sees(notice('Data Updated', 'Tours, prices and seats are being refreshed.'));
});

test('a trip that was taken along opens page by page with the server gone', async ({ visitor, gateway }) => {
  await openReadyToLeave(visitor, '/tour/amboseli-tour');
  await visitor.press(role('button', 'Take this trip along'));
  await visitor.press(role('button', undefined, { within: role('dialog', 'Take it along'), text: 'Take it along,' }));
  await visitor.sees(role('dialog', 'Take it along', { text: 'On this device since' }));
  const pages = await visitor.read(() =>
    JSON.parse(localStorage.getItem('takenAlong') ?? '[]').flatMap((one: { pages: string[] }) => one.pages),
  );
  expect(pages.length).toBeGreaterThan(8);

  await gateway.close();
  for (const path of pages) {
    await visitor.open(path);
    await visitor.sees(h1);
    expect(await visitor.textOf(h1), path).not.toContain('Connection Problem');
  }
});
