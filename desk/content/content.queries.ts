import type { ContentKind } from '#contract/desk/content.ts';
import {
  getDeskContent,
  getDeskContentForm,
  listDeskContent,
  listDeskContentVersions,
} from '#contract/desk/content-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const contentListQuery = endpointQuery(listDeskContent, {});

export const contentRecordQuery = (kind: ContentKind, name: string) =>
  endpointQuery(getDeskContent, { params: { kind, name } });

/** Records of a kind share a form, but for the operator's words. */
export const contentFormQuery = (kind: ContentKind, name: string) =>
  endpointQuery(getDeskContentForm, { params: { kind }, ...(kind === 'site' && { query: { name } }) });

export const contentVersionsQuery = (kind: ContentKind, name: string) =>
  endpointQuery(listDeskContentVersions, { params: { kind, name } });
