import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/site/open-site.tsx';

/* What a screen reader makes of cards: it reads the lines of a screen one after the other, and hears no gap between them. */

const lists = ['/', '/tours', '/group-tours', '/destinations', '/places', '/blog', '/inspirations'];

/** Elements whose end is heard as one. */
const lines = 'p, li, div, h1, h2, h3, dt, dd, article, button, td, th';

/** Facts that run into each other: "$430 in AprilKES 64,500". */
function runTogether(card: Element): string[] {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('[aria-hidden=true]') === null) texts.push(text);
  }
  return texts.flatMap((text, index) => {
    const before = texts[index - 1];
    if (before === undefined || lineOf(before) !== lineOf(text)) return [];
    return /[\p{L}\d]$/u.test(before.data) && /^[\p{L}\d$]/u.test(text.data) ? [`${before.data}|${text.data}`] : [];
  });
}

const lineOf = (text: Text) => text.parentElement?.closest(lines);

test.each(lists)(
  '%s: a card’s link is its name, its facts are heard one by one, and arrows are words (B-300)',
  async (address) => {
    await openSite(address);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(2));
    for (const card of screen.getAllByRole('article')) {
      const heading = card.querySelector('h2, h3');
      const link = heading?.querySelector('a');
      if (link) expect(link).toHaveAccessibleName(heading?.textContent ?? '');
      expect(runTogether(card)).toEqual([]);
      const heard = [...card.querySelectorAll('*')].filter(
        (element) => element.children.length === 0 && element.closest('[aria-hidden=true]') === null,
      );
      expect(heard.map(({ textContent }) => textContent).filter((words) => /[→←]/.test(words ?? ''))).toEqual([]);
    }
  },
);
