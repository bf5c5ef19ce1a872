import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DeskDeparture, departureChange, newSeatHold } from '#contract/desk/departures.ts';
import { type ProposalDraft, proposalDraft } from '#contract/desk/proposals.ts';
import { Field } from '#desk/content/form/field.tsx';
import { FormContext } from '#desk/content/form/form-context.ts';
import type { FormSchema } from '#desk/content/form-schema.ts';
import { valueProblems } from '#desk/content/values/value-problems.ts';
import { departureQuery } from '#desk/departures/departure.queries.ts';
import { DepartureForm } from '#desk/departures/departure-form.tsx';
import { HoldForm } from '#desk/departures/hold-form.tsx';
import { createDeskQueryClient } from '#desk/platform/desk-query-client.ts';
import { typedProblems } from '#desk/platform/typed-problems.ts';
import { fieldId } from '#desk/proposals/form/form-parts.ts';
import { ProposalForm } from '#desk/proposals/form/proposal-form.tsx';
import { draftOf, type TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { type Api, createApi } from '#platform/api/api.ts';
import { pathOf, valueAt, withValueAt } from '#records/values.ts';
import { contentWords, formSchema } from '#server/content/forms/content-form.ts';
import type { FormName } from '#server/content/forms/form-names.ts';
import { choices, draft } from '#tests/support/desk/proposal-samples.ts';
import { deskSession } from '#tests/support/trips/read-desk-enquiry.tsx';

/* One reading of a number, at every field of the desk in which one is typed: the fields are those of the schemas. */

/** What is typed, and the number it is; or what is asked; or nothing, where it is refused. */
const readings: readonly (readonly [typed: string, read: number | string | undefined])[] = [
  ['1200', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['1\u202f200', 1200],
  ['1’200', 1200],
  ["1'200", 1200],
  ['$1,200', 1200],
  ['1200.00', 1200],
  ['1,200.00', 1200],
  ['1.200,00', 1200],
  ['2.390,00', 2390],
  ['1,200,000', 1_200_000],
  ['1.200.000', 1_200_000],
  ['60.50', 60.5],
  ['60,50', 60.5],
  ['150,25', 150.25],
  ['2,39', 2.39],
  ['6', 6],
  ['1 200,5', 1200.5],
  ['2.390', '2,390 or 2.39? Write 2390 or 2.39.'],
  ['1.000', '1,000 or 1? Write 1000 or 1.'],
  ['1,234.567', 'Write two decimals at most.'],
  ['12.3456', 'Write two decimals at most.'],
  ['12.', undefined],
  ['1,20,000', undefined],
  ['1.2.3', undefined],
  ['1 2', undefined],
  ['$', undefined],
  ['about ten', undefined],
];

interface NumberField {
  path: string;
  schema: FormSchema;
  /** The table of prices it is a cell of. */
  table?: FormSchema | undefined;
}

type AnySchema = FormSchema & { anyOf?: readonly FormSchema[] };

/** Lists that are filled in another way than with numbers, or with several in one field. */
const otherLists = ['ratings', 'numbers', 'ticks', 'photographs'];
const otherWidgets = ['count', 'weekday', 'month-number'];

/** Every number below a schema; of a list its first item. */
function numbersIn(given: FormSchema, path = '', table?: FormSchema): NumberField[] {
  const { type, properties = {}, items, oneOf = [], anyOf = [], 'x-look': widget }: AnySchema = given;
  const at = (step: string) => (path === '' ? step : `${path}.${step}`);
  if (type === 'number' || type === 'integer')
    return otherWidgets.includes(widget ?? '') ? [] : [{ path, schema: given, table }];
  if (otherLists.includes(widget ?? '')) return [];
  return [
    ...Object.entries(properties).flatMap(([name, part]) => numbersIn(part, at(name), table)),
    ...(items === undefined ? [] : numbersIn(items, at('0'), widget === 'prices' ? given : table)),
    ...[...oneOf, ...anyOf].flatMap((part) => numbersIn(part, path, table)),
  ];
}

const numbersOf = (schema: z.core.$ZodType) => numbersIn(z.toJSONSchema(schema, { io: 'input' }) as FormSchema);

/** What the field holds once something was typed into it, and what is told at it. */
type TypeInto = (typed: string) => { held: unknown; told: string | undefined };

function expectRead(type: TypeInto, { schema, path }: NumberField, isMeasure = false): void {
  for (const [typed, read] of readings) {
    // A measure has more decimals, and its one dot is always the decimal sign.
    if (isMeasure && typeof read === 'string') continue;
    const { held, told } = type(typed);
    expect(held, `${path}: ${typed}`).toBe(typeof read === 'number' ? read : typed);
    if (typeof read === 'string') expect(told, `${path}: ${typed}`).toBe(read);
    if (read === undefined) expect(told, `${path}: ${typed}`).toBeDefined();
    if (schema.type === 'integer' && !Number.isInteger(read ?? 0)) expect(told, `${path}: ${typed}`).toBeDefined();
  }
}

const typeAt = (id: string, typed: string) => {
  const field = document.getElementById(id);
  if (field === null) throw new Error(`There is no field ${id}.`);
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveProperty('value', typed);
};

const contentNumbers = (Object.keys(contentWords) as FormName[]).flatMap((form) =>
  numbersIn(formSchema(form).schema as FormSchema).map((number) => ({ form, ...number })),
);

test.each(contentNumbers)(
  'the form of $form reads $way as it is written, and asks where it cannot (B-623)',
  ({ table, ...number }) => {
    const root: FormSchema = { type: 'object', properties: { it: table ?? number.schema } };
    const within = table === undefined ? ['it'] : ['it', 0, ...number.path.split('.').slice(-1)];
    let fields: unknown = { it: table === undefined ? undefined : [{}] };
    function Form() {
      const [held, setHeld] = useState(fields);
      fields = held;
      const surroundings = {
        Field,
        form: { schema: root, choices: {} },
        live: undefined,
        value: held,
        problems: new Map<string, string>(),
        warnings: new Map<string, string>(),
        wanted: undefined,
        change: () => {},
        announce: () => {},
      };
      return (
        <FormContext value={surroundings}>
          <Field
            schema={root.properties?.it ?? {}}
            path={['it']}
            value={valueAt(held, ['it'])}
            isRequired={false}
            onChange={(next, path) => setHeld((before: unknown) => withValueAt(before, path, next))}
          />
        </FormContext>
      );
    }
    const { unmount } = render(<Form />);
    const type: TypeInto = (typed) => {
      typeAt(['content', ...within].join('.'), typed);
      const told = valueProblems(fields, root).find(({ field }) => field === within.join('.'));
      return { held: valueAt(fields, within), told: told?.reason };
    };
    const widget = number.schema['x-look'];
    expectRead(type, number, number.schema.type === 'number' && widget !== 'usd' && widget !== 'local');
    unmount();
  },
);

const seats = { kind: 'departure', groupTour: 'great-migration-mara', departureId: null, seats: 2 } as const;
const rooms = { double: 1, twin: 1, triple: 1, family: 1, single: 1 };
const drafts: readonly ProposalDraft[] = [draft, { ...draft, trip: seats, rooms }];

// The ages of children are chosen, not typed.
test.each(numbersOf(proposalDraft).filter(({ path }) => !path.includes('childAges')))(
  'a proposal reads $way as it is written, cents too (B-693)',
  (number) => {
    const begun = drafts.find((one) => valueAt(one, pathOf(number.path)) !== undefined);
    if (begun === undefined) throw new Error('No sample has such a field.');
    let typed: TypedProposal = begun;
    function Form() {
      const [value, change] = useState(typed);
      typed = value;
      const form = { value, choices, change, errorOf: () => undefined, days: [], isDisabled: false };
      return <ProposalForm {...form} />;
    }
    const { unmount } = render(<Form />);
    const type: TypeInto = (text) => {
      typeAt(fieldId(number.path), text);
      const problems = typedProblems(proposalDraft, typed);
      expect(draftOf(typed) === undefined).toBe(problems.size > 0);
      return { held: valueAt(typed, pathOf(number.path)), told: problems.get(number.path) };
    };
    expectRead(type, number);
    unmount();
  },
);

const departure: DeskDeparture = {
  id: 'great-migration-mara-2027-07-10',
  tour: 'great-migration-mara',
  tourName: 'Great Migration',
  startDate: '2027-07-10',
  endDate: '2027-07-15',
  state: 'open',
  status: 'available',
  capacity: 12,
  sold: 2,
  held: 0,
  free: 10,
  waiting: 0,
  price: 1800,
  priceOverride: null,
  guaranteed: false,
  guaranteedOverride: null,
  minToRun: 4,
  version: 1,
};
const ofDeparture = <DepartureForm departure={departure} history={[]} />;
const ofHold = <HoldForm departure={departure} />;

test.each([
  ...numbersOf(departureChange).map((number) => ({ ...number, form: ofDeparture })),
  ...numbersOf(newSeatHold).map((number) => ({ ...number, form: ofHold })),
])('a departure reads $way as it is written, and sends whole numbers alone (B-502)', async ({ form, path, schema }) => {
  const sent: unknown[] = [];
  const api: Api = {
    ...createApi({ host: '' }),
    call: (_, input) => {
      // What is on the page is asked for again, too.
      if (valueAt(input, ['body']) !== undefined) sent.push(valueAt(input, ['body', path]));
      return Promise.reject(new Error('It is not there.'));
    },
  };
  const queryClient = createDeskQueryClient(api, () => {});
  queryClient.setQueryData(sessionQuery.queryKey, deskSession);
  queryClient.setQueryData(departureQuery(departure.id).queryKey, {
    departure,
    parties: [],
    letter: null,
    history: [],
  });
  const { unmount } = render(<QueryClientProvider client={queryClient}>{form}</QueryClientProvider>);
  const id = `${form === ofHold ? 'hold' : 'departure'}-${path}`;
  if (form === ofHold) typeAt('hold-forWhom', 'Wanjiku');
  const { minimum = 0, maximum = 0 } = schema;
  for (const [typed, read] of readings) {
    typeAt(id, typed);
    fireEvent.submit(document.querySelector('form') ?? document);
    if (typeof read === 'number' && Number.isInteger(read) && read >= minimum && read <= maximum) {
      await waitFor(() => expect(sent.at(-1), typed).toBe(read));
    } else {
      const told = document.getElementById(`${id}-error`)?.textContent;
      expect(told, typed).toEqual(typeof read === 'string' ? read : expect.any(String));
    }
  }
  unmount();
  localStorage.clear();
});
