import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { BlankSchema } from 'hono/types';
import type { Endpoint, EndpointAnswer, EndpointInput } from '#contract/api/endpoint.ts';
import type { Clock } from '#server/clock.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { StreamedTable } from '#server/desk/tables/streamed-table.ts';
import { checkAnswer } from '#server/http/answers/check-answer.ts';
import { readInput, readVersion } from '#server/http/answers/read-input.ts';
import { honoPath, Repeated } from '#server/http/answers/route.ts';
import { ApiError, noSuchRecord } from '#server/http/api-error.ts';
import type { RequestContext, RequestEnv } from '#server/http/request-id.ts';

/** Who calls, and when. */
export interface DeskCall {
  staff: StaffMember;
  now: Date;
  /**
   * The version of the record that the caller read and means to change, from `If-Match`.
   *
   * @throws ApiError `version_missing`
   */
  version(): number;
}

type DeskHandler<E extends Endpoint> = (input: EndpointInput<E>, call: DeskCall) => Answered<E> | Promise<Answered<E>>;

/** An answer, one that was made before, or a table. */
type Answered<E extends Endpoint> =
  | EndpointAnswer<E>
  | Repeated<EndpointAnswer<E>>
  | (EndpointAnswer<E> extends { csv: string } ? StreamedTable : never);

/** Binds an endpoint of the desk to what answers it; who is not of the staff never comes as far as the handler. */
export type DeskRoute = <E extends Endpoint>(described: E, handler: DeskHandler<E>) => void;

interface DeskRouteOptions {
  clock: Clock;
  /** Holds every answer against its schema; a mismatch is a failure of ours. */
  checkAnswers: boolean;
  /** @throws ApiError `unauthorized` */
  staffOf(c: RequestContext): Promise<StaffMember>;
  /** Throws for a write that another site's page makes. */
  refuseForeignWrite(c: RequestContext): void;
}

/** Makes the route of the desk's app, whose paths lie below `/api`. */
export function createDeskRoute(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  { clock, checkAnswers, staffOf, refuseForeignWrite }: DeskRouteOptions,
): DeskRoute {
  return (described, handler) => {
    api.on(described.method, honoPath(described.path), compress(), async (c) => {
      if (described.method !== 'GET') refuseForeignWrite(c);
      const staff = await staffOf(c);
      // The schemas that typed the handler's input are the ones that make this value.
      const input = (await readInput(c, described, noSuchRecord)) as EndpointInput<typeof described>;
      const answer = await handler(input, { staff, now: clock(), version: () => readVersion(c) });
      return answerDesk(c, described, answer, checkAnswers);
    });
  };
}

/** The answer of a call, as JSON that no cache keeps. */
async function answerDesk(
  c: RequestContext,
  described: Endpoint,
  answer: unknown,
  checkAnswers: boolean,
): Promise<Response> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  if (answer instanceof StreamedTable) return c.body(await answer.json(), described.status, headers);
  const repeated = answer instanceof Repeated;
  const json = JSON.stringify(repeated ? answer.answer : answer);
  if (checkAnswers) checkAnswer(described, json);
  return c.body(json, (repeated ? described.repeatStatus : undefined) ?? described.status, {
    ...headers,
    'content-length': String(Buffer.byteLength(json)),
  });
}

/** A file that is being sent. */
export interface SentFile {
  staff: StaffMember;
  now: Date;
  /** Its bytes as they come; nothing of them is held here, and who takes them says how many there may be. */
  body: ReadableStream<Uint8Array>;
  /** How many bytes the sender says there are. */
  declaredLength: number | undefined;
}

/** A picture as it is sent. */
export interface SentPicture {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  /** Another one for another picture. */
  etag: string;
}

/** Calls of the desk whose request or answer is a file; who is not of the staff never comes as far as the handler. */
export interface DeskFileRoute {
  /** Binds an endpoint whose request's body is the file. */
  upload<E extends Endpoint>(
    described: E,
    handler: (input: EndpointInput<E>, sent: SentFile) => Promise<EndpointAnswer<E>>,
  ): void;
  /** Binds an address that is answered with a picture, or with nothing to a browser that has it; `known` are the tags it has. */
  picture<D extends Pick<Endpoint, 'path' | 'params' | 'query'>>(
    described: D,
    handler: (input: EndpointInput<Endpoint & D>, known: string | undefined) => Promise<SentPicture | 'unchanged'>,
  ): void;
}

const none = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });

/** Makes the routes of files. They stand before the limit of the desk's other bodies. */
export function createDeskFileRoute(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  { clock, checkAnswers, staffOf, refuseForeignWrite }: DeskRouteOptions,
): DeskFileRoute {
  return {
    upload(described, handler) {
      api.on(described.method, honoPath(described.path), async (c) => {
        refuseForeignWrite(c);
        const staff = await staffOf(c);
        const input = (await readInput(c, described, noSuchRecord)) as EndpointInput<typeof described>;
        const sent = { staff, now: clock(), body: c.req.raw.body ?? none, declaredLength: declaredLength(c) };
        return answerDesk(c, described, await handler(input, sent), checkAnswers);
      });
    },
    picture(described, handler) {
      api.get(honoPath(described.path), async (c) => {
        await staffOf(c);
        const input = (await readInput(c, described, noSuchRecord)) as EndpointInput<Endpoint & typeof described>;
        const picture = await handler(input, c.req.header('if-none-match'));
        // Kept by the browser, and asked for each time: who is signed out sees nothing.
        const caching = { 'cache-control': 'private, no-cache' };
        if (picture === 'unchanged') return c.body(null, 304, caching);
        return c.body(picture.body, 200, { ...caching, 'content-type': picture.type, etag: picture.etag });
      });
    },
  };
}

function declaredLength(c: RequestContext): number | undefined {
  const header = c.req.header('content-length');
  if (header === undefined) return undefined;
  const length = Number(header);
  if (!Number.isSafeInteger(length) || length < 0) throw new ApiError('bad_request', 'How long is the file?');
  return length;
}
