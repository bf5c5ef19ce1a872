/** `Wild dog` → `wild-dog`, `Ol Pejeta, café` → `ol-pejeta-cafe`. Empty when nothing usable is left. */
export function slugify(text: string): string {
  return withoutAccents(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower case and plain letters, for comparing what people type. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
