import type { Ref } from 'react';
import { enquiryFailure } from '#shell/enquiries/enquiry-failure.ts';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { ErrorSummary, type FieldProblem } from '#ui/fields/error-summary.tsx';

interface EnquiryRefusalProps {
  problems: readonly FieldProblem[];
  /** A refusal no field is to blame for. */
  failure: unknown;
  message: string;
  ref: Ref<HTMLDivElement>;
}

/** Above a form that was refused: what to put right, or what went wrong and how else to reach us. It takes the focus. */
export function EnquiryRefusal({ problems, failure, message, ref }: EnquiryRefusalProps) {
  if (problems.length > 0) {
    const title =
      problems.length === 1 ? 'One thing needs another look' : `${problems.length} things need another look`;
    return <ErrorSummary ref={ref} title={title} problems={problems} />;
  }
  if (failure === undefined) return null;
  const { title, message: reason } = enquiryFailure(failure);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-danger bg-surface p-5">
      <p className="font-semibold text-danger">{title}</p>
      <p className="mt-1">{`${reason} What you have written is still here.`}</p>
      <ReachUs message={message} />
    </div>
  );
}
