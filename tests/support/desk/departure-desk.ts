import type { DeskDepartureDetail } from '#contract/desk/departures.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { groupTourFile, smallContent } from '#tests/support/small-content.ts';
import type { StoreEngine } from '#tests/support/store/store-engines.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

type Departures = Partial<ReturnType<typeof groupTourFile>['departures']>;

export interface DepartureDesk extends Office {
  get(id: string): Promise<DeskDepartureDetail>;
  /** A change of the version there is now. */
  change(id: string, body: unknown): Promise<Response>;
  cancel(id: string): Promise<Response>;
  /** The coming departures as a visitor is told of them. */
  shown(): Promise<Departure[]>;
}

/** The holds of a departure, newest first. */
export function holdsOf({ parties }: Pick<DeskDepartureDetail, 'parties'>) {
  return parties.flatMap(({ holds }) => holds).toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Who stands in line, first come first. */
export function lineOf({ parties }: Pick<DeskDepartureDetail, 'parties'>) {
  return parties.flatMap(({ place }) => place ?? []).toSorted((one, other) => one.since.localeCompare(other.since));
}

function catalogueWith(departures: Departures | undefined): Catalogue | undefined {
  if (departures === undefined) return undefined;
  const tour = groupTourFile({ slug: 'marsh-together', name: 'Marsh together' });
  const changed = { ...tour, departures: { ...tour.departures, ...departures } };
  return smallCatalogue({ ...smallContent(), 'group-tours/marsh-together.json': changed });
}

/** The office of the small catalogue, whose group tour may have other departures; nobody is booked, and all are known. */
export async function openDepartureDesk(engine?: StoreEngine, departures?: Departures): Promise<DepartureDesk> {
  const office = await openOffice(engine, { catalogue: catalogueWith(departures), demonstration: false });
  const get = (id: string) => office.read<DeskDepartureDetail>(`/departures/${id}`);
  const shown = async () => (await (await office.visitors.request('/api/group-tour/marsh-together')).json()).departures;
  const write = async (id: string, what: string, body?: unknown) =>
    office.request('POST', `/departures/${id}/${what}`, body, (await get(id)).departure.version);
  await shown();
  return {
    ...office,
    get,
    change: (id, body) => write(id, 'change', body),
    cancel: (id) => write(id, 'cancel'),
    shown,
  };
}
