/** An address or a path less the slashes it ends with; `/` alone becomes empty. */
export function withoutTrailingSlashes(address: string): string {
  return /^.*[^/]/s.exec(address)?.[0] ?? '';
}
