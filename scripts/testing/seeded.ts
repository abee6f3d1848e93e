import { randomInt } from 'node:crypto'

export type Seeded = {
  seed: number
  /** A whole number from `least` to `most`, the same ones in the same order for the same seed. */
  between: (least: number, most: number) => number
}

/** Chance that can be repeated: another seed in each run, printed, or the one that `TEST_SEED` names. */
export function seededChance(): Seeded {
  const seed = Number(process.env.TEST_SEED) || randomInt(1, 2 ** 31)
  console.log(`TEST_SEED=${seed}`)
  let state = seed

  // Mulberry32: small, and random enough to choose moments.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { seed, between: (least, most) => least + Math.floor(next() * (most - least + 1)) }
}
