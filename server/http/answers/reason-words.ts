import type * as z from 'zod/mini';
import { count } from '#contract/words/count.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

/** Of a closed list, as many as help. */
const mostChoices = 20;

/** Why a field was refused, in a sentence; the contract's own words go before these. No pattern: it says nothing to people. */
export const reasonWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This should be ${kinds[issue.expected] ?? 'another kind of value'}.`;
    case 'too_small':
      return `This should ${bound(issue.origin, 'at least', Number(issue.minimum))}.`;
    case 'too_big':
      return `This should ${bound(issue.origin, 'at most', Number(issue.maximum))}.`;
    case 'invalid_value':
      return issue.values.length > mostChoices
        ? 'This is none of the values it can have.'
        : `This should be ${issue.values
            .map(String)
            .join(', ')
            .replace(/, ([^,]*)$/, ' or $1')}.`;
    case 'invalid_format':
      return issue.format === 'date'
        ? 'This should be a day, such as 2027-03-31.'
        : 'This is not written as it should be.';
    case 'unrecognized_keys':
      return 'This field is not known.';
    default:
      return 'This is not as it should be.';
  }
};

function bound(origin: string, how: string, amount: number): string {
  if (origin === 'string') return `have ${how} ${count(amount, 'character')}`;
  if (origin === 'array') return `have ${how} ${count(amount, 'item')}`;
  return `be ${how} ${amount}`;
}
