/** Where the request form stands on a tour's page. */
export const requestAnchor = 'request';
