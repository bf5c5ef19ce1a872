/** Below this address the desk shows the visitors' pages as drafts would make them. */
export const previewPath = '/preview';
