import { getDeskContentForm } from '#contract/desk/content-endpoints.ts';
import { contentForm } from '#server/content/forms/content-form.ts';
import { formNameOf } from '#server/content/forms/form-names.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { ApiError } from '#server/http/api-error.ts';

/** The forms in which content is changed. */
export function addContentFormDeskRoutes(route: DeskRoute, { catalogue }: Pick<DeskBacking, 'catalogue'>): void {
  route(getDeskContentForm, ({ params: { kind }, query: { name } }) => {
    const form = formNameOf(kind, name);
    if (form === undefined) throw new ApiError('not_found', 'There is no such form.');
    return contentForm(form, catalogue());
  });
}
