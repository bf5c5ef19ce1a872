import { getRouteApi } from '@tanstack/react-router';
import { photographedKind } from '#contract/desk/content-photographs.ts';
import { type FieldProps, useFormContext, useLabels } from '#desk/content/form/form-context.ts';
import { schemaAt } from '#desk/content/form-schema.ts';
import { PhotographsEditor } from '#desk/content/photographs/photographs-editor.tsx';
import type { WrittenPhotograph } from '#desk/content/photographs/written-photograph.ts';
import { valueAt } from '#records/values.ts';
import { FieldFrame } from '#ui/fields/field-frame.tsx';

const route = getRouteApi('/_office/content/$kind/$name');

/** The operator's own photographs that a record names, and the pictures themselves in its folder. */
export function PhotographsField(props: FieldProps) {
  const { value, path, isRequired } = props;
  const labels = useLabels(props);
  const { kind: given, name } = route.useParams();
  const { form, value: whole, problems, change } = useFormContext();
  const kind = photographedKind.safeParse(given).data;
  if (kind === undefined) return null;
  const part = path.slice(0, -1);
  const coverPath = [...part, 'cover'];
  const hasCover = schemaAt(form.schema, part, valueAt(whole, part))?.properties?.cover !== undefined;
  return (
    <FieldFrame {...labels} isGroup>
      <PhotographsEditor
        kind={kind}
        name={name}
        id={labels.id}
        value={listOf(value)}
        onChange={(update) =>
          change(path, (held) => {
            const next = update(listOf(held));
            return next.length === 0 && !isRequired ? undefined : next;
          })
        }
        {...(hasCover && {
          cover: {
            isPhotograph: valueAt(whole, coverPath) !== 'plate',
            onChange: (isPhotograph) => change(coverPath, () => (isPhotograph ? undefined : 'plate')),
          },
        })}
        errorOf={(field) => problems.get([...path, field].join('.'))}
      />
    </FieldFrame>
  );
}

function listOf(value: unknown): readonly WrittenPhotograph[] {
  return Array.isArray(value) ? value : [];
}
