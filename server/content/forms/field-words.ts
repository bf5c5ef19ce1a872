import type { FieldWidget, ReferredKind } from '#contract/desk/content-form.ts';

/** What a field is called at the desk, what helps to fill it in, and how that is done. */
export interface FieldWord {
  title: string;
  help?: string;
  widget?: FieldWidget;
  names?: ReferredKind;
  /** The words of a closed list that are other than its values. */
  words?: Readonly<Record<string, string>>;
  /** The field beside it that an address is made of. */
  from?: string;
}

/**
 * By the path of a field: `prices.seasons[].name`; `[]` is any item of a list, `|0` the first of several forms. What a title says
 * stands for an item as "Season" in "Season 2" and "Add a season".
 */
export type FieldWords = Readonly<Record<string, FieldWord>>;

/** The same words, for fields that lie below another. */
export function below(field: string, words: FieldWords): FieldWords {
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [
      name === '' ? field : `${field}${name.startsWith('[') ? '' : '.'}${name}`,
      word,
    ]),
  );
}

/** A list and its items, which need no words of their own. */
export function listOf(list: FieldWord, item: FieldWord): FieldWords {
  return { '': list, '[]': item };
}
