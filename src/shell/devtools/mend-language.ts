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
