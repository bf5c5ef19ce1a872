import { isConnectionFailure } from '#platform/api/app-error.ts';
import { createStore, type Readable } from '#platform/store.ts';

/** After a failure the widget is tried again in this time (B-88). */
export const retryMs = 8000;
/** A widget that has said nothing for this long has failed (B-88). */
export const responseWaitMs = 30_000;
/** A visitor who is still waiting after this is offered other ways to reach us. */
export const patienceMs = 10_000;

export interface BotCheckState {
  /** How far the check has come (B-129). */
  status: 'unloaded' | 'loading' | 'ready';
  /** Present while `ready`. */
  token: string | undefined;
  /** Counts the widgets there have been; each attempt gets a new one. */
  attempt: number;
  /** It has failed or keeps silent. */
  isBlocked: boolean;
  /** It has failed and is tried again later. */
  hasFailed: boolean;
  /** The last failure was the network's. */
  isOffline: boolean;
}

/** What a provider's widget reports. Reports of an attempt that is over are ignored. */
export interface BotCheckEvents {
  onToken(token: string): void;
  onError(error: unknown): void;
  onExpired(): void;
  /** The visitor is being asked something: their time is not counted. */
  onQuestion(): void;
}

export interface BotCheck {
  state: Readable<BotCheckState>;
  /** A form was touched: the check begins, once. */
  touch(): void;
  /** The token has gone to the server, which accepts it once: a new one is made. */
  renew(): void;
  /** The network is back: no need to wait for the next turn. */
  retryNow(): void;
  /** What it has come to: a token, a failure, or `unloaded` when the form has gone. A press waits for it. */
  settled(): Promise<BotCheckState>;
  /** The form has gone. */
  stop(): void;
  events(attempt: number): BotCheckEvents;
}

const unloaded: BotCheckState = {
  status: 'unloaded',
  token: undefined,
  attempt: 0,
  isBlocked: false,
  hasFailed: false,
  isOffline: false,
};

/** The bot check of one form, whoever provides it: its states, and what happens when a widget fails, expires or is silent. */
export function createBotCheck(): BotCheck {
  const state = createStore(unloaded);
  const timers = { retry: 0, response: 0, patience: 0 };

  function set(part: Partial<BotCheckState>): void {
    state.set({ ...state.getSnapshot(), ...part });
  }

  function start(name: keyof typeof timers, milliseconds: number, then: () => void): void {
    clearTimeout(timers[name]);
    timers[name] = window.setTimeout(then, milliseconds);
  }

  function clearTimers(): void {
    for (const timer of Object.values(timers)) clearTimeout(timer);
  }

  function begin(): void {
    clearTimers();
    const { attempt, isBlocked } = state.getSnapshot();
    set({ status: 'loading', token: undefined, hasFailed: false, attempt: attempt + 1 });
    start('response', responseWaitMs, () => fail(undefined));
    if (!isBlocked) start('patience', patienceMs, () => set({ isBlocked: true }));
  }

  function fail(error: unknown): void {
    clearTimers();
    set({
      status: 'loading',
      token: undefined,
      isBlocked: true,
      hasFailed: true,
      isOffline: isConnectionFailure(error),
    });
    start('retry', retryMs, begin);
  }

  return {
    state,
    touch() {
      if (state.getSnapshot().status === 'unloaded') begin();
    },
    renew() {
      if (state.getSnapshot().status !== 'unloaded') begin();
    },
    retryNow() {
      const { status, isBlocked } = state.getSnapshot();
      if (status === 'loading' && isBlocked) begin();
    },
    settled() {
      return new Promise((resolve) => {
        const onChange = () => {
          const now = state.getSnapshot();
          if (now.status === 'loading' && !now.hasFailed) return;
          unsubscribe();
          resolve(now);
        };
        const unsubscribe = state.subscribe(onChange);
        onChange();
      });
    },
    stop() {
      clearTimers();
      set({ ...unloaded, attempt: state.getSnapshot().attempt });
    },
    events(attempt) {
      const ifCurrent = (act: () => void) => {
        const now = state.getSnapshot();
        if (now.attempt === attempt && now.status !== 'unloaded') act();
      };
      return {
        onToken: (token) =>
          ifCurrent(() => {
            clearTimers();
            set({ status: 'ready', token, isBlocked: false, hasFailed: false, isOffline: false });
          }),
        onError: (error) => ifCurrent(() => fail(error)),
        onExpired: () => ifCurrent(begin),
        onQuestion: () => ifCurrent(clearTimers),
      };
    },
  };
}
