/** In bytes: what is shorter is hardly shorter when compressed. */
export const worthCompressing = 1024;

/** Whether a browser has named the encoding in its `Accept-Encoding`, and not with `q=0` to refuse it. */
export function accepts(accepted = '', encoding: string): boolean {
  const named = accepted.split(',').find((one) => one.trim().split(';')[0]?.trim().toLowerCase() === encoding);
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named);
}
