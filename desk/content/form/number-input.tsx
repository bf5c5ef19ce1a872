import type { ComponentPropsWithRef } from 'react';
import type { NumberKind } from '#desk/platform/typed-number.ts';
import { useTypedNumber } from '#desk/platform/use-typed-number.ts';

type NumberInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  value: unknown;
  kind: NumberKind;
  onChange: (value: number | string | undefined) => void;
};

export function NumberInput({ value, kind, onChange, ...input }: NumberInputProps) {
  return <input {...input} {...useTypedNumber(value, kind, onChange)} />;
}
