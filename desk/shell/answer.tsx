import type { ReactNode } from 'react';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { WaitingPage } from '#desk/shell/waiting-page.tsx';

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
