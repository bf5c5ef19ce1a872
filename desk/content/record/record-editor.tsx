import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import * as React from 'react';
import { type Ref, useCallback, useEffect, useMemo, useState } from 'react';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { ContentRecord, ContentValue } from '#contract/desk/content.ts';
import type { getDeskContentForm } from '#contract/desk/content-endpoints.ts';
import type { FormChapter } from '#contract/desk/content-form.ts';
import { ElsewhereProblem } from '#desk/content/elsewhere-problems.tsx';
import { Field } from '#desk/content/form/field.tsx';
import { FieldGrid } from '#desk/content/form/field-grid.tsx';
import { FormContext, useFormContext } from '#desk/content/form/form-context.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { ChapterList } from '#desk/content/record/chapter-list.tsx';
import { ProseField } from '#desk/content/record/prose-field.tsx';
import { PublishBar } from '#desk/content/record/publish-bar.tsx';
import { isStale, RecordNotices } from '#desk/content/record/record-notices.tsx';
import { changesAgainst, schemaOf } from '#desk/content/record/record-parts.ts';
import {
  chapterOf,
  chapterSlug,
  isOfText,
  type RecordProblem,
  recordProblems,
} from '#desk/content/record/record-problems.ts';
import { gapsIn, StillToWrite } from '#desk/content/record/still-to-write.tsx';
import { useGoTo } from '#desk/content/record/use-go-to.ts';
import { useRecordActions } from '#desk/content/record/use-record-actions.ts';
import { useRecordForm } from '#desk/content/record/use-record-form.ts';
import { useRecordWork } from '#desk/content/record/use-record-work.ts';
import { priceWarnings } from '#desk/content/values/price-warnings.ts';
import { fieldName } from '#desk/content/values/value-changes.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';
import { WaitingPage } from '#desk/shell/answer.tsx';
import { pathOf, type ValuePath } from '#records/values.ts';
import { Button } from '#ui/button.tsx';

const route = getRouteApi('/_office/content/$kind/$name');

const EarlierVersions = lazyRouteComponent(() => import('#desk/content/record/on-the-site.tsx'), 'EarlierVersions');

const earlier = { slug: 'earlier-versions', title: 'On the site, and before', problems: 0, isChanged: false };

interface RecordEditorProps {
  record: ContentRecord;
  answer: EndpointAnswer<typeof getDeskContentForm>;
  siteUrl: string;
}

/** The chapters of a record, the form of one of them, and the bar that makes it live. */
export function RecordEditor({ record, answer, siteUrl }: RecordEditorProps) {
  const { chapters } = answer;
  const form: FormKnowledge = useMemo(
    () => ({ schema: answer.schema as FormSchema, choices: answer.choices }),
    [answer],
  );
  const work = useRecordWork(record, form.schema);
  const warnings = useMemo(
    () => priceWarnings(record.live?.fields, work.completed.fields, form),
    [record.live, work.completed, form],
  );
  const jumps = warnings.filter(({ isJump }) => isJump).map(({ field }) => field);
  const actions = useRecordActions(record, work, { form, hasPriceJump: jumps.length > 0 });
  const search = route.useSearch();
  const [announced, announce] = useState('');

  const { completed, stored, refused, meant } = work;
  const { isAsked } = actions;
  const problems = useMemo(
    () => recordProblems({ record, completed, stored, refused, meant, schema: form.schema, isAsked }),
    [record, completed, stored, refused, meant, form.schema, isAsked],
  );
  const gaps = useMemo(() => gapsIn(completed), [completed]);
  const changes = useMemo(() => changesAgainst(record.live, completed, form), [record.live, completed, form]);
  const slugFor = useCallback(
    (field: string) => {
      const chapter = chapterOf(field, chapters);
      return chapter && chapterSlug(chapter);
    },
    [chapters],
  );
  const isEarlier = search.chapter === earlier.slug;
  const chapter = chapters.find((one) => chapterSlug(one) === search.chapter) ?? chapters[0];
  const goTo = useGoTo(slugFor, isEarlier ? earlier.slug : chapter && chapterSlug(chapter));
  const context = useRecordForm({ form, record, work, problems: problems, warnings, wanted: goTo.wanted, announce });

  const { to } = goTo;
  useEffect(() => {
    if (search.field !== undefined) to(search.field);
  }, [search.field, to]);

  if (chapter === undefined) return null;
  const links = chapters.map((one) => ({
    slug: chapterSlug(one),
    title: one.title,
    problems: problems.filter(({ field, file }) => file === undefined && chapterOf(field, chapters) === one).length,
    isChanged: changes.some(({ field }) => chapterOf(field, chapters) === one),
  }));

  return (
    <FormContext value={context}>
      <div className="grid items-start gap-x-8 gap-y-4 xl:grid-cols-[13rem_minmax(0,1fr)]">
        <ChapterList current={isEarlier ? earlier.slug : chapterSlug(chapter)} chapters={[...links, earlier]} />
        <div className="grid min-w-0 max-w-4xl gap-5">
          <RecordNotices record={record} work={work} actions={actions} form={form} />
          {problems.length > 0 && !isEarlier && (
            <ProblemSummary
              ref={actions.summary}
              problems={problems}
              value={completed.fields}
              form={form}
              onGoTo={to}
              onMeant={work.mean}
            />
          )}
          {gaps.length > 0 && !isEarlier && (
            <StillToWrite gaps={gaps} value={completed.fields} form={form} onGoTo={to} />
          )}
          {isEarlier ? (
            <React.Suspense fallback={<WaitingPage />}>
              <EarlierVersions record={record} form={form} />
            </React.Suspense>
          ) : (
            <>
              <ChapterForm
                key={chapter.title}
                chapter={chapter}
                value={work.value}
                siteUrl={siteUrl}
                onText={(text) => work.change(({ fields }) => ({ fields, text }))}
              />
              <PublishBar
                record={record}
                work={work}
                actions={actions}
                changes={changes}
                jumps={jumps}
                isHeld={work.hasConflict || isStale(record)}
              />
            </>
          )}
          <p role="status" className="sr-only">
            {announced}
          </p>
        </div>
      </div>
    </FormContext>
  );
}

