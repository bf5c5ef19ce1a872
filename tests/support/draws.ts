/** How often a test draws at random: `npm test` draws a tenth of what `npm run test:all` does. */
export function draws(all: number): number {
  return process.env.TESTS === 'promises' ? all / 10 : all;
}
