import { ReactQueryDevtools } from '@tanstack/react-query-devtools/production';
import { TanStackRouterDevtoolsInProd } from '@tanstack/react-router-devtools';

mendLanguage();

export function DevtoolsPanels() {
  return (
    <>
      <ReactQueryDevtools buttonPosition="bottom-right" />
      <TanStackRouterDevtoolsInProd position="bottom-left" />
    </>
  );
}

/**
 * Gives the page a language that `Intl` takes. Started in the locale of a bare machine (`POSIX`), Chromium calls its own
 * `en-US@posix`, which both panels hand on as it is; `Intl` throws.
 */
export function mendLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
  }
}
