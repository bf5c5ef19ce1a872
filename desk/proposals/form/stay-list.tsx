import { formatUsd } from '#contract/words/money.ts';
import { type FormParts, fieldAt, placed, withGone, withItem } from '#desk/proposals/form/form-parts.ts';
import { Item, ItemList, NumberField } from '#desk/proposals/form/small-fields.tsx';
import type { TypedTour } from '#desk/proposals/typed/typed-proposal.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

type Stays = TypedTour['stays'];

interface StayListProps {
  parts: FormParts;
  trip: TypedTour;
  onChange: (update: (stays: Stays) => Stays) => void;
}

/** Nights beside the tour's own, or in place of one of its stays, in which room. */
export function StayList({ parts, trip: { stays }, onChange }: StayListProps) {
  const { choices, errorOf } = parts;
  const offered = choices.stays.map(({ id, name }) => ({ value: id, label: name }));
  const ownStays = [
    { value: '', label: 'None: extra nights' },
    ...choices.ownStays.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const roomsOf = (id: string) => choices.stays.find((stay) => stay.id === id)?.rooms ?? [];
  const nameOf = (id: string) => choices.stays.find((stay) => stay.id === id)?.name ?? id;
  const [first] = choices.stays;
  const begun = (id: string, nights: number | string) => ({ id, roomType: roomsOf(id)[0]?.name ?? '', nights });
  return (
    <ItemList
      label="Stays"
      path="trip.stays"
      parts={parts}
      noun="stay"
      onAdd={first && (() => onChange((before) => [...before, begun(first.id, 1)]))}
    >
      {placed(stays).map(({ item: stay, index }) => {
        const path = `trip.stays.${index}`;
        const put = (next: Stays[number]) => onChange((before) => withItem(before, index, next));
        const rooms = roomsOf(stay.id).map(({ name, pricePerNight }) => ({
          value: name,
          label: `${name}, ${formatUsd(pricePerNight)} a night`,
        }));
        return (
          <Item
            key={index}
            path="trip.stays"
            name={nameOf(stay.id)}
            columns={2}
            onRemove={() => onChange((before) => withItem(before, index, undefined))}
          >
            <SelectField
              {...fieldAt(errorOf, `${path}.id`)}
              label="Stay"
              choices={withGone(offered, stay.id)}
              value={stay.id}
              onChange={({ target }) => put({ ...stay, ...begun(target.value, stay.nights) })}
            />
            <SelectField
              {...fieldAt(errorOf, `${path}.roomType`)}
              label="Room"
              choices={withGone(rooms, stay.roomType)}
              value={stay.roomType}
              onChange={({ target }) => put({ ...stay, roomType: target.value })}
            />
            <SelectField
              {...fieldAt(errorOf, `${path}.insteadOf`)}
              label="In place of"
              choices={withGone(ownStays, stay.insteadOf ?? '')}
              value={stay.insteadOf ?? ''}
              onChange={({ target: { value } }) => {
                const { insteadOf: _, ...extra } = stay;
                const own = choices.ownStays.find(({ id }) => id === value);
                put(own === undefined ? extra : { ...extra, nights: own.nights, insteadOf: own.id });
              }}
            />
            {stay.insteadOf === undefined && (
              <NumberField
                path={`${path}.nights`}
                label="Nights"
                parts={parts}
                value={stay.nights}
                onChange={(nights) => put({ ...stay, nights })}
              />
            )}
          </Item>
        );
      })}
    </ItemList>
  );
}
