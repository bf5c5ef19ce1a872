import { formatFullMoment } from '#contract/words/days.ts';
import { readPlan } from '#server/content/editing/plans.ts';
import { recordAt } from '#server/content/editing/record-kinds.ts';
import type { MailComposers } from '#server/mail/compose-mail.ts';
import { deskButton, factsPart } from '#server/mail/content/mail-content.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/** As many reasons as somebody reads in a mail. */
const most = 12;

const undone = {
  publish: 'was to go live, and did not',
  remove: 'was to be taken off the site, and is still there',
  hide: 'was to be hidden, and is not',
  show: 'was to be shown again, and is not',
} as const;

/** Tells the office what it had planned and what could not be done. */
export function planMails({
  store,
  inbox,
  deskUrl,
}: {
  store: Store;
  inbox: string;
  deskUrl: string | undefined;
}): Pick<MailComposers, 'content-plan'> {
  return {
    async 'content-plan'({ subjectId: path }) {
      const record = recordAt(path);
      const plan = record && (await askStore(store, (db) => readPlan(db, record)));
      if (plan?.faults == null) return undefined;
      const { kind, name, what, at, faults } = plan;
      const facts = faults.map(({ file, field, reason }) => ({ label: file, value: `${field} ${reason}`.trim() }));
      return {
        to: { address: inbox },
        content: {
          subject: `${name.replaceAll('-', ' ')} ${undone[what]}`,
          heading: `Planned for ${formatFullMoment(at)}`,
          parts: [
            ...factsPart('What has to be put right first', facts, most),
            ...deskButton('See it at the desk', deskUrl && `${deskUrl}/content/${kind}/${name}`),
          ],
          footer: ['It is not tried again by itself. At the desk it is given another time, or done at once.'],
        },
      };
    },
  };
}
