/** The part of a tour's page where the trip is put together; cards and the price box lead there. */
export const customiseId = 'customise';
