import { useMemo } from 'react';
import type { ContentValue } from '#contract/desk/content.ts';
import type { FormChapter } from '#contract/desk/content-form.ts';
import { useFormSurroundings } from '#desk/content/form/form-surroundings.ts';
import { RecordForm } from '#desk/content/form/record-form.tsx';
import { ProseField } from '#desk/content/record/prose-field.tsx';
import { isOfText } from '#desk/content/record/record-faults.ts';
import { schemaOf } from '#desk/content/record/record-parts.ts';

interface ChapterFormProps {
  chapter: FormChapter;
  value: ContentValue;
  siteUrl: string;
  onText: (text: string) => void;
}

/** The fields of one chapter, and the text in Markdown where it has that. */
export function ChapterForm({ chapter, value, siteUrl, onText }: ChapterFormProps) {
  const { form, faults } = useFormSurroundings();
  const schema = useMemo(() => schemaOf(form.schema, chapter.fields), [form.schema, chapter.fields]);
  return (
    <section aria-labelledby="chapter" className="grid gap-5">
      <h2 id="chapter" className="text-title-3">
        {chapter.title}
      </h2>
      <RecordForm schema={schema} value={value.fields} />
      {chapter.fields.includes('text') && (
        <ProseField
          text={value.text ?? ''}
          error={[...faults].find(([field]) => isOfText(field))?.[1]}
          siteUrl={siteUrl}
          onChange={onText}
        />
      )}
    </section>
  );
}
