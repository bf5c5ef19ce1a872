/** `20th` */
export function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}

/** `mid` as `Mid`, for values that are words already. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What a word of a closed list is called; one that came after this build is its own name. */
export function nameOf(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? capitalise(word);
}

/** With a full stop at its end, and one only. */
export function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
