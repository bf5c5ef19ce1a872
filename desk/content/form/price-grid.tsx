import { office } from '#contract/site/office.ts';
import { AddButton } from '#desk/content/form/add-button.tsx';
import { FieldWarning } from '#desk/content/form/field-warning.tsx';
import { boxClass, type FieldProps, fieldId, useFormContext, useLabels } from '#desk/content/form/form-context.ts';
import { NumberInput } from '#desk/content/form/number-input.tsx';
import { useList } from '#desk/content/form/use-list.ts';
import { itemName } from '#desk/content/values/value-words.ts';
import { ItemButtons } from '#desk/shell/item-buttons.tsx';
import { isFields, type ValuePath } from '#records/values.ts';
import { FieldError, FieldFrame, fieldAria } from '#ui/fields/field-frame.tsx';

const columns = office().localCurrency === undefined ? ['people', 'usd'] : ['people', 'usd', 'local'];

/** Prices by the size of the party: a row each, people, dollars and the local price beside each other. */
export function PriceGrid(props: FieldProps) {
  const { value: held, onChange, path } = props;
  const { items: row, title = '' } = props.schema;
  const labels = useLabels(props);
  const prices = (Array.isArray(held) ? held : []).map((price) => (isFields(price) ? price : {}));
  const list = useList({ path, items: prices, schema: row, onChange: (next) => onChange(next, path) });
  const titles = Object.fromEntries(columns.map((name) => [name, row?.properties?.[name]?.title ?? name]));
  const set = (index: number, name: string, value: unknown) =>
    onChange(prices.toSpliced(index, 1, { ...prices[index], [name]: value }), path);
  return (
    <FieldFrame {...labels} isGroup>
      <div ref={list.box}>
        <table className="w-full max-w-xl border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left align-bottom text-label text-muted">
              {columns.map((name) => (
                <th key={name} scope="col" className="pr-2 pb-1 font-medium">
                  {titles[name]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {prices.map((price, index) => (
              <PriceRow
                key={list.keys[index]}
                itemKey={list.keys[index] ?? 0}
                path={[...path, index]}
                price={price}
                titles={titles}
                party={itemName(price, index, row)}
                onSet={(name, value) => set(index, name, value)}
              >
                <ItemButtons
                  name={`the price for ${itemName(price, index, row)}`}
                  index={index}
                  count={prices.length}
                  onRemove={() => list.remove(index, `The price for ${itemName(price, index, row)}`)}
                />
              </PriceRow>
            ))}
          </tbody>
        </table>
        <p className="mt-2">
          <AddButton noun="price for more people" onAdd={() => list.add()} />
        </p>
      </div>
    </FieldFrame>
  );
}

interface PriceRowProps {
  itemKey: number;
  path: ValuePath;
  price: Record<string, unknown>;
  titles: Readonly<Record<string, string>>;
  /** `2 people` */
  party: string;
  onSet: (name: string, value: unknown) => void;
  children: React.ReactNode;
}

function PriceRow({ itemKey, path, price, titles, party, onSet, children }: PriceRowProps) {
  const { problems, warnings } = useFormContext();
  const errors = columns.flatMap((name) => {
    const error = problems.get([...path, name].join('.'));
    return error === undefined ? [] : [{ name, error }];
  });
  return (
    <>
      <tr data-item={itemKey} className="align-top">
        {columns.map((name) => {
          const id = fieldId([...path, name]);
          return (
            <td key={name} className="py-1 pr-2">
              <NumberInput
                {...fieldAria({ id, error: errors.find((one) => one.name === name)?.error })}
                aria-label={`${titles[name]}, ${name === 'people' ? `price ${Number(path.at(-1)) + 1}` : party}`}
                value={price[name]}
                kind={name === 'people' ? 'count' : 'amount'}
                onChange={(value) => onSet(name, value)}
                className={`${boxClass} figures max-sm:px-2 ${name === 'people' ? 'max-w-20' : ''}`}
              />
            </td>
          );
        })}
        <td className="w-11 py-1">{children}</td>
      </tr>
      {errors.map(({ name, error }) => (
        <tr key={name}>
          <td colSpan={4} className="pb-2">
            <FieldError id={fieldId([...path, name])} error={error} />
          </td>
        </tr>
      ))}
      {columns
        .filter((name) => warnings.has([...path, name].join('.')))
        .map((name) => (
          <tr key={name}>
            <td colSpan={4} className="pb-2">
              <FieldWarning path={[...path, name]} />
            </td>
          </tr>
        ))}
    </>
  );
}
