import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SeasonChart } from '#ui/season-chart.tsx';

const months = [3, 3, 2, 1, 1, 2, 3, 3, 3, 3, 1, 0] as const;

test('every month of the season chart says in words how good it is (B-262)', () => {
  render(<SeasonChart months={months} />);
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toHaveLength(12);
  expect(said[0]).toContain('January: best');
  expect(said[2]).toContain('March: good');
  expect(said[10]).toContain('November: fair');
  expect(said[11]).toContain('December: avoid');
});

test('the month it is in Nairobi is marked once the page is hydrated, and not in prerendered HTML', () => {
  vi.useFakeTimers({ now: new Date('2026-10-31T21:30:00Z') });
  expect(renderToString(<SeasonChart months={months} />)).not.toContain('aria-current');
  render(<SeasonChart months={months} />);
  const marked = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['NovNovember: fair']);
});
