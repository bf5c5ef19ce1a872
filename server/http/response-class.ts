import type { ResponseClass } from '#server/http/security-headers.ts';

/** The class of an answer of this content type. */
export function responseClassOf(contentType: string): ResponseClass {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html') return 'page';
  if (/^(text|application)\/javascript$/.test(type)) return 'script';
  // An SVG opened by its address is a document that may hold scripts.
  if (type !== 'image/svg+xml' && /^(image|font|text\/css)/.test(type)) return 'asset';
  return 'data';
}
