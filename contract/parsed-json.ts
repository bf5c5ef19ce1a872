/** What a text says as JSON, whatever it is; undefined for one that is none, and for no text. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
