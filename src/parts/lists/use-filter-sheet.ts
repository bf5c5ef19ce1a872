import { useEffect, useState } from 'react';
import { closeOnBack } from '#platform/browser/close-on-back.ts';

/** Back closes the filters of a phone, which lie over their list. For `FacetBar`'s `onSheet`. */
export function useFilterSheet(): (close: (() => void) | undefined) => void {
  const [sheet, setSheet] = useState<{ close: () => void } | undefined>(undefined);
  useEffect(() => sheet && closeOnBack(sheet.close), [sheet]);
  return (close) => setSheet(close && { close });
}
