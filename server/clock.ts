/** Where "now" comes from; injected, so that a test can stand on any day. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
