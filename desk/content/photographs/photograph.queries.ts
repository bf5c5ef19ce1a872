import { listDeskPhotographs } from '#contract/desk/content-photographs.ts';
import type { RecordAddress } from '#desk/content/photographs/send-photograph.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const photographListQuery = ({ kind, name }: RecordAddress) =>
  endpointQuery(listDeskPhotographs, { params: { kind, name } });
