import { type ChangeEvent, useState } from 'react';
import { type NumberKind, readNumber, writeNumber } from '#desk/platform/typed-number.ts';

/**
 * Of a control in which a number is typed: it shows what was typed for as long as that is its value, and then the number, an amount
 * with its thousands parted.
 *
 * @param value a number; or what was typed and is none, which is kept, and is an error of the field
 */
export function useTypedNumber(
  value: unknown,
  kind: NumberKind,
  onChange: (value: number | string | undefined) => void,
) {
  const [typed, setTyped] = useState('');
  return {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    value: typed !== '' && readNumber(typed, kind) === value ? typed : writeNumber(value, kind),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      onChange(readNumber(target.value, kind));
    },
  } as const;
}
