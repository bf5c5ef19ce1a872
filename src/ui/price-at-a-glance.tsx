import { dot } from '#contract/words/dot.ts';

interface PriceAtAGlanceProps {
  sum: string;
  /** For whom, and what is in it. */
  unit: string;
  /** The month, the day or the trip it is for; the narrowest bar has no room for it. */
  when?: string | undefined;
  /** In the head of a page. */
  isLarge?: boolean;
}

/** A sum and its unit, beside the next step. */
export function PriceAtAGlance({ sum, unit, when, isLarge = false }: PriceAtAGlanceProps) {
  return (
    <p className="figures min-w-0 leading-tight">
      <b className={`block font-display font-semibold ${isLarge ? 'text-title-2 leading-none' : 'text-xl'}`}>{sum}</b>
      <span className={`block text-muted ${isLarge ? 'mt-1 text-label' : 'text-[0.8125rem]'}`}>
        <span>{unit}</span>
        {when && <span className={isLarge ? '' : 'max-[22rem]:hidden'}>{`${dot}${when}`}</span>}
      </span>
    </p>
  );
}
