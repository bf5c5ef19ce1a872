import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DeskClock, type DeskMaintenance, trustDeskClock } from '#contract/desk/maintenance-endpoints.ts';
import { office } from '#contract/site/office.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { ElsewhereProblems } from '#desk/content/elsewhere-problems.tsx';
import { BackupPanel } from '#desk/maintenance/backup-panel.tsx';
import { maintenanceQuery } from '#desk/maintenance/maintenance.queries.ts';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Question, useAsking } from '#desk/shell/ask-dialog.tsx';
import { PageHead } from '#desk/shell/page-head.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** The server is looked at while the page is, in milliseconds. */
const askedAgainAfter = 30_000;

/** How the server is, for whoever keeps it. */
export function MaintenancePage() {
  const { data: maintenance } = useSuspenseQuery({ ...maintenanceQuery, refetchInterval: askedAgainAfter });
  return (
    <>
      <PageHead title="Upkeep" />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BackupPanel backup={maintenance.backup} now={maintenance.clock.now} />
        <DiskPanel disk={maintenance.disk} />
        <MailsPanel mails={maintenance.mails} />
        <AnswersPanel mailbox={maintenance.mailbox} />
        <ClockPanel clock={maintenance.clock} />
        <KeptPanel enquiries={maintenance.enquiries} isDoubted={maintenance.clock.isDoubted} />
        <ProgramPanel maintenance={maintenance} />
        {maintenance.content.leftToDo.length > 0 && (
          <Panel title="To be made yours">
            <p>Visitors see it as it is. The list is empty once all of it is done.</p>
            <ElsewhereProblems problems={maintenance.content.leftToDo} />
          </Panel>
        )}
      </div>
    </>
  );
}

function DiskPanel({ disk }: { disk: DeskMaintenance['disk'] }) {
  if (disk === null) {
    return (
      <Panel title="Disk">
        <p>The disk does not say how much of it is free.</p>
      </Panel>
    );
  }
  const { folder, freeBytes, leastBytes } = disk;
  return (
    <Panel title="Disk">
      <div className="grid gap-4">
        {freeBytes < leastBytes && (
          <div>
            <Badge tone="danger">Full: what visitors send is refused</Badge>
          </div>
        )}
        <Facts
          facts={[
            { label: 'Free', value: formatBytes(freeBytes) },
            { label: 'Must stay free', value: formatBytes(leastBytes) },
            { label: 'Folder', value: folder },
          ]}
        />
      </div>
    </Panel>
  );
}

function MailsPanel({ mails }: { mails: DeskMaintenance['mails'] }) {
  return (
    <Panel title="Mails">
      <Facts
        facts={[
          { label: 'Waiting', value: <MailLink state="waiting" amount={mails.waiting} /> },
          { label: 'Failed', value: <MailLink state="failed" amount={mails.failed} /> },
          ...(mails.why === null ? [] : [{ label: 'Why', value: mails.why }]),
        ]}
      />
    </Panel>
  );
}

function AnswersPanel({ mailbox }: { mailbox: DeskMaintenance['mailbox'] }) {
  if (mailbox === null) {
    return (
      <Panel title="Answers">
        <p>The desk reads no mailbox, so the office says at an enquiry that an answer came. IMAP_URL changes that.</p>
      </Panel>
    );
  }
  const { name, readAt, problem, nextAt } = mailbox;
  return (
    <Panel title="Answers">
      <div className="grid gap-4">
        {problem !== null && (
          <div>
            <Badge tone="danger">The mailbox is not read</Badge>
          </div>
        )}
        <Facts
          facts={[
            { label: 'Mailbox', value: name },
            { label: 'Read', value: readAt === null ? 'Not yet' : formatMoment(readAt) },
            ...(problem === null ? [] : [{ label: 'Why', value: problem }]),
            ...(nextAt === null ? [] : [{ label: 'Tried again', value: formatMoment(nextAt) }]),
          ]}
        />
      </div>
    </Panel>
  );
}

function MailLink({ state, amount }: { state: 'waiting' | 'failed'; amount: number }) {
  if (amount === 0) return 'None';
  return (
    <Link to="/mails" search={{ state }} className="underline underline-offset-4">
      {count(amount, 'mail')}
    </Link>
  );
}

function KeptPanel(props: { enquiries: DeskMaintenance['enquiries']; isDoubted: boolean }) {
  const { keptMonths, removedSoon, soonDays } = props.enquiries;
  return (
    <Panel title="Enquiries">
      {keptMonths === 0 ? (
        <p>Enquiries are kept for ever.</p>
      ) : (
        <p>
          Enquiries are kept for {count(keptMonths, 'month')}.{' '}
          {props.isDoubted
            ? 'None is removed while the clock is in doubt.'
            : `${removedSoon === 0 ? 'None' : removedSoon} will be removed in the next ${soonDays} days.`}
        </p>
      )}
    </Panel>
  );
}

function ProgramPanel({ maintenance: { program, content } }: { maintenance: DeskMaintenance }) {
  return (
    <Panel title="Program">
      <Facts
        facts={[
          { label: 'Version', value: program.version },
          { label: 'Build', value: program.build ?? 'The site is not built' },
          { label: 'Node', value: program.node },
          { label: 'Store', value: program.store === 'sqlite' ? 'SQLite' : 'PostgreSQL' },
          {
            label: 'Content',
            value: `${count(content.records, 'record')}, read and in order on ${formatMoment(content.readAt)}`,
          },
        ]}
      />
      {content.isReadOnly && (
        <p className="mt-4">
          <Badge tone="danger">Nothing can be published: the server may not write its content</Badge>
        </p>
      )}
    </Panel>
  );
}

/** What the server takes the time to be, and whether the store agrees. */
function ClockPanel({ clock }: { clock: DeskClock }) {
  const { now, isDoubted, storeKnows } = clock;
  const [question, ask] = useAsking();
  const trust = useChange(trustDeskClock);
  return (
    <Panel title="Clock">
      <div className="grid gap-4">
        {isDoubted && (
          <div>
            <Badge tone="danger">In doubt: nothing old is removed</Badge>
          </div>
        )}
        <Facts
          facts={[
            { label: 'The server says', value: formatMoment(now) },
            storeKnows !== null && { label: 'The store last knew', value: formatMoment(storeKnows) },
          ]}
        />
        {isDoubted && (
          <div>
            <Button variant="quiet" size="small" onClick={ask}>
              The clock is right
            </Button>
          </div>
        )}
      </div>
      <Question
        title="Is the clock right?"
        {...question}
        yes="It is right"
        onYes={() => trust.mutate({}, { onSuccess: question.onClose })}
        no="Not sure"
        change={trust}
      >
        <p>
          {`The server says ${formatMoment(now)} in ${office().town}.`} Enquiries are removed by this clock: if it is
          ahead, they go too early and do not come back.
        </p>
      </Question>
    </Panel>
  );
}
