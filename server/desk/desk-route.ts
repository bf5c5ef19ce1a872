import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { BlankSchema } from 'hono/types';
import type { Endpoint, EndpointAnswer, EndpointInput } from '#contract/api/endpoint.ts';
import type { Clock } from '#server/clock.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { StreamedTable } from '#server/desk/tables/streamed-table.ts';
import { checkAnswer } from '#server/http/answers/check-answer.ts';
import { readInput } from '#server/http/answers/read-input.ts';
import { readVersion } from '#server/http/answers/read-version.ts';
import { honoPath, Repeated } from '#server/http/answers/route.ts';
import { noSuchRecord } from '#server/http/api-error.ts';
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

export type DeskHandler<E extends Endpoint> = (
  input: EndpointInput<E>,
  call: DeskCall,
) => Answered<E> | Promise<Answered<E>>;

/** An answer, one that was made before, or a table. */
type Answered<E extends Endpoint> =
  | EndpointAnswer<E>
  | Repeated<EndpointAnswer<E>>
  | (EndpointAnswer<E> extends { csv: string } ? StreamedTable : never);

/** Binds an endpoint of the desk to what answers it; who is not of the staff never comes as far as the handler. */
export type DeskRoute = <E extends Endpoint>(described: E, handler: DeskHandler<E>) => void;

export interface DeskRouteOptions {
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
export async function answerDesk(
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
