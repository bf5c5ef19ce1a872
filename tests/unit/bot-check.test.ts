import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#platform/api/app-error.ts';
import { createBotCheck } from '#shell/bot-check/bot-check-state.ts';

beforeEach(() => vi.useFakeTimers());

function touched() {
  const check = createBotCheck();
  check.touch();
  return { check, widget: () => check.events(check.state.getSnapshot().attempt) };
}

describe('its states', () => {
  test('unloaded until the form is touched, then loading, then ready with a token (B-129)', () => {
    const check = createBotCheck();
    expect(check.state.getSnapshot()).toMatchObject({ status: 'unloaded', attempt: 0, token: undefined });
    check.touch();
    check.touch();
    expect(check.state.getSnapshot()).toMatchObject({ status: 'loading', attempt: 1, token: undefined });
    check.events(1).onToken('abc');
    expect(check.state.getSnapshot()).toMatchObject({ status: 'ready', token: 'abc' });
  });

  test('a token that has expired, or went to the server, is cleared and a new one is made (B-129)', () => {
    const { check, widget } = touched();
    widget().onToken('abc');
    widget().onExpired();
    expect(check.state.getSnapshot()).toMatchObject({ status: 'loading', token: undefined, attempt: 2 });
    widget().onToken('def');
    check.renew();
    expect(check.state.getSnapshot()).toMatchObject({ status: 'loading', token: undefined, attempt: 3 });
  });

  test('an error clears the token; 8000 ms later it is tried again (B-88)', () => {
    const { check, widget } = touched();
    widget().onToken('abc');
    widget().onError(new Error('no'));
    expect(check.state.getSnapshot()).toMatchObject({
      status: 'loading',
      token: undefined,
      attempt: 1,
      isBlocked: true,
    });
    vi.advanceTimersByTime(7999);
    expect(check.state.getSnapshot().attempt).toBe(1);
    vi.advanceTimersByTime(1);
    expect(check.state.getSnapshot().attempt).toBe(2);
  });

  test('a press waits through a long silence for its token, and a failure or the end of the form ends its wait', async () => {
    const patient = touched();
    const token = patient.check.settled();
    vi.advanceTimersByTime(20_000);
    patient.widget().onToken('late');
    await expect(token).resolves.toMatchObject({ token: 'late' });

    const failing = touched();
    const failed = failing.check.settled();
    failing.widget().onError(new Error('no'));
    await expect(failed).resolves.toMatchObject({ token: undefined, isOffline: false });

    const left = touched();
    const ended = left.check.settled();
    left.check.stop();
    await expect(ended).resolves.toMatchObject({ status: 'unloaded', token: undefined });
  });
});

describe('a widget that does not answer', () => {
  test('is said to be blocked within 12 s, while it is waited for, and forgiven when it answers (B-88)', () => {
    const { check, widget } = touched();
    vi.advanceTimersByTime(9000);
    expect(check.state.getSnapshot().isBlocked).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(check.state.getSnapshot()).toMatchObject({ isBlocked: true, status: 'loading', attempt: 1 });
    widget().onToken('late');
    expect(check.state.getSnapshot()).toMatchObject({ status: 'ready', token: 'late', isBlocked: false });
  });

  test('has failed after 30 000 ms and is tried again 8000 ms later (B-88)', () => {
    const { check } = touched();
    vi.advanceTimersByTime(30_000);
    expect(check.state.getSnapshot().attempt).toBe(1);
    vi.advanceTimersByTime(8000);
    expect(check.state.getSnapshot().attempt).toBe(2);
  });

  test('has all the time in the world while it asks the visitor something', () => {
    const { check, widget } = touched();
    widget().onQuestion();
    vi.advanceTimersByTime(120_000);
    expect(check.state.getSnapshot()).toMatchObject({ status: 'loading', attempt: 1, isBlocked: false });
  });

  test('of an attempt that is over is not listened to', () => {
    const { check, widget } = touched();
    const old = widget();
    old.onError(undefined);
    vi.advanceTimersByTime(8000);
    old.onToken('stale');
    expect(check.state.getSnapshot()).toMatchObject({ status: 'loading', token: undefined, attempt: 2 });
  });
});

describe('a network that is not there', () => {
  const network = new AppError('NETWORK_ERROR', 'gone');

  test('is told apart from a widget that is blocked', () => {
    const { check, widget } = touched();
    widget().onError(network);
    expect(check.state.getSnapshot().isOffline).toBe(true);
    vi.advanceTimersByTime(8000);
    widget().onError(new Error('blocked'));
    expect(check.state.getSnapshot().isOffline).toBe(false);
  });

  test('needs no waiting once it is back', () => {
    const { check, widget } = touched();
    widget().onError(network);
    check.retryNow();
    expect(check.state.getSnapshot().attempt).toBe(2);
  });
});

test('a form that has gone leaves nothing running', () => {
  const { check, widget } = touched();
  widget().onError(undefined);
  check.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(check.state.getSnapshot()).toMatchObject({ status: 'unloaded', token: undefined });
});
