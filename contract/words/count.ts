/** `1 day`, `3 days`; `many` where an s does not make it. What is typed where a number belongs is shown as it is. */
export function count(amount: number | string, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** `one`, `one and other`, `one, other and another`. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
