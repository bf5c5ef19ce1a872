import { useId } from 'react';
import { monthNames } from '#contract/seasons.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

interface MonthSliderProps {
  label: string;
  /** 1 to 12. */
  month: number;
  onMonth: (month: number) => void;
}

const track =
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-line-strong/50 [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-line-strong/50';
const thumb =
  '[&::-webkit-slider-thumb]:-mt-[9px] [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-accent [&::-webkit-slider-thumb]:raised-shadow [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-accent';

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
        className={`block h-11 w-full cursor-pointer appearance-none bg-transparent forced-colors:appearance-auto ${track} ${thumb}`}
      />
      {/* Each letter is as wide as the thumb, so that it stands below it. */}
      <span aria-hidden="true" className="-mt-1.5 flex justify-between text-center text-[0.8125rem] leading-5">
        {monthNames.map((name, index) => (
          <span key={name} className={`w-6 ${index + 1 === month ? 'font-bold text-accent' : 'text-muted'}`}>
            {name.slice(0, 1)}
          </span>
        ))}
      </span>
    </div>
  );
}
