import { partySizes, wholeTripLimits } from '#contract/choices.ts';
import { monthOptions } from '#contract/records/seasons.ts';
import { formatUsd } from '#contract/words/money.ts';
import { Select } from '#ui/select.tsx';

export interface PreferenceValues {
  month: string;
  travellers: string;
  upTo: string;
}

const any = { value: '', label: 'Any' };
const months = [any, ...monthOptions];
const parties = [any, ...partySizes.map((value) => ({ value, label: value }))];
const limits = [any, ...wholeTripLimits.map((value) => ({ value, label: formatUsd(Number(value)) }))];

/** What decides a price before anything else: when, for how many, and what the whole trip of all of them may come to. */
export function TripPreferenceFields({
  preferences,
  onChange,
}: {
  preferences: PreferenceValues;
  onChange: (part: Partial<PreferenceValues>) => void;
}) {
  return (
    <>
      <Select
        label="When"
        name="month"
        value={preferences.month}
        options={months}
        onChange={(month) => onChange({ month })}
      />
      <Select
        label="Travellers"
        name="travellers"
        value={preferences.travellers}
        options={parties}
        onChange={(travellers) => onChange({ travellers })}
      />
      <Select
        label="Whole trip up to"
        name="upTo"
        value={preferences.upTo}
        options={limits}
        onChange={(upTo) => onChange({ upTo })}
      />
    </>
  );
}
