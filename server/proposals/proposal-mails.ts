import type { Kysely } from 'kysely';
import { isMailable } from '#contract/forms/contact-details.ts';
import { readEnquiry, type Traveller } from '#server/enquiries/enquiry.ts';
import { type ComposedMail, type MailComposers, toOffice, toTraveller } from '#server/mail/compose-mail.ts';
import type { MailContent } from '#server/mail/content/mail-content.ts';
import { earlierMails } from '#server/mail/earlier-mails.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import {
  type HoldFacts,
  heldMail,
  heldOfficeMail,
  newProposalMail,
  questionMail,
  reminderMail,
} from '#server/proposals/mails/proposal-letters.ts';
import { type ProposalTokens, proposalUrl, tokenOf } from '#server/proposals/proposal-links.ts';
import { idInMail, type ProposalMailKind } from '#server/proposals/proposal-mail.ts';
import {
  offerOfVersion,
  type ProposalRow,
  readNumberedVersion,
  readProposal,
  readVersion,
  type VersionRow,
} from '#server/proposals/proposal-rows.ts';
import { seatsKept, stateOfVersion } from '#server/proposals/proposal-state.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface ProposalMailsOptions {
  store: Store;
  operator: Operator;
  /** The mailbox of the people who answer. */
  inbox: string;
  /** Where the office works; undefined where there is no desk. */
  deskUrl: string | undefined;
  tokens: ProposalTokens;
}

/** What a mail is about, as it stands when it is written. */
interface About {
  row: ProposalRow;
  version: VersionRow;
  traveller: Traveller;
  hold: HoldFacts | undefined;
  question: { text: string; at: string } | undefined;
}

/** Writes what a traveller gets of a proposal, and what the office hears of it. */
export function proposalMails(options: ProposalMailsOptions): Pick<MailComposers, ProposalMailKind> {
  const { store, operator, inbox, deskUrl, tokens } = options;

  const versionFacts = ({ row, version }: About) => {
    const offer = offerOfVersion(version);
    const token = tokenOf(tokens, version.version_id, row.begun_at);
    return {
      number: version.number,
      offer,
      link: proposalUrl(operator.siteUrl, offer.tour, token),
    };
  };
  const officeFacts = (about: About) => {
    const { link: _link, ...version } = versionFacts(about);
    const { reference, proposal_id: id } = about.row;
    return { ...version, reference, deskLink: deskUrl === undefined ? undefined : `${deskUrl}/proposals/${id}` };
  };

  const travellers =
    (contentOf: (about: About, claimed: ClaimedMail) => MailContent | undefined) =>
    async (claimed: ClaimedMail): Promise<ComposedMail | undefined> => {
      const about = await aboutOf(store, claimed);
      const content = about && isMailable(about.traveller.email) ? contentOf(about, claimed) : undefined;
      const follows = await earlierMails(store, claimed);
      return about && content && { ...toTraveller(about.traveller.email, operator), follows, content };
    };

  const offices =
    (contentOf: (about: About) => MailContent | undefined) =>
    async (claimed: ClaimedMail): Promise<ComposedMail | undefined> => {
      const about = await aboutOf(store, claimed);
      const content = about && contentOf(about);
      const follows = await earlierMails(store, claimed);
      return about && content && { ...toOffice(inbox, about.traveller), follows, content };
    };

  return {
    proposal: travellers((about) =>
      about.row.state === 'withdrawn' ? undefined : newProposalMail(versionFacts(about), operator),
    ),
    'proposal-reminder': travellers((about, { createdAt }) =>
      stateOfVersion(about.row, about.version, new Date(createdAt)) === 'open' &&
      about.row.number === about.version.number
        ? reminderMail(versionFacts(about), operator)
        : undefined,
    ),
    'proposal-held': travellers((about) => about.hold && heldMail(versionFacts(about), about.hold, operator)),
    'proposal-held-office': offices((about) => about.hold && heldOfficeMail(officeFacts(about), about.hold)),
    'proposal-question': offices((about) => about.question && questionMail(officeFacts(about), about.question)),
  };
}

/** Undefined when it was erased. Throws StoreUnavailable. */
function aboutOf(store: Store, claimed: ClaimedMail): Promise<About | undefined> {
  return askStore(store, async (db) => {
    const question = claimed.kind === 'proposal-question' ? await readQuestion(db, idInMail(claimed)) : undefined;
    const version = question === undefined ? await readVersion(db, idInMail(claimed)) : question.version;
    const row = version && (await readProposal(db, version.proposal_id));
    const enquiry = row && (await readEnquiry(db, row.reference));
    if (version === undefined || row === undefined || enquiry === undefined) return undefined;
    const { traveller } = enquiry.details;
    return { row, version, traveller, question, hold: await holdOf(db, row, version, new Date(claimed.createdAt)) };
  });
}

async function readQuestion(db: Kysely<Tables>, id: string) {
  const asked = await db.selectFrom('proposal_questions').selectAll().where('question_id', '=', id).executeTakeFirst();
  if (asked === undefined) return undefined;
  const { text, asked_at: at, proposal_id: proposalId, number } = asked;
  return { text, at, version: await readNumberedVersion(db, proposalId, number) };
}

async function holdOf(
  db: Kysely<Tables>,
  row: ProposalRow,
  { number }: VersionRow,
  now: Date,
): Promise<HoldFacts | undefined> {
  const { held_number: held, held_name: name, held_at: at } = row;
  if (held !== number || name === null || at === null) return undefined;
  const kept = await seatsKept(db, row, now);
  return { name, at, seatsUntil: kept?.isLive ? kept.until : undefined };
}
