import type { ContentKind } from '#contract/desk/content.ts';
import {
  getDeskContent,
  getDeskContentForm,
  listDeskContent,
  listDeskContentVersions,
} from '#contract/desk/content-endpoints.ts';
import type { ContentSearch } from '#desk/content/list/content-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** `typed` are the records that have something typed in this browser, which the server knows nothing of. */
export const contentListQuery = (search: ContentSearch, typed: ReadonlySet<string>) =>
  endpointQuery(listDeskContent, { query: { ...search, ...(search.state === 'typed' && { typed: [...typed] }) } });

export const contentRecordQuery = (kind: ContentKind, name: string) =>
  endpointQuery(getDeskContent, { params: { kind, name } });

/** Records of a kind share a form, but for the operator's words. */
export const contentFormQuery = (kind: ContentKind, name: string) =>
  endpointQuery(getDeskContentForm, { params: { kind }, ...(kind === 'site' && { query: { name } }) });

export const contentVersionsQuery = (kind: ContentKind, name: string) =>
  endpointQuery(listDeskContentVersions, { params: { kind, name } });
