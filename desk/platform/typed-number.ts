import { office } from '#contract/site/office.ts';
import { formatNumber } from '#contract/words/money.ts';

/*
 * What a member of staff types where a number belongs, wherever that is. Spaces and apostrophes group, and so do `,` and `.` before
 * three digits each: 1,200 and 1 200 and 1.200.000. Where both occur the last is the decimal sign, and one that occurs once before
 * one or two digits is it too: 2,39 and 60.50. One dot before three digits is either, so it is asked; nothing is guessed or rounded.
 */

/** What is counted and what is paid, which has two decimals at most; and what is measured, whose one dot is always the decimal sign. */
export type NumberKind = 'count' | 'amount' | 'measure';

/** The number; what was typed where it is none, and undefined where nothing was. */
export function readNumber(typed: string, kind: NumberKind): number | string | undefined {
  if (typed.trim() === '') return undefined;
  const figures = figuresOf(typed);
  if (figures === undefined || questionOf(figures, kind) !== undefined) return typed;
  return Number(`${figures.sign}${figures.whole}.${figures.decimals}`);
}

/** A number as it stands in a field before anybody types: an amount with its thousands parted. */
export function writeNumber(value: unknown, kind: NumberKind): string {
  return kind === 'amount' && Number.isInteger(value) ? formatNumber(Number(value)) : String(value ?? '');
}

/** What to ask of whoever typed it; undefined where it is a number, or nothing like one. */
export function numberQuestion(typed: string, kind: NumberKind): string | undefined {
  const figures = figuresOf(typed);
  return figures && questionOf(figures, kind);
}

function questionOf({ whole, decimals, isEither }: Figures, kind: NumberKind): string | undefined {
  if (kind === 'measure' || decimals.length <= 2) return undefined;
  if (!isEither) return 'Write two decimals at most.';
  const [grouped, parted] = [`${whole}${decimals}`, String(Number(`${whole}.${decimals}`))];
  return `${formatNumber(Number(grouped))} or ${parted}? Write ${grouped} or ${parted}.`;
}

interface Figures {
  sign: string;
  whole: string;
  decimals: string;
  /** Its one dot stands before three digits. */
  isEither: boolean;
}

/** Without the currency before or behind it. */
function withoutCurrency(typed: string): string {
  const text = typed.toUpperCase();
  const [sign, figures] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  const currencies = ['$', 'USD', office().localCurrency ?? 'USD'];
  const before = currencies.find((currency) => figures.startsWith(currency)) ?? '';
  const behind = currencies.find((currency) => figures.endsWith(currency)) ?? '';
  return sign + figures.slice(before.length, figures.length - behind.length).trim();
}

function figuresOf(typed: string): Figures | undefined {
  const text = withoutCurrency(typed.trim());
  const sign = text.startsWith('-') ? '-' : '';
  const figures = text.slice(sign.length).trim().replace(/\s/g, ' ').replaceAll('’', "'");
  const at = decimalSignIn(figures);
  const [before, decimals] = at === undefined ? [figures, '0'] : [figures.slice(0, at), figures.slice(at + 1)];
  const whole = ungrouped(before);
  if (figures === '' || whole === undefined || !/^\d+$/.test(decimals)) return undefined;
  const isEither = figures[at ?? 0] === '.' && decimals.length === 3 && isGroup(before);
  return { sign, whole, decimals, isEither };
}

/** Where the decimal sign stands; undefined where there is none. */
function decimalSignIn(figures: string): number | undefined {
  const signs = [...figures.matchAll(/[.,]/g)];
  const last = signs.pop();
  if (last === undefined || signs.some(([sign]) => sign === last[0])) return undefined;
  const isGroupsOwn = signs.length === 0 && last[0] === ',' && /^\d{3}$/.test(figures.slice(last.index + 1));
  return isGroupsOwn && isGroup(figures.slice(0, last.index)) ? undefined : last.index;
}

/** What may stand before a group of three digits. */
const isGroup = (digits: string) => /^[1-9]\d{0,2}$/.test(digits);

/** `1 200` without what parts its groups, of which there is one kind; undefined for what is no number. */
function ungrouped(whole: string): string | undefined {
  const [first = '', ...groups] = whole.split(/[., ']/);
  if (groups.length === 0) return /^\d*$/.test(first) ? first : undefined;
  const isWhole = isGroup(first) && groups.every((group) => /^\d{3}$/.test(group));
  return isWhole && new Set(whole.replace(/\d/g, '')).size === 1 ? [first, ...groups].join('') : undefined;
}
