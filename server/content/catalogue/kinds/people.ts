import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { getPeople } from '#contract/api/endpoints.ts';
import type { Tour } from '#contract/records/details.ts';
import type { Person } from '#contract/records/people.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { photographsOf } from '#server/content/catalogue/pictures.ts';
import type { GroupTourFile, PersonFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** Somebody with their portrait, where there is one and it is made. */
export function personOf({ order: _order, photographs, ...person }: PersonFile, made: MadePhotographs): Person {
  const [portrait] = photographsOf(made, 'people', { slug: person.slug, photographs });
  return { ...person, portrait };
}

/** How many guides a tour's page introduces; the page about us has them all. */
const guidesOfTour = 4;

export function peopleAnswer({ people, proof }: Catalogue): EndpointAnswer<typeof getPeople> {
  return {
    planners: people.filter(({ role }) => role === 'planner'),
    guides: people.filter(({ role }) => role === 'guide'),
    proof,
  };
}

/** Those a tour names, else the first planner and the first guides; and what can be checked before one pays. */
export function peopleOfTour(
  catalogue: Catalogue,
  { plannerId, guideIds }: TourFile | GroupTourFile,
): Pick<Tour, 'planner' | 'guides' | 'proof'> {
  const { planners, guides, proof } = peopleAnswer(catalogue);
  const named = guideIds?.flatMap((id) => guides.find(({ slug }) => slug === id) ?? []) ?? guides;
  return {
    planner: planners.find(({ slug }) => slug === plannerId) ?? planners[0],
    guides: named.length === 0 ? undefined : named.slice(0, guidesOfTour),
    proof: proof && { licences: proof.licences, memberships: proof.memberships, deposit: proof.deposit },
  };
}
