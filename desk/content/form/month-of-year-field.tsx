import { useState } from 'react';
import { monthNames } from '#contract/records/seasons.ts';
import { boxClass } from '#desk/content/form/form-context.ts';
import { FieldFrame, type FieldLabels } from '#ui/fields/field-frame.tsx';

interface MonthOfYearProps extends FieldLabels {
  /** `YYYY-MM`; what is typed half stays. */
  value: string;
  onChange: (value: string) => void;
}

/** A month of a year: not every browser has a field for one. */
export function MonthOfYearField({ value, onChange, ...labels }: MonthOfYearProps) {
  const [, year = '', month = ''] = /^(.*?)-?(\d\d)?$/.exec(value.length > 4 ? value : `${value}-`) ?? [];
  const [half, setHalf] = useState('');
  const chosen = month || half;
  const change = (nextYear: string, nextMonth: string) => {
    setHalf(nextMonth);
    onChange(nextYear === '' ? '' : nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`);
  };
  return (
    <FieldFrame {...labels} isGroup>
      <span className="inline-flex max-w-full gap-2">
        <select
          aria-label={`${labels.label}: month`}
          value={chosen}
          onChange={(event) => change(year, event.target.value)}
          className={`${boxClass} w-40 shrink`}
        >
          <option value="">Month</option>
          {monthNames.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
        <input
          aria-label={`${labels.label}: year`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="Year"
          value={year}
          onChange={(event) => change(event.target.value.replace(/\D/g, ''), chosen)}
          className={`${boxClass} figures w-24 shrink`}
        />
      </span>
    </FieldFrame>
  );
}
