interface PriceAtAGlanceProps {
  sum: string;
  /** For whom, what is in it, and when. */
  unit: string;
  /** In the head of a page. */
  isLarge?: boolean;
}

/** A sum and its unit, beside the next step. */
export function PriceAtAGlance({ sum, unit, isLarge = false }: PriceAtAGlanceProps) {
  return (
    <p className="figures min-w-0 leading-tight">
      <b className={`block font-display font-semibold ${isLarge ? 'text-title-2 leading-none' : 'text-xl'}`}>{sum}</b>
      <span className={`block text-muted ${isLarge ? 'mt-1 text-label' : 'text-[0.8125rem]'}`}>{unit}</span>
    </p>
  );
}
