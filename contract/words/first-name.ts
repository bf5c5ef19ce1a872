/** `Maria` of `Maria Keller`; the whole of a name that begins with a title, `Dr. Keller`, or with a letter alone. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return first.length < 2 || first.endsWith('.') ? name : first;
}
