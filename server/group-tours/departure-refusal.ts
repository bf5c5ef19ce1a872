/** Why a departure was not changed; nothing was stored. */
export interface DepartureRefusal {
  /** There is no such record, it is another by now, or what is wanted does not fit. */
  refused: 'unknown' | 'changed' | 'invalid';
  message: string;
  /** The field at fault, of what is invalid. */
  field?: string;
}

export const unknownDeparture: DepartureRefusal = { refused: 'unknown', message: 'There is no such departure.' };

export const changedMeanwhile: DepartureRefusal = {
  refused: 'changed',
  message: 'Somebody else has changed this departure meanwhile. Look at it again.',
};

/** What does not fit, and which field says so. */
export function invalid(field: string, message: string): DepartureRefusal {
  return { refused: 'invalid', field, message };
}
