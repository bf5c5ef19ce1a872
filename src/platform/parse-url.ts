/** An address, absolute or against another; undefined when it is none. `URL.canParse` is younger than the browsers we serve. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
