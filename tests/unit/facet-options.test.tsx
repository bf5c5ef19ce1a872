import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FacetOptions } from '#ui/facets/facet-options.tsx';

const species = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `s${place}`, label: `Species ${place}`, count: place }));

function show(count: number, chosen: string[] = []) {
  render(<FacetOptions legend="Wildlife" options={species(count)} chosen={chosen} onChoose={() => undefined} />);
}

const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

test('of many options the 24 with most records are shown, and the rest when they are asked for, with the focus on the first of them', () => {
  show(30);
  expect(names()).toHaveLength(24);
  expect(names()[0]).toBe('Species 6, 6 match');
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30 of Wildlife' }));
  expect(names()).toHaveLength(30);
  expect(screen.getByRole('checkbox', { name: 'Species 1, 1 match' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an option that is chosen is shown wherever it stands', () => {
  show(30, ['s2']);
  expect(screen.getByRole('checkbox', { name: 'Species 2, 2 match' })).toBeChecked();
  expect(names()).toHaveLength(25);
});

test('one option more is no reason to fold them', () => {
  show(25);
  expect(names()).toHaveLength(25);
  expect(screen.queryByRole('button')).toBeNull();
});
