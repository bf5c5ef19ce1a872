import { randomUUID } from 'node:crypto';
import type { BookingAct } from '#contract/desk/bookings.ts';
import type { DeskProposal, ProposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import type { Store } from '#server/store/open-store.ts';
import { type Office, type OfficeOptions, openOffice } from '#tests/support/desk/office.ts';
import { newYear, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import type { StoreEngine } from '#tests/support/store/store-engines.ts';

export interface ProposalDesk extends Office {
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
  /** One of two seats, $1,394, that its traveller has said yes to: $418.20 by 11 December, $975.80 by 20 December. */
  held(seats?: number): Promise<DeskProposal>;
  /** Something done about its booking. */
  book(id: string, act: BookingAct): Promise<DeskProposal>;
  open(token: string, isVisit?: boolean): Promise<ProposalView>;
}

export const receipt = (amount: number, receivedOn: string): BookingAct => ({
  act: 'receive',
  receipt: { receiptId: randomUUID(), receivedOn, amount, how: 'bank transfer' },
});

/** The office, and its proposals. */
export async function openProposalDesk(engine?: StoreEngine, options?: OfficeOptions): Promise<ProposalDesk> {
  const office = await openOffice(engine, options);
  const answered = async <Answer>(response: Response): Promise<Answer> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };
  const get = (id: string) => office.read<DeskProposal>(`/proposals/${id}`);
  const call = async (id: string, what: string, body: (proposal: DeskProposal) => unknown) => {
    const proposal = await get(id);
    return answered<DeskProposal>(
      await office.request('POST', `/proposals/${id}/${what}`, body(proposal), proposal.version),
    );
  };
  const begin = async (reference: string) =>
    answered<DeskProposal>(await office.request('POST', `/enquiries/${reference}/proposals`, {}));
  const draft: ProposalDesk['draft'] = (id, fields) =>
    call(id, 'draft', (proposal) => ({ ...proposal.draft, ...fields }));
  const send: ProposalDesk['send'] = (id) => call(id, 'send', ({ preview }) => ({ total: preview?.total ?? 0 }));
  const sentSeats: ProposalDesk['sentSeats'] = async (seats, given = {}) => {
    const { id } = await begin(await office.contact({ context: seatsContext(seats) }));
    await draft(id, given);
    return send(id);
  };
  return {
    ...office,
    begin,
    get,
    draft,
    send,
    withdraw: (id) => call(id, 'withdraw', () => ({})),
    sent: async (fields = {}) => send((await begin(await office.safari(fields))).id),
    sentSeats,
    held: async (seats = 2) => {
      const plan = { deposit: { percent: 30, dueOn: '2026-12-11' }, balanceDueOn: '2026-12-20' };
      const proposal = await sentSeats(seats, plan);
      const yes = { token: tokenIn(proposal), name: 'Ada Traveller', total: proposal.total };
      await answered(await office.visitors.post('/api/proposal/hold', { ...yes, clientRequestId: randomUUID() }));
      return get(proposal.id);
    },
    book: (id, act) => call(id, 'booking', () => act),
    open: async (token, isVisit = false) =>
      answered<ProposalView>(await office.visitors.post('/api/proposal', { token, isVisit })),
  };
}

/** As if all seats of that departure but these had been sold. */
export async function leaveSeats(store: Store, left: number): Promise<void> {
  await store.db
    .updateTable('departure_seats')
    .set((row) => ({ booked_seats: row('total_seats', '-', left), version: row('version', '+', 1) }))
    .where('departure_id', '=', newYear)
    .execute();
}

/** The token of the version sent last. */
export function tokenIn({ versions: [last] }: Pick<DeskProposal, 'versions'>): string {
  return last?.link.split('#proposal=')[1] ?? '';
}
