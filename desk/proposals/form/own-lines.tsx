import { type FormParts, fieldAt, placed, withItem } from '#desk/proposals/form/form-parts.ts';
import { Item, ItemList, NumberField } from '#desk/proposals/form/small-fields.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';

/** What no record of ours has, and what is taken off the sum. */
export function OwnLines(parts: FormParts) {
  const { value, change, errorOf } = parts;
  const { ownLines, discount } = value;
  return (
    <div className="grid gap-5">
      <ItemList
        label="Own lines"
        path="ownLines"
        parts={parts}
        noun="line"
        onAdd={() => change((before) => ({ ...before, ownLines: [...before.ownLines, { label: '', amount: '' }] }))}
      >
        {placed(ownLines).map(({ item: line, index }) => {
          const path = `ownLines.${index}`;
          const put = (next: typeof line | undefined) =>
            change((before) => ({ ...before, ownLines: withItem(before.ownLines, index, next) }));
          return (
            <Item
              key={index}
              path="ownLines"
              columns={2}
              name={line.label || `line ${index + 1}`}
              onRemove={() => put(undefined)}
            >
              <TextField
                {...fieldAt(errorOf, `${path}.label`)}
                label="What it is"
                maxLength={120}
                autoComplete="off"
                value={line.label}
                onChange={({ target }) => put({ ...line, label: target.value })}
              />
              <NumberField
                path={`${path}.amount`}
                label="Dollars, with tax"
                kind="amount"
                parts={parts}
                value={line.amount}
                onChange={(amount) => put({ ...line, amount })}
              />
            </Item>
          );
        })}
      </ItemList>
      <ItemList
        label="Discount"
        path="discount"
        parts={parts}
        noun="discount"
        onAdd={
          discount === null
            ? () => change((before) => ({ ...before, discount: { amount: '', reason: '' } }))
            : undefined
        }
      >
        {discount !== null && (
          <Item
            path="discount"
            name="the discount"
            columns={2}
            onRemove={() => change((before) => ({ ...before, discount: null }))}
          >
            <NumberField
              path="discount.amount"
              label="Dollars off"
              kind="amount"
              parts={parts}
              value={discount.amount}
              onChange={(amount) => change((before) => ({ ...before, discount: { ...discount, amount } }))}
            />
            <TextField
              {...fieldAt(errorOf, 'discount.reason')}
              label="Why"
              maxLength={160}
              autoComplete="off"
              value={discount.reason}
              onChange={({ target }) =>
                change((before) => ({ ...before, discount: { ...discount, reason: target.value } }))
              }
            />
          </Item>
        )}
      </ItemList>
    </div>
  );
}
