/** How a network that is not there is told to a visitor (B-63); apart from the others, since it is also why they cannot be loaded. */
export const networkNotice = {
  title: 'Connection Problem',
  message: 'Please check your internet connection and try again',
  action: 'Retry',
  severity: 'high',
} as const;
