import { useEffect } from 'react';
import type { AfterChoice } from '#features/customization/after-choice.tsx';
import { useFetched } from '#shell/lazy/use-fetched.ts';

const load = (): Promise<AfterChoice> =>
  import('#features/customization/after-choice.tsx').then(({ afterChoice }) => afterChoice);

/** The code a trip needs once something of it is chosen: undefined until it is there. */
export function useAfterChoice(isChosen: boolean): {
  part: AfterChoice | undefined;
  hasFailed: boolean;
  fetchPart: () => void;
} {
  const fetched = useFetched(load);
  const { fetchPart } = fetched;
  useEffect(() => {
    if (isChosen) fetchPart();
  }, [isChosen, fetchPart]);
  return fetched;
}
