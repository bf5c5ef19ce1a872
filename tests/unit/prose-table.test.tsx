import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Inline } from '#contract/records/prose.ts';
import { ProseTable } from '#ui/prose-text.tsx';

const line = (text: string): Inline[] => [{ kind: 'text', text }];

test('figures of a table stand on the right, and the head of their column says the currency once (B-278)', () => {
  const rows = [
    ['Tour, two people', 'USD 1,960', 'seven'],
    ['Booking fee', 'free', '50'],
    ['Mara', 'USD 400', 'by day'],
    ['Nakuru', 'USD 70, or 80 in another list', 'by day'],
  ];
  render(
    <ProseTable
      table={{ kind: 'table', head: ['Line', 'May', 'Note'].map(line), rows: rows.map((row) => row.map(line)) }}
    />,
  );
  const [, may] = screen.getAllByRole('columnheader');
  expect(may).toHaveTextContent('May, USD');
  expect(may).toHaveClass('text-right');
  expect(screen.getByRole('cell', { name: '1,960' })).toHaveClass('text-right');
  expect(screen.getByRole('cell', { name: '70, or 80 in another list' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Note' })).toHaveClass('text-left');
  expect(screen.getByRole('columnheader', { name: 'Line' })).toHaveClass('text-left');
});
