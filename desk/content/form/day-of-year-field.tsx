import { useState } from 'react';
import { monthNames } from '#contract/records/seasons.ts';
import { boxClass } from '#desk/content/form/form-context.ts';
import { FieldFrame, type FieldLabels } from '#ui/fields/field-frame.tsx';

interface DayOfYearProps {
  /** `MM-DD`; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** February has its 29th in some years. */
const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const twoDigits = (number: string) => number.padStart(2, '0');

/** A day of every year, in words: `1` `July`. */
export function DayOfYearField({ value, onChange, ...labels }: FieldLabels & DayOfYearProps) {
  return (
    <FieldFrame {...labels} isGroup>
      <DayOfYear id={labels.id} name={String(labels.label)} value={value} onChange={onChange} />
    </FieldFrame>
  );
}

/** The two choices alone, beside a label that stands elsewhere. */
export function DayOfYear({ id, name, value, onChange }: DayOfYearProps & { id: string; name: string }) {
  const [, month = '', day = ''] = /^(\d\d)-(\d\d)$/.exec(value) ?? [];
  // Half a day is chosen before the other half is.
  const [half, setHalf] = useState({ month: '', day: '' });
  const chosen = { month: month || half.month, day: day || half.day };
  const choose = (next: Partial<typeof chosen>) => {
    const both = { ...chosen, ...next };
    const last = daysIn[Number(both.month) - 1] ?? 31;
    const fitting = { ...both, day: both.day === '' ? '' : String(Math.min(Number(both.day), last)) };
    setHalf(fitting);
    onChange(fitting.month === '' || fitting.day === '' ? '' : `${twoDigits(fitting.month)}-${twoDigits(fitting.day)}`);
  };
  return (
    <span className="inline-flex max-w-full gap-2">
      <select
        id={`${id}-day`}
        aria-label={`${name}: day`}
        value={chosen.day === '' ? '' : String(Number(chosen.day))}
        onChange={(event) => choose({ day: event.target.value })}
        className={`${boxClass} w-20 shrink`}
      >
        <option value="">Day</option>
        {Array.from({ length: 31 }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
      <select
        id={`${id}-month`}
        aria-label={`${name}: month`}
        value={chosen.month === '' ? '' : String(Number(chosen.month))}
        onChange={(event) => choose({ month: event.target.value })}
        className={`${boxClass} w-36 shrink`}
      >
        <option value="">Month</option>
        {monthNames.map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </select>
    </span>
  );
}
