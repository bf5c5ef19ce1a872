import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents, inDollars } from '#contract/money/price.ts';
import type { OperatorFile } from '#contract/site/site.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { addProblem, type ProposalProblems } from '#server/proposals/proposal-problems.ts';

type Terms = Pick<ProposalDraft, 'deposit' | 'balanceDueOn'>;

/** What is due and by when, which together is the total; one payment where both are due on one day. */
export function paymentsOf(total: number, { deposit, balanceDueOn }: Terms): ProposalOffer['payments'] {
  const all = inCents(total);
  const first = deposit.dueOn === balanceDueOn ? 0 : Math.round((all * deposit.percent) / 100);
  const payments = [
    { what: 'deposit' as const, amount: inDollars(first), dueOn: deposit.dueOn },
    { what: 'balance' as const, amount: inDollars(all - first), dueOn: balanceDueOn },
  ];
  return payments.filter(({ amount }) => amount > 0);
}

/** Days on which nobody could pay, or for which it is too late. */
export function addPaymentProblems(
  problems: ProposalProblems,
  { deposit, balanceDueOn }: Terms,
  { today, startDate }: { today: string; startDate: string | undefined },
): void {
  const hasDeposit = deposit.percent > 0;
  const hasBalance = deposit.percent < 100;
  if (hasDeposit && deposit.dueOn < today) addProblem(problems, 'deposit.dueOn', 'This day is over.');
  if (hasDeposit && hasBalance && deposit.dueOn > balanceDueOn) {
    addProblem(problems, 'deposit.dueOn', 'The deposit is due before the balance.');
  }
  if (hasBalance && balanceDueOn < today) addProblem(problems, 'balanceDueOn', 'This day is over.');
  if (startDate === undefined) return;
  const late = `The trip begins on ${formatFullDay(startDate)}; this is later.`;
  if (hasDeposit && deposit.dueOn > startDate) addProblem(problems, 'deposit.dueOn', late);
  if (hasBalance && balanceDueOn > startDate) addProblem(problems, 'balanceDueOn', late);
}

/** Days after the proposal has ended on which the deposit is due. */
const depositDays = 7;

/** What a proposal begins with: who agrees on its last day still has a week. Where the trip is too near for that, all of it is due at once. */
export function usualPayments(
  { depositPercent, balanceDays }: OperatorFile['terms'],
  { today, validUntil, startDate }: { today: string; validUntil: string; startDate: string | undefined },
): Terms {
  const due = addDays(validUntil, depositDays);
  if (startDate !== undefined && startDate <= due) {
    const soon = addDays(today, depositDays);
    const atOnce = startDate <= soon ? today : soon;
    return { deposit: { percent: depositPercent, dueOn: atOnce }, balanceDueOn: atOnce };
  }
  const balance = startDate === undefined ? addDays(today, balanceDays) : addDays(startDate, -balanceDays);
  return {
    deposit: { percent: depositPercent, dueOn: due },
    balanceDueOn: balance < due ? due : balance,
  };
}
