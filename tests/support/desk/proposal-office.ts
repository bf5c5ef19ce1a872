import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import { expect } from '@playwright/test';
import type { DeskProposal, ProposalDraft } from '#contract/desk/proposals.ts';
import type { ContactMessage } from '#contract/forms/contact.ts';
import { sendEnquiry } from '#tests/support/desk/send-enquiry.ts';

/** The calls with which the office makes proposals, by whoever is signed in at `desk`, to those who wrote at `site`. */
export function proposalOffice(office: playwright.APIRequestContext, { desk, site }: { desk: string; site: string }) {
  async function post(path: string, data: object, version?: number): Promise<DeskProposal> {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    const answer = await office.post(`${desk}/api${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.json();
  }
  const get = async (id: string): Promise<DeskProposal> => (await office.get(`${desk}/api/proposals/${id}`)).json();

  async function send(id: string, change: Partial<ProposalDraft> = {}): Promise<DeskProposal> {
    const { draft, version } = await get(id);
    const kept = await post(`/proposals/${id}/draft`, { ...draft, ...change }, version);
    return post(`/proposals/${id}/send`, { total: kept.preview?.total ?? 0 }, kept.version);
  }

  /** What an enquiry asks for. */
  async function begin(context: ContactMessage['context']): Promise<DeskProposal> {
    const reference = await sendEnquiry(office, site, { name: 'Amina Otieno', context });
    return post(`/enquiries/${reference}/proposals`, {});
  }

  return {
    get,
    begin,
    send,
    /** What an enquiry asks for, with these changes, and sent. */
    async propose(
      context: ContactMessage['context'],
      change: (draft: ProposalDraft) => Partial<ProposalDraft> = () => ({}),
    ): Promise<DeskProposal> {
      const { id, draft } = await begin(context);
      return send(id, change(draft));
    },
    /** As the traveller says yes to the version sent last. */
    agreeTo: async (proposal: DeskProposal) => {
      const { token } = linkOf(proposal);
      const yes = { token, name: proposal.traveller, total: proposal.versions[0]?.offer.total };
      const data = { ...yes, clientRequestId: randomUUID() };
      expect((await office.post(`${site}/api/proposal/hold`, { data })).status()).toBe(200);
    },
    withdraw: async (id: string) => post(`/proposals/${id}/withdraw`, {}, (await get(id)).version),
  };
}

export const maraTour = {
  kind: 'tour' as const,
  id: 'masai-mara-safari',
  name: 'Maasai Mara Safari',
  url: '/tour/masai-mara-safari',
};

/** The trip of that tour from a day on, for two adults and a child of eight. */
export function onDay(startDate: string): (draft: ProposalDraft) => Partial<ProposalDraft> {
  return ({ trip }) => {
    if (trip.kind !== 'tour') throw new Error('The enquiry is about a tour.');
    const guests = { adults: 2, children: 1, infants: 0 };
    return { trip: { ...trip, startDate, guests, childAges: [8] }, words: 'Dear Amina,\n\nthree days in the Mara.' };
  };
}

/** Where the version sent last is read, below the site's own address, and its secret. */
export function linkOf({ versions: [last] }: DeskProposal): { path: string; token: string } {
  const { pathname, hash } = new URL(String(last?.link));
  return { path: pathname + hash, token: hash.replace('#proposal=', '') };
}
