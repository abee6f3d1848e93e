/** `npm run test:long` sets it: the same tests in the sizes that requirements name, and those that only fit there. */
export const isLongRun = process.env.TEST_RUN === 'long'

/** How much of something a test does: what fits into minutes, or all that was promised. Say every amount by it. */
export function size({ short, long }: { short: number; long: number }): number {
  return isLongRun ? long : short
}
