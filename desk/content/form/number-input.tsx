import { type ComponentPropsWithRef, useState } from 'react';
import { formatNumber } from '#platform/format/money.ts';

type NumberInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  /** A number; or what was typed and is none, which is kept and told. */
  value: unknown;
  onChange: (value: number | string | undefined) => void;
  /** Thousands are parted: a year is not, an amount is. */
  isAmount?: boolean;
};

/** A number as people type it: `1,950` and `$1950` are one. What is no number stays as it was typed. */
export function NumberInput({ value, onChange, isAmount = false, ...input }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const written = isAmount && Number.isInteger(value) ? formatNumber(Number(value)) : String(value ?? '');
  const shown = typed !== '' && readNumber(typed) === value ? typed : written;
  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readNumber(event.target.value));
      }}
    />
  );
}

function readNumber(typed: string): number | string | undefined {
  if (typed.trim() === '') return undefined;
  const plain = typed.replace(/[\s,$]|USD|KES/gi, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}
