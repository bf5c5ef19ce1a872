import type { CustomSafariRequest } from '#contract/customization.ts';
import type { DeskProposal, ProposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalView } from '#contract/proposals.ts';
import type { Catalogue, CurrentCatalogue } from '#server/catalogue/catalogue.ts';
import { addProposalDeskRoutes } from '#server/desk/proposal-desk-routes.ts';
import { readEnv } from '#server/env.ts';
import { createDepartureBoard } from '#server/group-tours/departure-board.ts';
import type { Store } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type DeskUnderTest, deskApp } from '#tests/support/desk/desk-routes-under-test.ts';
import { type EnquiriesAtTheDesk, openEnquiriesAtTheDesk } from '#tests/support/desk/enquiries-at-the-desk.ts';
import { smallContent } from '#tests/support/small-content.ts';
import type { StoreEngine } from '#tests/support/store/store-engines.ts';
import { smallCatalogue, testSecret } from '#tests/support/test-app.ts';

export interface ProposalDesk {
  /** The website and the desk's enquiries, over the same store and clock. */
  office: EnquiriesAtTheDesk;
  desk: DeskUnderTest;
  /** Shows other content from now on. */
  show(catalogue: Catalogue): void;
  begin(reference: string): Promise<DeskProposal>;
  get(id: string): Promise<DeskProposal>;
  /** Changes fields of the draft. */
  draft(id: string, given: Partial<ProposalDraft>): Promise<DeskProposal>;
  /** Sends what is there, at the total it comes to. */
  send(id: string): Promise<DeskProposal>;
  withdraw(id: string): Promise<DeskProposal>;
  /** A proposal of a customised tour that was sent; its enquiry asks for this. */
  sent(given?: Partial<CustomSafariRequest>): Promise<DeskProposal>;
  /** One of seats on the departure of 1 January 2027. */
  sentSeats(seats: number, given?: Partial<ProposalDraft>): Promise<DeskProposal>;
  open(token: string, isVisit?: boolean): Promise<ProposalView>;
}

/** The desk that makes proposals, beside the website that opens them. */
export async function openProposalDesk(engine: StoreEngine, given: { store?: Store } = {}): Promise<ProposalDesk> {
  const store = given.store ?? (await engine.open());
  const office = await openEnquiriesAtTheDesk(engine, { store });
  let shown: Catalogue = smallCatalogue(smallContent());
  const catalogue: CurrentCatalogue = () => shown;
  const clock = () => office.time.now;
  const { operator } = readEnv({}).enquiries;
  const desk = deskApp({
    clock,
    addRoutes: (route) =>
      addProposalDeskRoutes(route, {
        store,
        queue: createWriteQueue(store),
        catalogue,
        board: createDepartureBoard({ catalogue, store, clock }),
        secret: testSecret,
        operator,
        wakeOutbox: () => undefined,
      }),
  });
  const answered = async <Answer>(response: Response): Promise<Answer> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };
  const get = async (id: string) => answered<DeskProposal>(await desk.request('GET', `/proposals/${id}`));
  const call = async (id: string, what: string, body: (proposal: DeskProposal) => unknown) => {
    const proposal = await get(id);
    return answered<DeskProposal>(
      await desk.request('POST', `/proposals/${id}/${what}`, body(proposal), proposal.version),
    );
  };
  const begin = async (reference: string) =>
    answered<DeskProposal>(await desk.request('POST', `/enquiries/${reference}/proposals`, {}));
  const draft: ProposalDesk['draft'] = (id, fields) =>
    call(id, 'draft', (proposal) => ({ ...proposal.draft, ...fields }));
  const send: ProposalDesk['send'] = (id) => call(id, 'send', ({ preview }) => ({ total: preview?.total ?? 0 }));
  return {
    office,
    desk,
    show(next) {
      shown = next;
    },
    begin,
    get,
    draft,
    send,
    withdraw: (id) => call(id, 'withdraw', () => ({})),
    sent: async (fields = {}) => send((await begin(await office.safari(fields))).id),
    sentSeats: async (seats, given = {}) => {
      const { id } = await begin(await office.contact({ context: seatsContext(seats) }));
      await draft(id, given);
      return send(id);
    },
    open: async (token, isVisit = false) =>
      answered<ProposalView>(await office.post('/api/proposal', { token, isVisit })),
  };
}

export const newYear = 'marsh-together-2027-01-01';

export function seatsContext(seats: number) {
  return {
    kind: 'group-tour' as const,
    id: 'marsh-together',
    name: 'Marsh together',
    url: '/group-tour/marsh-together',
    departureId: newYear,
    seats,
  };
}

/** The token of the version sent last. */
export function tokenIn({ versions: [last] }: Pick<DeskProposal, 'versions'>): string {
  return last?.link.split('#proposal=')[1] ?? '';
}
