import { Hono } from 'hono';
import type { Clock } from '#server/clock.ts';
import { createDeskRoute, type DeskRoute } from '#server/desk/desk-route.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import { createLog } from '#server/log.ts';
import { testClock } from '#tests/support/test-app.ts';

export const testStaff: StaffMember = { email: 'wanjiru@desk.example', name: 'Wanjiru' };
export const colleague: StaffMember = { email: 'otieno@desk.example', name: 'Otieno' };

export interface DeskUnderTest {
  /** A call of the desk; `path` lies below `/api`, `version` travels as `If-Match`. */
  request(method: 'GET' | 'POST', path: string, body?: unknown, version?: number): Promise<Response>;
}

/** The desk's routes without its sign-in: every call is made by `staff`. */
export function deskApp({
  addRoutes,
  clock = testClock,
  staff = testStaff,
}: {
  addRoutes(route: DeskRoute): void;
  clock?: Clock;
  staff?: StaffMember;
}): DeskUnderTest {
  const app = new Hono<RequestEnv>();
  const log = createLog({ level: 'silent', sink: () => undefined, clock });
  app.onError((error) => answerError(error, 'test', log));
  const staffOf = async () => staff;
  addRoutes(
    createDeskRoute(app.basePath('/api'), { clock, checkAnswers: true, staffOf, refuseForeignWrite: () => undefined }),
  );
  return {
    request: async (method, path, body, version) =>
      app.request(`/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(version !== undefined && { 'if-match': `"${version}"` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
