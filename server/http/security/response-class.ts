import type { ResponseClass } from '#server/http/security/security-headers.ts';

/** The class of an answer of this content type. */
export function responseClassOf(contentType: string): ResponseClass {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html') return 'page';
  return /^(text|application)\/javascript$/.test(type) ? 'script' : 'data';
}
