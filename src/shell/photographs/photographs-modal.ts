/** The dialog photographs are seen large in. */
export const photographsModalId = 'photographs';
