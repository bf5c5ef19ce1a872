import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#ui/button.tsx';

test('a button that does nothing now keeps the focus, and nothing is pressed or sent with it (B-905)', async () => {
  const [press, send] = [vi.fn(), vi.fn((event: React.FormEvent) => event.preventDefault())];
  const form = (isIdle: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" isIdle={isIdle} onClick={press}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  rerender(form(true));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('no button of the desk is disabled, from which the browser takes the focus (B-905)', () => {
  const files = readdirSync('desk', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const found = files.flatMap((file) =>
    [...readFileSync(`desk/${file}`, 'utf8').matchAll(/<[Bb]utton\b(?:=>|[^>])*?\sdisabled\b/g)].map(
      ([button]) => `${file}: ${button}`,
    ),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