interface ChapterFormProps {
  chapter: FormChapter;
  value: ContentValue;
  siteUrl: string;
  onText: (text: string) => void;
}

/** The fields of one chapter, and the text in Markdown where it has that. */
function ChapterForm({ chapter, value, siteUrl, onText }: ChapterFormProps) {
  const { form, problems } = useFormContext();
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
          error={[...problems].find(([field]) => isOfText(field))?.[1]}
          siteUrl={siteUrl}
          onChange={onText}
        />
      )}
    </section>
  );
}

interface RecordFormProps {
  /** Of the fields that are shown. */
  schema: FormSchema;
  /** Of all fields. */
  value: unknown;
}

/** The fields of one chapter. */
function RecordForm({ schema, value }: RecordFormProps) {
  const { change } = useFormContext();
  const props = { schema, value, path: [], onChange: (next: unknown, path: ValuePath) => change(path, () => next) };
  return schema.type === 'array' ? <Field {...props} isRequired /> : <FieldGrid {...props} />;
}

interface ProblemSummaryProps {
  problems: readonly RecordProblem[];
  value: unknown;
  form: FormKnowledge;
  /** The page moves the focus here when a press is refused. */
  ref: Ref<HTMLDivElement>;
  onGoTo: (field: string) => void;
  onMeant: (field: string) => void;
}

/** Everything that keeps a record from going live, each a link to its field. */
function ProblemSummary({ problems, value, form, ref, onGoTo, onMeant }: ProblemSummaryProps) {
  const many = problems.length === 1 ? 'One thing is' : `${problems.length} things are`;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-surface p-4 sm:p-5">
      <p className="font-semibold text-danger">{many} to be put right before it can go live</p>
      <ul className="mt-1 list-disc pl-5 marker:text-danger">
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.field} ${problem.reason}`} className="wrap-anywhere">
            {problem.isBegun && (
              <Button variant="quiet" size="small" className="mr-3" onClick={() => onMeant(problem.field)}>
                It is meant so<span className="sr-only">: {problemName(problem, value, form)}</span>
              </Button>
            )}
            {problem.file === undefined ? (
              <button
                type="button"
                onClick={() => onGoTo(problem.field)}
                className="min-h-9 py-1 text-left underline underline-offset-4"
              >
                {problemName(problem, value, form)}: {problem.reason}
              </button>
            ) : (
              <ElsewhereProblem {...problem} file={problem.file} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function problemName({ field }: RecordProblem, value: unknown, form: FormKnowledge): string {
  if (field === '') return 'The record';
  if (/^line \d|^\{\{/.test(field)) return `The text, ${field}`;
  return field === 'text' ? 'The text' : fieldName(pathOf(field), value, form);
}
