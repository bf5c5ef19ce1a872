import { monthAndDayPattern } from '#contract/money/season-prices.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { type Form, type FormName, forms } from '#server/content/catalogue/records/amounts/amount-forms.ts';
import { nearestWord } from '#server/content/files/nearest-word.ts';
import { keysOf } from '#server/keys-of.ts';

/*
 * How a text names an amount (decision 043): `price of mara-classic for 4 in August`, `2 times fee of narok-mara in July plus
 * booking fee, to the dollar`. Upper and lower case are the same.
 */

/** A month of the year, January 0, a day `MM-DD`, or the name of a season. */
export type When = { month: number } | { day: string } | { season: string };

/** One amount of the data: which form, what of, and what the words after it say. */
export interface NamedValue {
  form: FormName;
  /** The record, and for a room which of its rooms. */
  of: readonly string[];
  people?: number;
  age?: number;
  when?: When;
  end?: 'least' | 'most';
}

export interface Term {
  /** Negative after `minus`. */
  times: number;
  /** A number is itself, in dollars. */
  value: NamedValue | number;
}

export interface NamedAmount {
  terms: readonly Term[];
  dividedBy: number;
  isToTheDollar: boolean;
  /** Without "USD", as for a column that says it in its head. */
  isNumberOnly: boolean;
}

const months: readonly string[] = monthSlugs;

/** Whether what is written between `{{` and `}}` is meant as an amount, and not as a word of the operator: a number, or several words. */
export function isAmount(written: string): boolean {
  return /^\d| /.test(written);
}

/** What is written between `{{` and `}}` as an amount, or what is wrong with it and what to write. */
export function parseAmount(written: string): NamedAmount | string {
  const [sum = '', ...options] = written.trim().toLowerCase().replace(/\s+/g, ' ').split(/ ?, ?/);
  const amount = { terms: [] as Term[], dividedBy: 1, isToTheDollar: false, isNumberOnly: false };
  for (const option of options) {
    const [, divisor] = /^divided by (\d{1,4})$/.exec(option) ?? [];
    if (option === 'number only') amount.isNumberOnly = true;
    else if (option === 'to the dollar') amount.isToTheDollar = true;
    else if (Number(divisor) > 0) amount.dividedBy = Number(divisor);
    else return `after a comma stands “${option}”; write “number only”, “to the dollar” or “divided by” and a number`;
  }
  let sign = 1;
  for (const part of sum.split(/ (plus|minus) /)) {
    if (part === 'plus' || part === 'minus') {
      sign = part === 'plus' ? 1 : -1;
      continue;
    }
    const term = parseTerm(part, sign);
    if (typeof term === 'string') return term;
    amount.terms.push(term);
  }
  return amount;
}

function parseTerm(written: string, sign: number): Term | string {
  let times = sign;
  let text = written;
  for (;;) {
    const [, count, how, rest] = /^(\d{1,6}(?:\.\d{1,4})?) ?(times|% of|per cent of) (.+)$/.exec(text) ?? [];
    if (rest === undefined) break;
    times *= how === 'times' ? Number(count) : Number(count) / 100;
    text = rest;
  }
  if (/^\d{1,6}(\.\d\d?)?$/.test(text)) return { times, value: Number(text) };
  const value = parseNamed(text);
  return typeof value === 'string' ? value : { times, value };
}

function parseNamed(text: string): NamedValue | string {
  const [head = '', ...clauses] = text.split(/ (for|aged|in|on|at) /);
  const name = keysOf(forms).find((known) => `${head} `.startsWith(`${forms[known].words} `));
  if (name === undefined) return unknownForm(head);
  const form: Form = forms[name];
  const of = head.slice(form.words.length).split(' ').filter(Boolean);
  if (of.length !== form.names) return `“${text}” is not complete or says too much; write it like {{${form.example}}}`;
  const named: NamedValue = { form: name, of };
  for (let index = 0; index < clauses.length; index += 2) {
    const [word = '', said = ''] = clauses.slice(index, index + 2);
    if (!form.takes.includes(word)) return `“${word} ${said}” says nothing here; write it like {{${form.example}}}`;
    const problem = readClause(named, word, said);
    if (problem !== undefined) return problem;
  }
  return named;
}

function readClause(named: NamedValue, word: string, said: string): string | undefined {
  const [, count] = /^(\d{1,3})(?: people| years)?$/.exec(said) ?? [];
  switch (word) {
    case 'for':
      if (Number(count) > 0) named.people = Number(count);
      else return `“for ${said}” is no party; write how many people pay, such as “for 4”`;
      return undefined;
    case 'aged':
      if (count !== undefined) named.age = Number(count);
      else return `“aged ${said}” is no age; write it in years, such as “aged 12”`;
      return undefined;
    case 'at':
      if (said === 'least' || said === 'most') named.end = said;
      else return `“at ${said}” is neither “at least” nor “at most”; write one of them`;
      return undefined;
    case 'on':
      return readDay(named, said);
    default: {
      const month = months.indexOf(said);
      named.when = month >= 0 ? { month } : { season: said };
      return undefined;
    }
  }
}

function readDay(named: NamedValue, said: string): string | undefined {
  const [, date = '', name = ''] = /^(\d{1,2}) (\w+)$/.exec(said) ?? [];
  const month = months.indexOf(name) + 1;
  const day = month > 0 ? `${String(month).padStart(2, '0')}-${date.padStart(2, '0')}` : said;
  if (!monthAndDayPattern.test(day)) return `“on ${said}” is no day; write month and day, such as “on 08-15”`;
  named.when = { day };
  return undefined;
}

function unknownForm(head: string): string {
  const known: readonly Form[] = Object.values(forms);
  const begun = head.split(' ').slice(0, 2).join(' ');
  const words = nearestWord(
    begun,
    known.map((form) => form.words),
  );
  const meant = known.find((form) => form.words === words);
  if (meant !== undefined) return `“${head}” is no amount; did you mean {{${meant.example}}}?`;
  return `“${head}” is no amount; write one of ${known.map(({ example }) => `{{${example}}}`).join(', ')}`;
}
