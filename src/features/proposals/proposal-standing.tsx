import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { besideQuery } from '#features/proposals/proposal.queries.ts';
import { ProposalChanges } from '#features/proposals/proposal-changes.tsx';
import { goTo, heldTitle } from '#features/proposals/proposal-words.ts';
import { Button } from '#ui/button.tsx';

interface ProposalStandingProps {
  token: string;
  view: ProposalView;
  today: string;
}

/** Above the trip, where it is not simply open: that there is a newer version, that it is held, over, or taken back. */
export function ProposalStanding({ token, view, today }: ProposalStandingProps) {
  const { state, newer, held, offer } = view;
  if (newer !== null && state !== 'withdrawn') return <Newer view={view} newer={newer} today={today} key={token} />;
  if (held !== null) {
    return (
      <Notice
        title={heldTitle(held)}
        text={
          held.confirmedAt === null
            ? `${held.name} has agreed to it.`
            : `We confirmed it on ${formatFullDay(officeDay(new Date(held.confirmedAt)), today)}.`
        }
        more="See what happens next"
      />
    );
  }
  if (state === 'expired') {
    return (
      <Notice
        title={`This offer stood until ${formatFullDay(offer.validUntil, today)}`}
        text="Prices and rooms may have moved since. You can still read all of it; ask us, and we look at it again."
        more="Ask for it again"
      />
    );
  }
  if (state === 'withdrawn') {
    return (
      <Notice
        title="We have taken this offer back"
        text="Something in it is no longer as we wrote it. You can still read all of it; ask us, and we make you another."
        more="Ask us about it"
      />
    );
  }
  return null;
}

function Notice({ title, text, more }: { title: string; text: string; more: string }) {
  return (
    <StandingFrame title={title}>
      <p className="mt-1 max-w-2xl">{text}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-4 print:hidden"
        onClick={() => goTo(more.startsWith('See') ? 'decision' : 'ask')}
      >
        {more}
      </Button>
    </StandingFrame>
  );
}

export function StandingFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label="How this trip stands" className="page-width pt-4 sm:pt-6 print:px-0">
      <div className="rounded-panel border-sun border-l-8 bg-sand p-5 sm:p-8 print:border-l-2 print:p-2">
        <p role="status" className="font-display font-semibold text-title-3 leading-snug">
          {title}
        </p>
        {children}
      </div>
    </section>
  );
}

interface NewerProps {
  view: ProposalView;
  newer: NonNullable<ProposalView['newer']>;
  today: string;
}

function Newer({ view, newer, today }: NewerProps) {
  const navigate = useNavigate();
  const beside = useQuery(besideQuery(newer.token)).data;
  const open = () => {
    void navigate({ to: '.', search: true, hash: `proposal=${newer.token}`, replace: true, hashScrollIntoView: false });
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <StandingFrame title="There is a newer version of this">
      <p className="mt-1 max-w-2xl">
        {`You are reading version ${view.number}, as we sent it. Version ${newer.number} takes its place.`}
      </p>
      <Button className="mt-4 print:hidden" onClick={open}>
        {`Open version ${newer.number}`}
      </Button>
      {beside && (
        <div className="print:hidden">
          <ProposalChanges from={view} to={beside} today={today} />
        </div>
      )}
    </StandingFrame>
  );
}
