/** Spec §2. */
export const quickSearches = ['Safari', 'Kenya', 'Nairobi', 'Tanzania'] as const;
