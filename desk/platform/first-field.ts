const written =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=date]):not([inputmode=decimal], [readonly])';

/** The field of a part that is written first: a text or a day where there is one; what is chosen may mostly stay. */
export function firstField(part: ParentNode | null | undefined): HTMLElement | null {
  return (
    part?.querySelector<HTMLElement>(written) ?? part?.querySelector<HTMLElement>('input, select, textarea') ?? null
  );
}
