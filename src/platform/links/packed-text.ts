/*
 * Text as it travels in the fragment of an address: deflated by the browser's own code, in the characters of base64url. What comes
 * in by a link may be anything, so nothing here throws, and nothing grows beyond what its reader allows.
 */

/** Only the characters of base64url. */
export async function packText(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The text that was packed; undefined for what is none of ours, is cut or damaged, or would be longer than allowed.
 *
 * @param mostBytes of UTF-8 that the text may come to; reading ends as soon as there are more
 */
export async function unpackText(packed: string, mostBytes: number): Promise<string | undefined> {
  // Deflating makes nothing more than a little longer.
  if (packed.length > mostBytes * 2 || !/^[\w-]+$/.test(packed)) return undefined;
  // A chat that sets words in italics may have left its marks behind.
  for (const marks of ['', '_', '__']) {
    if (!packed.endsWith(marks)) break;
    try {
      const characters = atob(
        packed
          .slice(0, packed.length - marks.length)
          .replaceAll('-', '+')
          .replaceAll('_', '/'),
      );
      const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
      return await readText(inflated(bytes), mostBytes);
    } catch {
      // Not whole.
    }
  }
  return undefined;
}

function inflated(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
}

async function readText(stream: ReadableStream<Uint8Array>, mostBytes: number): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
