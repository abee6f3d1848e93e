import * as z from 'zod/mini'

/** Somebody wants to see whether their device is reached. */
export const pushTest = {
  name: 'push-test',
  facts: z.object({ user: z.string(), device: z.string() }),
  daysKept: 1,
  waitsFor: 'push',
}
