import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAboutWords, getHomeWords } from '#contract/api/endpoints.ts';
import { endpointKey } from '#platform/api/endpoint-query.ts';
import { operator } from '#platform/operator.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { smallContent } from '#tests/support/small-content.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

/* What the operator says on the home page and on the page about them is an answer, as records are. */

/** The small catalogue with other words in one of their files. */
function catalogueSaying(file: string, fields: object) {
  const files = smallContent();
  return smallCatalogue({ ...files, [file]: { ...JSON.parse(String(files[file])), ...fields } });
}

/** A back end that is away for what is asked at these paths. */
const refused =
  (paths: ReadonlySet<string>) => async (request: Request, send: (request: Request) => Promise<Response>) =>
    paths.has(new URL(request.url).pathname)
      ? new Response('{"message":"Away","code":"unavailable"}', { status: 503 })
      : send(request);

test('home says what its file says, and what it says now when that has changed', async () => {
  const catalogue = catalogueSaying('site/home.json', { headline: 'Walks that begin in {{town}}' });
  const { requests, queryClient } = await openSite('/', { catalogue });
  await screen.findByRole('heading', { level: 1, name: 'Walks that begin in Nairobi' });
  expect(requests.filter((path) => path.startsWith('/words/'))).toEqual(['/words/home']);
  const { home } = catalogueSaying('site/home.json', { headline: 'Walks that end in {{town}}' });
  act(() => void queryClient.setQueryData(endpointKey(getHomeWords), home));
  await screen.findByRole('heading', { level: 1, name: 'Walks that end in Nairobi' });
});

test('on the way to About its words are asked for together with its other answers (B-652)', async () => {
  const started: string[] = [];
  let answerAll = () => {};
  const answered = new Promise<void>((open) => {
    answerAll = open;
  });
  const { router } = await openSite('/faq', {
    async network(request, send) {
      const { pathname } = new URL(request.url);
      started.push(pathname);
      if (pathname === '/api/words/about' || pathname === '/api/people') await answered;
      return send(request);
    },
  });
  router.history.push('/about');
  await expect.poll(() => started).toEqual(expect.arrayContaining(['/api/words/about', '/api/people']));
  answerAll();
  await screen.findByRole('heading', { level: 2, name: 'What this is' });
  expect(started.filter((path) => path.startsWith('/api/words/'))).toEqual(['/api/words/about']);
});

test('a home page whose words cannot be had still has a headline, says who we are, and leads to a person', async () => {
  const { container } = await openSite('/', { network: refused(new Set(['/api/words/home'])) });
  await screen.findByRole('heading', { level: 1, name: operator.brandLine });
  expect(container).toHaveTextContent(operator.description);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'WhatsApp Us' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Safaris to begin with' })).toBeVisible();
});

test('the page about us whose words cannot be had says so, tries again when asked, and tells where the office is', async () => {
  const away = new Set(['/api/words/about']);
  await openSite('/about', { network: refused(away) });
  await screen.findByRole('heading', { level: 1, name: `About ${operator.name}` });
  expect(screen.getByRole('heading', { level: 2, name: 'Office and hours' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Accessibility of this website' })).toBeVisible();
  away.clear();
  await act(async () => screen.getByRole('button', { name: /again|retry/i }).click());
  await screen.findByRole('heading', { level: 2, name: 'Safety' });
});

test('a mark this build does not know is a dash, and the list is there', async () => {
  const { queryClient, backEnd } = await openSite('/about');
  const about = backEnd.catalogue.about;
  const safety = { title: 'Safety', blocks: [{ mark: 'maybe', list: ['A belt in each car'] }] };
  act(() => void queryClient.setQueryData(endpointKey(getAboutWords), { ...about, safety }));
  expect(await screen.findByText('A belt in each car')).toHaveClass('before:mark-dash');
});
