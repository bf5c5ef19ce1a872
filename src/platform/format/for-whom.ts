/** Beside what each pays: `each`, which is each of two unless it says otherwise, `for one`, `each of 4`. */
export function forWhom(people: number): string {
  if (people === 1) return 'for one';
  return people === 2 ? 'each' : `each of ${people}`;
}
