import { CardList } from '#desk/content/form/card-list.tsx';
import type { FieldProps } from '#desk/content/form/field-props.ts';

/** The operator's own photographs that a record names: their words and their order. The pictures themselves lie in its folder. */
export function PhotographsField(props: FieldProps) {
  return <CardList {...props} />;
}
