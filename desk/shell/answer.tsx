import type { ReactNode } from 'react';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface AnswerProps<Data> {
  data: Data | undefined;
  error: Error | null;
  children: (data: Data) => ReactNode;
}

/** What was asked for, once it is there; why it could not be had stands above what was there before. */
export function Answer<Data>({ data, error, children }: AnswerProps<Data>) {
  return (
    <>
      <FormFailure error={error} />
      {data === undefined ? error === null && <WaitingPage /> : children(data)}
    </>
  );
}

export function WaitingPage() {
  return (
    <div className="flex min-h-64 items-center justify-center">
      <Spinner />
    </div>
  );
}
