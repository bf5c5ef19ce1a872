import { formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { type FormParts, fieldAt, placed, withGone, withItem } from '#desk/proposals/form/form-parts.ts';
import { Item, ItemList, NumberField } from '#desk/proposals/form/small-fields.tsx';
import type { TypedTour } from '#desk/proposals/typed/typed-proposal.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

type Activities = TypedTour['activities'];

interface ActivityListProps {
  parts: FormParts;
  trip: TypedTour;
  days: readonly { day: number; date: string }[];
  onChange: (update: (activities: Activities) => Activities) => void;
}

/** What is added to the tour, on which day and for how many. */
export function ActivityList({ parts, trip: { activities }, days, onChange }: ActivityListProps) {
  const { choices, errorOf } = parts;
  const offered = choices.activities.map(({ id, name, price }) => ({
    value: id,
    label: `${name}, ${formatUsd(price)} each`,
  }));
  const nameOf = (id: string) => choices.activities.find((activity) => activity.id === id)?.name ?? id;
  const [first] = choices.activities;
  const put = (index: number, next: Activities[number]) => onChange((before) => withItem(before, index, next));
  return (
    <ItemList
      label="Activities"
      path="trip.activities"
      parts={parts}
      noun="activity"
      onAdd={first && (() => onChange((before) => [...before, { id: first.id }]))}
    >
      {placed(activities).map(({ item: activity, index }) => {
        const { id, selectedDate, guestCount, ...rest } = activity;
        const path = `trip.activities.${index}`;
        return (
          <Item
            key={index}
            path="trip.activities"
            name={nameOf(id)}
            columns={3}
            onRemove={() => onChange((before) => withItem(before, index, undefined))}
          >
            <SelectField
              {...fieldAt(errorOf, `${path}.id`)}
              label="Activity"
              choices={withGone(offered, id)}
              value={id}
              onChange={({ target }) => put(index, { ...activity, id: target.value })}
            />
            <SelectField
              {...fieldAt(errorOf, `${path}.selectedDate`)}
              label="Day"
              choices={[
                { value: '', label: 'Any day' },
                ...withGone(
                  days.map(({ day, date }) => ({ value: date, label: `Day ${day}, ${formatDayWithWeekday(date)}` })),
                  selectedDate,
                  formatDayWithWeekday(selectedDate ?? ''),
                ),
              ]}
              required={false}
              value={selectedDate ?? ''}
              onChange={({ target }) =>
                put(index, {
                  ...rest,
                  id,
                  ...(target.value !== '' && { selectedDate: target.value }),
                  ...(guestCount !== undefined && { guestCount }),
                })
              }
            />
            <NumberField
              path={`${path}.guestCount`}
              label="People"
              placeholder="All"
              parts={parts}
              value={guestCount}
              onChange={(number) =>
                put(index, {
                  ...rest,
                  id,
                  ...(selectedDate !== undefined && { selectedDate }),
                  ...(number !== '' && { guestCount: number }),
                })
              }
            />
          </Item>
        );
      })}
    </ItemList>
  );
}
