import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { evidenceContent } from '#tests/support/evidence-content.ts';
import { loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { reviewRule } from '#tests/support/site/structured-data-rules.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { createTestApp, smallCatalogue } from '#tests/support/test-app.ts';

/* People, reviews and papers stand where they help one to decide, and leave no trace where an operator has none. */

const nobody = smallCatalogue(smallContent());
const everybody = smallCatalogue(evidenceContent());

const headings = ['Who may guide you', 'What travellers wrote', 'Planners and guides', 'Who answers'];

const section = (name: string) => screen.findByRole('region', { name });

test.each(['/', '/about', '/contact', '/tour/marsh-week', '/group-tour/marsh-together'])(
  '%s is whole without people, reviews and papers, and has no heading or example of them (B-490)',
  async (address) => {
    const { container } = await openSite(address, { catalogue: nobody });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const name of headings) expect(screen.queryByRole('heading', { name }), name).toBeNull();
    expect(within(container).queryByText('Example')).toBeNull();
    expect(container.querySelector('main')?.textContent).not.toMatch(/deposit is held|Licensed by|Member of/);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a tour shows its planner and its papers beside the price, its guides, and the reviews about it (B-491, B-493)', async () => {
  await openSite('/tour/marsh-week', { catalogue: everybody });
  const price = within(await section('Price'));
  expect(price.getByText('Bela Reed')).toBeVisible();
  expect(price.getByText('Planner since 2010 · English')).toBeVisible();
  expect(price.getByText('Licensed by Board of the Marsh, no. B-77.')).toBeVisible();
  expect(price.getByText('Member of Guild of Reeds.')).toBeVisible();
  expect(
    price.getByText('Your deposit is held by the Bank of Reeds, and protected by a bond of the guild.'),
  ).toBeVisible();
  const guides = within(await section('Who may guide you')).getAllByRole('listitem');
  expect(guides.map((guide) => within(guide).getByText(/^Guide \d$/).textContent)).toEqual(['Guide 5', 'Guide 2']);
  const quotes = within(await section('What travellers wrote')).getAllByRole('figure');
  expect(quotes.map((quote) => quote.querySelector('blockquote')?.textContent)).toEqual([
    '“The words of week-new.”',
    '“The words of week-old.”',
  ]);
  expect(screen.queryByText('Example')).toBeNull();
});

test('a group tour shows the same in its panel and among its chapters (B-491)', async () => {
  await openSite('/group-tour/marsh-together', { catalogue: everybody });
  const panel = within(await section('Price and next departure'));
  expect(panel.getByText('Ada Marsh')).toBeVisible();
  expect(panel.getByText(/^Your deposit is held by/)).toBeVisible();
  expect(within(await section('Who may guide you')).getAllByRole('listitem')).toHaveLength(4);
  const [quote] = within(await section('What travellers wrote')).getAllByRole('figure');
  expect(quote).toHaveTextContent(/“The words of together\.”.*Who wrote together, January 2026/);
});

test('who answers stands above the form that asks for a trip (B-491)', async () => {
  await openSite('/tour/marsh-week', { catalogue: everybody });
  const trip = within(await section('Make it yours'));
  await userEvent.click(await trip.findByRole('button', { name: 'Request this trip' }));
  const form = within(await screen.findByRole('form', { name: 'Request this trip' }));
  expect(form.getByText('Bela Reed')).toBeVisible();
});

test('the contact page says who answers, and where to knock (B-491, B-495)', async () => {
  await openSite('/contact', { catalogue: everybody });
  const planner = within(await section('Who answers'));
  expect(planner.getByRole('heading', { name: 'Ada Marsh' })).toBeVisible();
  expect(planner.getByText('Planner since 2010 · English, Maa')).toBeVisible();
  const offices = within(await section('Our offices'));
  expect(offices.getByText('3 Reed Lane')).toBeVisible();
  expect(offices.getByRole('link', { name: 'Map of 3 Reed Lane' })).toHaveAttribute(
    'href',
    'https://maps.safari-papers.org/reed',
  );
});

