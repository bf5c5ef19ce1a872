import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BotCheckField } from '#shell/bot-check/bot-check-field.tsx';
import { createBotCheck } from '#shell/bot-check/bot-check-state.ts';

test.each([
  [true, false, /may be blocked in your browser/],
  [true, true, /there seems to be no connection/],
  [false, false, /opened over http, .* Open the same address with https:/],
])('a check that cannot be done says why: safe origin %s, offline %s', (isSafe, isOffline, words) => {
  vi.stubGlobal('isSecureContext', isSafe);
  const check = createBotCheck();
  const botCheck = { ...check.state.getSnapshot(), status: 'unloaded' as const, isBlocked: true, isOffline, check };
  render(<BotCheckField action="contact" botCheck={botCheck} />);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
