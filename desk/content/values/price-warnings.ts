import { numberKind, schemaAt } from '#desk/content/form-schema.ts';
import { type FormKnowledge, valueWords } from '#desk/content/values/value-words.ts';
import { differencesOf } from '#records/differences.ts';
import { valueAt } from '#records/values.ts';

/** Prices that are unusual, and may well be right. */
export interface PriceWarning {
  /** The path of its field. */
  field: string;
  words: string;
  /** It is half or double of what is live: to be asked before it goes live. */
  isJump: boolean;
}

export function priceWarnings(live: unknown, value: unknown, form: FormKnowledge): PriceWarning[] {
  if (live === undefined) return [];
  const changes = differencesOf(live, value);
  const changed = new Set(changes.map(({ path }) => path.join('.')));
  return changes.flatMap(({ path, before, after }) => {
    const schema = schemaAt(form.schema, path, value);
    if (typeof before !== 'number' || typeof after !== 'number' || schema === undefined) return [];
    if (numberKind(schema) !== 'amount') return [];
    const isJump = before > 0 && (after >= before * 2 || after <= before / 2);
    const inWords = (amount: number) => valueWords(amount, schema, form.choices);
    const localPrice = [...path.slice(0, -1), 'local'];
    const areForgotten = !changed.has(localPrice.join('.')) && valueAt(value, localPrice) !== undefined;
    return [
      ...(isJump
        ? [{ field: path.join('.'), words: `From ${inWords(before)} to ${inWords(after)}: is that right?`, isJump }]
        : []),
      ...(areForgotten
        ? [
            {
              field: localPrice.join('.'),
              words: 'The dollars are other than before, the local price is not.',
              isJump: false,
            },
          ]
        : []),
    ];
  });
}
