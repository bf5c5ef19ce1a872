import type { TurnstileProps } from '@marsidev/react-turnstile';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { type BotCheckAction, botCheckLifetime } from '#contract/forms/bot-check.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { env } from '#platform/env.ts';
import { operator } from '#platform/operator.ts';
import type { BotCheck, BotCheckEvents, BotCheckState } from '#shell/bot-check/bot-check-state.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';

/** Said to a press without a token (B-128). */
export const missingTokenText = 'Please complete the security verification.';

interface BotCheckFieldProps {
  action: BotCheckAction;
  /** From `useBotCheck`. */
  botCheck: BotCheckState & { check: BotCheck };
  /** Shown beside the check, like any field's error. */
  error?: string | undefined;
  /** What a chat or a mail starts with when the check cannot be passed. */
  message?: string | undefined;
}

/** A form's bot check: nothing until the form is touched, then a line that says how it stands, and a way out when it fails. */
export function BotCheckField({ action, botCheck, error, message }: BotCheckFieldProps) {
  const { check, status, attempt, isBlocked, isOffline } = botCheck;
  const Widget = env.VITE_TURNSTILE_SITE_KEY === '' ? AltchaCheck : TurnstileCheck;
  const events = useMemo(() => check.events(attempt), [check, attempt]);
  return (
    <div className="grid gap-2 text-label empty:hidden">
      <WithoutScript />
      {status !== 'unloaded' && <Widget key={attempt} action={action} events={events} />}
      {/* Its line is kept: it speaks when the form is touched, and nothing below it may move. */}
      <p role="status" className={`flex items-start gap-2 ${isBlocked ? 'empty:hidden' : 'min-h-[1lh]'}`}>
        {status === 'loading' && !isBlocked && <>Checking that you are a person …</>}
        {status === 'ready' && (
          <>
            <ShieldCheck aria-hidden="true" size={17} className="mt-[0.2em] shrink-0" />
            Security verification passed
          </>
        )}
      </p>
      {error !== undefined && status !== 'ready' && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      {isBlocked && (
        <div role="alert" className="rounded-card border border-line-strong bg-surface px-4 py-3 text-ink">
          <p className="flex items-start gap-2">
            <ShieldAlert aria-hidden="true" size={17} className="mt-[0.2em] shrink-0 text-warning" />
            {whyBlocked(isOffline)}
          </p>
          <ReachUs message={message} />
        </div>
      )}
    </div>
  );
}

function whyBlocked(isOffline: boolean): string {
  // Browsers derive keys on pages from a safe origin only (W3C Secure Contexts): an address of a local network over http is none.
  if (window.isSecureContext === false) {
    return 'This page was opened over http, and the security verification needs https. Open the same address with https:// to send the form; a person can be reached here:';
  }
  return isOffline
    ? 'The security verification cannot be reached: there seems to be no connection. We keep trying. A person can be reached here:'
    : 'The security verification does not answer. It may be blocked in your browser. We keep trying; a person can be reached here:';
}

/** What a form says where no script runs: it cannot prove that a person writes, and how else to reach us. */
function WithoutScript() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. You can also write to{' '}
        <a href={`mailto:${operator.email}`} className="underline">
          {operator.email}
        </a>
        {` or call ${operator.phone}.`}
      </p>
    </noscript>
  );
}

/** A token is not used in its last seconds: it would be too old when it arrives. */
const marginMs = 20_000;
const usableMs = botCheckLifetime * 1000 - marginMs;

/** Our own server's calculation, solved unseen. There is nothing to look at and nobody else is asked. */
function AltchaCheck({ action, events }: BotCheckWidgetProps) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { signal, abort } = abortable();
    let expiry = 0;
    async function solve() {
      // The lifetime counts from here: the server's clock may show another time than ours.
      expiry = window.setTimeout(events.onExpired, usableMs);
      const { solveBotCheck } = await loadSolver();
      const token = await solveBotCheck(apiOf(queryClient), action, signal);
      if (!signal.aborted) events.onToken(token);
    }
    solve().catch((error: unknown) => {
      clearTimeout(expiry);
      if (!signal.aborted) events.onError(error);
    });
    return () => {
      clearTimeout(expiry);
      abort();
    };
  }, [queryClient, action, events]);
  return null;
}

/** Code that does not arrive is a network that is not there. */
async function loadSolver() {
  try {
    return await import('#shell/bot-check/solve-challenge.ts');
  } catch (cause) {
    throw new AppError('NETWORK_ERROR', 'The security verification could not be loaded.', { cause });
  }
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Cloudflare's check, for operators who have configured a site key. Its script comes with the first form that is touched. */
function TurnstileCheck({ action, events }: BotCheckWidgetProps) {
  const [Turnstile, setTurnstile] = useState<ComponentType<TurnstileProps>>();
  useEffect(() => {
    let isWanted = true;
    import('@marsidev/react-turnstile').then(
      (module) => isWanted && setTurnstile(() => module.Turnstile),
      (error: unknown) => isWanted && events.onError(error),
    );
    return () => {
      isWanted = false;
    };
  }, [events]);

  if (Turnstile === undefined) return null;
  return (
    <Turnstile
      siteKey={env.VITE_TURNSTILE_SITE_KEY}
      onSuccess={events.onToken}
      onError={events.onError}
      onExpire={events.onExpired}
      onTimeout={() => events.onError(undefined)}
      onUnsupported={() => events.onError(undefined)}
      onBeforeInteractive={events.onQuestion}
      // The form's own bot check tries again; two owners would mount two widgets.
      options={{ action, size: 'flexible', retry: 'never', refreshExpired: 'never', responseField: false }}
      scriptOptions={{ onError: () => events.onError(undefined) }}
    />
  );
}

/** What every provider's widget is given. It makes one attempt; another attempt is another widget. */
interface BotCheckWidgetProps {
  action: BotCheckAction;
  events: BotCheckEvents;
}
