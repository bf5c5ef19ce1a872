import { useId } from 'react';
import { monthNames } from '#contract/seasons.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

interface MonthSliderProps {
  label: string;
  /** 1 to 12. */
  month: number;
  onMonth: (month: number) => void;
}

/** The twelve months on a line, to be dragged along or stepped through with the arrow keys. Without a script it is not shown. */
export function MonthSlider({ label, month, onMonth }: MonthSliderProps) {
  const id = useId();
  const isHydrated = useIsHydrated();
  return (
    <div className="noscript:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={12}
        value={month}
        aria-valuetext={monthNames[month - 1]}
        disabled={!isHydrated}
        onChange={({ target }) => onMonth(target.valueAsNumber)}
        className="block h-11 w-full cursor-pointer accent-accent"
      />
      {/* Each initial is as wide as the thumb, so that it stands below it. */}
      <span aria-hidden="true" className="-mt-2 flex justify-between text-center text-[0.8125rem]">
        {monthNames.map((name, index) => (
          <span key={name} className={`w-4 ${index + 1 === month ? 'font-bold text-accent' : 'text-muted'}`}>
            {name.slice(0, 1)}
          </span>
        ))}
      </span>
    </div>
  );
}
