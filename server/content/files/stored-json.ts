/**
 * What a JSON text of the content holds, by today's names: the local price of a tour was called `kes` before, and still is in files
 * and drafts of that time. @throws SyntaxError
 */
export function storedJson(text: string): ReturnType<typeof JSON.parse> {
  return text.includes('"kes"') ? JSON.parse(text, renamed) : JSON.parse(text);
}

function renamed(this: Record<string, unknown>, key: string, value: unknown): unknown {
  if (key !== 'kes') return value;
  this.local ??= value;
  return undefined;
}
