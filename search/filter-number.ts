import { searchLimits } from '#search/search-limits.ts';

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The number a filter's value is; nothing when it is a text, or longer than a number may be. */
export function filterNumber(text: string): number | undefined {
  if (text.length > searchLimits.number || !decimal.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Whether a value is written as a number and longer than one may be. */
export function isLongNumber(text: string): boolean {
  return text.length > searchLimits.number && decimal.test(text);
}
