import type { TurnstileProps } from '@marsidev/react-turnstile';
import { type ComponentType, useEffect, useState } from 'react';
import { env } from '#platform/env.ts';
import type { BotCheckWidgetProps } from '#shell/bot-check/bot-check-widget.ts';

/** Cloudflare's check, for operators who have configured a site key. Its script comes with the first form that is touched. */
export function TurnstileCheck({ action, events }: BotCheckWidgetProps) {
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
