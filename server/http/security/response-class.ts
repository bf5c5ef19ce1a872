import type { ResponseClass } from '#server/http/security/security-headers.ts';

/** The class of an answer of this content type, to who asked for this path. */
export function responseClassOf(contentType: string, path: string): ResponseClass {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html') return 'page';
  return path === '/sw.js' ? 'worker' : 'data';
}
