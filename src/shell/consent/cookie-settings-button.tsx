import type { ReactNode } from 'react';
import { openCookieSettings } from '#shell/consent/cookie-banner-visibility.ts';

/** Brings the cookie question back, to change or withdraw the choice. */
export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button type="button" className={className} onClick={({ currentTarget }) => openCookieSettings(currentTarget)}>
      {children}
    </button>
  );
}
