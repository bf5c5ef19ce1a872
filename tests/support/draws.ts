/** How often a test draws at random: `npm test` draws a tenth of what `npm run test:all` does. */
export function draws(all: number): number {
  return process.env.TESTS === 'promises' ? all / 10 : all;
}

/** The cases a test tries of all there are: `npm test` takes every seventh, so that of a table every row and column has some. */
export function someOf<Case>(all: readonly Case[]): readonly Case[] {
  return process.env.TESTS === 'promises' ? all.filter((_, index) => index % 7 === 0) : all;
}
