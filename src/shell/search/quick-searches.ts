/** Offered beside the box (B-148). */
export const quickSearches = ['Safari', 'Kenya', 'Nairobi', 'Tanzania'] as const;
