const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Every day of a month, January 0, as `MM-DD`. */
export function daysOfMonth(month: number): string[] {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: lengths[month] ?? 0 }, (_, index) => `${two(month + 1)}-${two(index + 1)}`);
}

export const daysOfYear: readonly string[] = lengths.flatMap((_, month) => daysOfMonth(month));
