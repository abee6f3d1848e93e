/** Throws dice that fall the same way every time the same seed is given. */
export type Chance = {
  /** At least 0, below 1. */
  share: () => number
  /** A whole number at least 0, below `limit`. */
  whole: (limit: number) => number
  one: <T>(list: readonly T[]) => T
  weighted: <T>(list: readonly { value: T; weight: number }[]) => T
  text: (length: number) => string
  uuidAt: (epochMilliseconds: number) => string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function makeChance(seed: number): Chance {
  const share = mulberry32(seed)
  const whole = (limit: number) => Math.floor(share() * limit)
  const digits = (count: number) => Array.from({ length: count }, () => whole(16).toString(16)).join('')

  return {
    share,
    whole,
    one: (list) => at(list, whole(list.length)),
    weighted: (list) => weighted(list, share()),
    text: (length) => Array.from({ length }, () => letters[whole(letters.length)]).join(''),
    uuidAt: (epochMilliseconds) => {
      const time = epochMilliseconds.toString(16).padStart(12, '0')
      return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-8${digits(3)}-${digits(12)}`
    },
  }
}

function weighted<T>(list: readonly { value: T; weight: number }[], share: number): T {
  let left = share * list.reduce((sum, { weight }) => sum + weight, 0)
  for (const { value, weight } of list) {
    left -= weight
    if (left < 0) return value
  }

  return at(list, list.length - 1).value
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error('nothing to choose from')

  return found
}

// Mulberry32: 32 bits of state are plenty for a few hundred made-up orders.
function mulberry32(seed: number): () => number {
  let state = seed >>> 0

  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
