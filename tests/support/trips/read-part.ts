/** A part of a page by its name: what its label says, or the heading that names it. */
export function partNamed(name: string, within: ParentNode = document): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>('section, form, article, table, dl')].find(
    (part) => nameOf(part) === name,
  );
  if (found === undefined) throw new Error(`There is no part called ${name}.`);
  return found;
}

function nameOf(part: HTMLElement): string | null | undefined {
  const heading = part.getAttribute('aria-labelledby');
  if (heading !== null) return document.getElementById(heading)?.textContent?.trim();
  const own = part.querySelector(':scope > caption, :scope > h2, :scope > h3, :scope > h4');
  return part.getAttribute('aria-label') ?? own?.textContent?.trim();
}

/** What stands beside each name of a list of names and values. */
export function pairsIn(list: ParentNode): [name: string, value: string][] {
  return [...list.querySelectorAll('dt')].map((name) => [
    textOf(name),
    textOf(name.nextElementSibling?.firstElementChild ?? name.nextElementSibling),
  ]);
}

/** Each row of a table: its name without what stands below it in small, and its last cell. */
export function rowsIn(table: ParentNode): [name: string, value: string][] {
  return [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) => [
    firstText(row.firstElementChild),
    textOf(row.lastElementChild),
  ]);
}

export const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** The first line of what a cell says. */
export function firstText(cell: Element | null): string {
  return cell?.firstChild?.textContent?.trim() ?? '';
}
