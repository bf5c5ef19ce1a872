import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FacetOptions } from '#ui/facets/facet-options.tsx';

afterEach(cleanup);

const species = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `s${place}`, label: `Species ${place}`, count: 1 }));

function show(count: number, chosen: string[] = []) {
  render(<FacetOptions legend="Wildlife" options={species(count)} chosen={chosen} onChoose={() => undefined} />);
}

const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

test('of many options the first sixteen are shown, and the rest when they are asked for, with the focus on the first of them', () => {
  show(24);
  expect(names()).toHaveLength(16);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 24 of Wildlife' }));
  expect(names()).toHaveLength(24);
  expect(screen.getByRole('checkbox', { name: 'Species 16, 1 match' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an option that is chosen is shown wherever it stands', () => {
  show(24, ['s20']);
  expect(screen.getByRole('checkbox', { name: 'Species 20, 1 match' })).toBeChecked();
  expect(names()).toHaveLength(17);
});

test('one option more is no reason to fold them', () => {
  show(17);
  expect(names()).toHaveLength(17);
  expect(screen.queryByRole('button')).toBeNull();
});
