import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#shell/error-boundary/error-boundary.tsx';

let isBroken = true;

function Section() {
  if (isBroken) throw new Error('broken');
  return <p>All well</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a failing section says so and may be tried three times, then the page is to be refreshed (B-71)', async () => {
  const user = userEvent.setup();
  render(
    <ErrorBoundary>
      <Section />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something Went Wrong');
  expect(screen.queryByText(/Retry attempt/)).toBeNull();
  for (const attempt of [1, 2, 3]) {
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText(`Retry attempt ${attempt} of 3`)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});

test('a section that works again is shown again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn(() => {
    isBroken = false;
  });
  render(
    <ErrorBoundary onRetry={onRetry}>
      <Section />
    </ErrorBoundary>,
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('All well')).toBeVisible();
  expect(onRetry).toHaveBeenCalledOnce();
});
