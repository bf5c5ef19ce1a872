import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ContentRecord } from '#contract/desk/content.ts';
import type { getDeskContentForm } from '#contract/desk/content-endpoints.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { FormContext } from '#desk/content/form/form-surroundings.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { ChapterForm } from '#desk/content/record/chapter-form.tsx';
import { ChapterList } from '#desk/content/record/chapter-list.tsx';
import { EarlierVersions } from '#desk/content/record/earlier-versions.tsx';
import { FaultSummary } from '#desk/content/record/fault-summary.tsx';
import { PublishBar } from '#desk/content/record/publish-bar.tsx';
import { chapterOf, chapterSlug, faultsOf } from '#desk/content/record/record-faults.ts';
import { isStale, RecordNotices } from '#desk/content/record/record-notices.tsx';
import { changesAgainst } from '#desk/content/record/record-parts.ts';
import { gapsIn, StillToWrite } from '#desk/content/record/still-to-write.tsx';
import { useGoTo } from '#desk/content/record/use-go-to.ts';
import { useRecordActions } from '#desk/content/record/use-record-actions.ts';
import { useRecordWork } from '#desk/content/record/use-record-work.ts';
import { useSurroundings } from '#desk/content/record/use-surroundings.ts';
import { priceDoubts } from '#desk/content/values/price-doubts.ts';
import type { FormKnowledge } from '#desk/content/values/value-words.ts';

const route = getRouteApi('/_office/content/$kind/$name');

const earlier = { slug: 'earlier-versions', title: 'What it was before', faults: 0, isChanged: false };

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
  const doubts = useMemo(
    () => priceDoubts(record.live?.fields, work.completed.fields, form),
    [record.live, work.completed, form],
  );
  const jumps = doubts.filter(({ isJump }) => isJump).map(({ field }) => field);
  const actions = useRecordActions(record, work, { form, isDoubted: jumps.length > 0 });
  const search = route.useSearch();
  const [announced, announce] = useState('');

  const { completed, stored, refused } = work;
  const { isAsked } = actions;
  const faults = useMemo(
    () => faultsOf({ record, completed, stored, refused, schema: form.schema, isAsked }),
    [record, completed, stored, refused, form.schema, isAsked],
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
  const surroundings = useSurroundings({ form, record, work, faults, doubts, wanted: goTo.wanted, announce });

  const { to } = goTo;
  useEffect(() => {
    if (search.field !== undefined) to(search.field);
  }, [search.field, to]);

  if (chapter === undefined) return null;
  const links = chapters.map((one) => ({
    slug: chapterSlug(one),
    title: one.title,
    faults: faults.filter(({ field, file }) => file === undefined && chapterOf(field, chapters) === one).length,
    isChanged: changes.some(({ field }) => chapterOf(field, chapters) === one),
  }));

  return (
    <FormContext value={surroundings}>
      <div className="grid items-start gap-x-8 gap-y-4 xl:grid-cols-[13rem_minmax(0,1fr)]">
        <ChapterList current={isEarlier ? earlier.slug : chapterSlug(chapter)} chapters={[...links, earlier]} />
        <div className="grid min-w-0 max-w-4xl gap-5">
          <RecordNotices record={record} work={work} actions={actions} form={form} />
          {faults.length > 0 && !isEarlier && (
            <FaultSummary ref={actions.summary} faults={faults} value={completed.fields} form={form} onGoTo={to} />
          )}
          {gaps.length > 0 && !isEarlier && (
            <StillToWrite gaps={gaps} value={completed.fields} form={form} onGoTo={to} />
          )}
          {isEarlier ? (
            <EarlierVersions record={record} form={form} />
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
                isHeld={work.isOvertaken || isStale(record)}
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
