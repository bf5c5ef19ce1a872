import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { BotCheckAction } from '#contract/bot-check.ts';
import { env } from '#platform/env.ts';
import { AltchaCheck } from '#shell/bot-check/altcha-check.tsx';
import type { BotCheck, BotCheckState } from '#shell/bot-check/bot-check-state.ts';
import { TurnstileCheck } from '#shell/bot-check/turnstile-check.tsx';
import { WithoutScript } from '#shell/bot-check/without-script.tsx';
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