test('the page about us has everybody, every paper with its number, and the office (B-491, B-495)', async () => {
  await openSite('/about', { catalogue: everybody });
  const people = within(await section('Planners and guides'));
  expect(people.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ada Marsh',
    'Bela Reed',
    'Guide 5',
    'Guide 4',
    'Guide 3',
    'Guide 2',
    'Guide 1',
  ]);
  const papers = within(await section('Licences'));
  expect(papers.getByText('Board of the Marsh')).toBeVisible();
  expect(papers.getByText('No. B-77')).toBeVisible();
  expect(papers.getByText('Guild of Reeds')).toBeVisible();
  expect(papers.getByRole('link', { name: 'Check it where it is listed' })).toHaveAttribute(
    'href',
    'https://board.safari-papers.org/b-77',
  );
  expect(papers.getByText(/^It is held by the Bank of Reeds/)).toBeVisible();
  expect(within(await section('Office and hours')).getByText('3 Reed Lane')).toBeVisible();
});

test('home quotes the newest reviews, each with its trip and the place it can be read at (B-493)', async () => {
  await openSite('/', { catalogue: everybody });
  const quotes = within(await section('What travellers wrote')).getAllByRole('figure');
  expect(quotes).toHaveLength(3);
  const [letter, week] = quotes.map((quote) => within(quote));
  expect(letter?.queryByRole('link')).toBeNull();
  expect(letter?.getByText('A letter to us')).toBeVisible();
  expect(week?.getByRole('link', { name: 'Marsh week' })).toHaveAttribute('href', '/tour/marsh-week');
  expect(week?.getByRole('link', { name: 'Read it at A site of reviews' })).toHaveAttribute(
    'href',
    'https://reviews.safari-papers.org/week-new',
  );
});

test('a badge stands with its reason on the tour’s page, and alone on its card (B-496)', async () => {
  const { unmount } = await openSite('/tour/marsh-week', { catalogue: everybody });
  const head = within((await screen.findByRole('heading', { level: 1 })).parentElement as HTMLElement);
  expect(head.getByText('LONGEST').parentElement).toHaveTextContent(/No other of our tours has seven days\./);
  expect(head.getByText("Planner's pick").parentElement).toHaveTextContent(/It leaves time for a second dawn\./);
  unmount();
  await openSite('/tours', { catalogue: everybody });
  const cards = await screen.findAllByRole('article');
  expect(cards.filter((card) => within(card).queryByText("Planner's pick")).map((card) => card.textContent)).toEqual([
    expect.stringContaining('Marsh week'),
  ]);
  expect(screen.queryByText('No other of our tours has seven days.')).toBeNull();
});

test('whoever and whatever is an example is called one wherever it stands (B-492)', async () => {
  for (const [address, examples, papers] of [
    ['/', 3, 0],
    ['/tour/masai-mara-safari', 5, 3],
    ['/group-tour/amboseli-elephant-weekend', 4, 3],
    ['/contact', 1, 1],
    ['/about', 4, 4],
  ] as const) {
    const { unmount } = await openSite(address);
    expect(await screen.findAllByText('Example'), address).toHaveLength(examples);
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByText(/Example (Licensing|Association|Bank|Lane)/), address).toHaveLength(papers);
    unmount();
  }
});

test('machines are told the reviews of a trip that can be read where they were published, and no rating (B-494)', async () => {
  const files = evidenceContent();
  const change = (path: string, fields: object) => {
    files[path] = { ...(files[path] as object), ...fields };
  };
  change('reviews/week-old.json', { isExample: true });
  change('reviews/together.json', { source: { name: 'A site', url: 'https://reviews.example/1' } });
  const backEnd = await createTestApp({ catalogue: smallCatalogue(files) });
  const said = async (address: string) => {
    const { queryClient } = await loadPage(backEnd, address);
    return JSON.parse(JSON.stringify(structuredData(address, queryClient)));
  };
  const reviewsOf = async (address: string) =>
    (await said(address)).filter((thing: { '@type': string }) => thing['@type'] === 'Review');

  const [review, ...others] = await reviewsOf('/tour/marsh-week');
  expect(others).toEqual([]);
  expect(reviewRule.safeParse(review).error?.issues).toBeUndefined();
  expect(review).toMatchObject({
    url: 'https://reviews.safari-papers.org/week-new',
    reviewBody: 'The words of week-new.',
    author: { name: 'Who wrote week-new' },
    datePublished: '2026-06',
    itemReviewed: { name: 'Marsh week', url: 'http://localhost:4173/tour/marsh-week' },
  });
  expect(await reviewsOf('/group-tour/marsh-together')).toEqual([]);
  expect((await reviewsOf('/')).map(({ url }: { url: string }) => url)).toEqual([review.url]);
  for (const address of ['/', '/tour/marsh-week', '/group-tour/marsh-together']) {
    expect(JSON.stringify(await said(address)), address).not.toMatch(/rating/i);
  }
  await backEnd.close();
});
