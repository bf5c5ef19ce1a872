import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import { followDeskPublication, type publishDeskContent } from '#contract/desk/content-endpoints.ts';
import type { Api } from '#platform/api/api.ts';

type Publication = EndpointAnswer<typeof publishDeskContent>;

/** What becomes of a publication, a removal or a restoring, however long it takes. */
export async function outcomeOf(api: Api, begun: Promise<Publication>): Promise<Publication> {
  let answer = await begun;
  while (answer.follow !== undefined) {
    answer = await api.call(followDeskPublication, { params: { id: answer.follow } });
  }
  return answer;
}
