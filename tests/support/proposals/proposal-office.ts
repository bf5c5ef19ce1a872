import type { ProposalView } from '#contract/forms/proposals.ts';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import { sampleShared, sampleToken, sampleView, sharedToken } from '#tests/support/proposals/sample-proposal.ts';
import { type OpenSiteOptions, openSite } from '#tests/support/site/open-site.tsx';

export interface OfficeCall {
  path: string;
  body: Record<string, unknown>;
  /** What `If-Match` names. */
  version?: number;
}

type Answer = Response | Promise<Response | undefined>;

export interface Office {
  views: Record<string, ProposalView>;
  /** What links of those who travel along open. */
  trips?: Record<string, SharedTrip>;
  /** Answers instead of the office, where it gives something. */
  answer?: (call: OfficeCall, number: number) => Answer | undefined;
}

/** The office at the network's edge: it knows these versions by their tokens. `calls` are what it was asked. */
export function officeWith(office: Office): { calls: OfficeCall[]; options: OpenSiteOptions } {
  const calls: OfficeCall[] = [];
  const options: OpenSiteOptions = {
    network: async (request, send) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/proposal')) return send(request);
      const version = request.headers.get('if-match');
      const call = {
        path: pathname.replace('/api', ''),
        body: await request.clone().json(),
        ...(version !== null && { version: Number(version.replaceAll('"', '')) }),
      };
      calls.push(call);
      return (await office.answer?.(call, calls.length)) ?? answerOf(office, call);
    },
  };
  return { calls, options };
}

function answerOf({ views, trips = {} }: Office, { path, body }: OfficeCall): Response {
  const token = String(body.token);
  if (path === '/proposal/shared') {
    return trips[token] ? Response.json(trips[token]) : refusal(404, 'not_found', 'There is nothing here.');
  }
  const view = views[token];
  if (view === undefined) return refusal(404, 'not_found', 'There is nothing here.');
  if (path === '/proposal/hold') {
    const held = {
      number: view.number,
      name: String(body.name),
      at: '2026-11-28T09:30:00.000Z',
      total: Number(body.total),
    };
    const [open = null] = view.offer.payments;
    const booking = { confirmedAt: null, received: 0, open };
    views[token] = { ...view, state: 'held', held: { ...held, ...booking, seatsUntil: '2026-12-02T09:30:00.000Z' } };
  }
  if (path === '/proposal/share') {
    const { shared: _, ...alone } = view;
    views[token] = body.isShared ? { ...view, shared: sharedToken } : alone;
  }
  if (path === '/proposal/question') {
    const asked = { text: String(body.text), at: '2026-11-28T09:31:00.000Z' };
    views[token] = { ...view, questions: [...view.questions, asked] };
  }
  return Response.json(views[token], { status: path === '/proposal/question' ? 201 : 200 });
}

export const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message, requestId: 'test' }, { status });

/** A tour's page with the fragment of the sample's link. */
export async function openProposalPage(
  office: Partial<Office> = {},
  address = '/tour/masai-mara-safari',
  fragment = `proposal=${sampleToken}`,
) {
  const { calls, options } = officeWith({ views: { [sampleToken]: sampleView() }, ...office });
  const site = await openSite(`${address}#${fragment}`, options);
  return { ...site, calls };
}

/** The same with the link of those who travel along. */
export const openSharedPage = (office: Partial<Office> = { trips: { [sharedToken]: sampleShared() } }) =>
  openProposalPage(office, '/tour/masai-mara-safari', `shared=${sharedToken}`);
