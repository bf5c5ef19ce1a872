import {
  beginDeskContent,
  bringBackDeskContent,
  discardDeskDraft,
  draftDeskContent,
  followDeskPublication,
  getDeskContent,
  hideDeskContent,
  listDeskContent,
  listDeskContentVersions,
  mergeDeskDraft,
  planDeskContent,
  previewDeskProse,
  publishDeskContent,
  removeDeskContent,
  restoreDeskContent,
} from '#contract/desk/content-endpoints.ts';
import { beginDraft, discardDraft, mergeDraft, saveDraft } from '#server/content/editing/change-drafts.ts';
import type { EditingBacking, Editor } from '#server/content/editing/editing-backing.ts';
import { createLongWork, type LongWork } from '#server/content/editing/long-work.ts';
import { mayPublish } from '#server/content/editing/may-publish.ts';
import { planRecord } from '#server/content/editing/plan-record.ts';
import { createPublisher, type Outcome } from '#server/content/editing/publish-drafts.ts';
import { readHistory } from '#server/content/editing/record-history.ts';
import { createRecordReader } from '#server/content/editing/record-reader.ts';
import type { DeskCall, DeskRoute } from '#server/desk/desk-route.ts';
import { ApiError, noSuchRecord } from '#server/http/api-error.ts';

/** The content at the desk: what is live, what is to be, and what was. */
export function addContentDeskRoutes(route: DeskRoute, backing: EditingBacking): void {
  const { store, live } = backing;
  const reader = createRecordReader(backing);
  const publisher = createPublisher(backing);
  const publications = createLongWork<Outcome>();

  route(listDeskContent, async ({ query }) => {
    const list = await reader.list(query);
    const { since, problems, ...state } = live.state();
    const isReadOnly = !(await mayPublish(backing.folder));
    return { ...list, live: { ...state, isReadOnly, since: since.toISOString(), faults: [...problems] } };
  });

  route(getDeskContent, ({ params }) => {
    // Who opens a record may change it.
    live.prepare();
    return reader.read(params);
  });

  route(beginDeskContent, async ({ params: { kind }, body: { title } }, call) =>
    reader.read(await beginDraft(backing, { kind, title }, editorOf(call))),
  );

  route(draftDeskContent, async ({ params, body: { fields, text, basedOn } }, call) => {
    const draft = { fields, text, basedOn, version: call.version() };
    await saveDraft(backing, params, draft, editorOf(call));
    return reader.read(params);
  });

  route(discardDeskDraft, async ({ params }, call) => {
    await discardDraft(backing, params, call.version(), editorOf(call));
    return {};
  });

  route(mergeDeskDraft, async ({ params }, call) => {
    const decided = await mergeDraft(backing, params, call.version(), editorOf(call));
    return { record: await reader.read(params), decided };
  });

  route(previewDeskProse, ({ body }) => live.prose(body.text));

  route(publishDeskContent, async ({ body: { drafts } }, call) => {
    const editor = editorOf(call);
    return answerOf(await publications.begin(() => publisher.publish(drafts, editor)));
  });

  route(followDeskPublication, async ({ params: { id } }) => {
    const answer = await publications.follow(id);
    if (answer === undefined) throw new ApiError('not_found', 'Nothing of that name is being published.');
    return answerOf(answer);
  });

  route(removeDeskContent, async ({ params, body: { hash, fromOthers = false } }, call) => {
    const editor = editorOf(call);
    return answerOf(await publications.begin(() => publisher.remove(params, { hash, fromOthers }, editor)));
  });

  route(hideDeskContent, async ({ params, body: { isHidden } }, call) =>
    answerOf(await publications.begin(() => publisher.hide(params, isHidden, editorOf(call)))),
  );

  route(bringBackDeskContent, async ({ params }, call) =>
    answerOf(await publications.begin(() => publisher.bringBack(params, editorOf(call)))),
  );

  route(planDeskContent, async ({ params, body: { plan } }, call) => {
    const wanted = plan && { ...plan, meant: plan.meant ?? [] };
    await planRecord(backing, params, wanted, editorOf(call));
    return reader.read(params);
  });

  route(restoreDeskContent, async ({ params, body: { version, hash } }, call) => {
    const editor = editorOf(call);
    return answerOf(await publications.begin(() => publisher.restore(params, { id: version, hash }, editor)));
  });

  route(listDeskContentVersions, async ({ params }) => {
    const versions = await readHistory(store, params);
    // A record that is new has no history yet.
    if (versions.length === 0 && !(await reader.has(params))) {
      throw noSuchRecord();
    }
    return { versions };
  });
}

function answerOf(answer: Awaited<ReturnType<LongWork<Outcome>['begin']>>) {
  if ('follow' in answer) return { isPublished: null, faults: [], follow: answer.follow };
  return { isPublished: answer.result.length === 0, faults: [...answer.result] };
}

function editorOf({ staff, now }: DeskCall): Editor {
  return { by: staff.email, at: now };
}
