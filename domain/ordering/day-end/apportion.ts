/**
 * Splits whole cents by shares so that the parts add up exactly: each gets the whole cents of what it is due, and the
 * cents that are left go to the largest remainders, to the earlier share where two are alike. What is split may be below
 * zero, shares may not. All of the shares together give each of them back exactly. Shares of nothing get nothing, so
 * there has to be one above zero.
 */
export function apportion(cents: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (whole <= 0n) throw new RangeError('There is nothing to split by.')

  const amount = BigInt(Math.abs(cents))
  const due = shares.map((share, index) => {
    const product = amount * BigInt(share)

    return { index, cents: product / whole, rest: product % whole }
  })
  let left = Number(amount - due.reduce((sum, part) => sum + part.cents, 0n))
  const parts = due.map((part) => Number(part.cents))
  for (const { index } of due.toSorted((one, other) => compare(other.rest, one.rest))) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }

  // Adding zero turns a negative zero into the zero that people know.
  return parts.map((part) => Math.sign(cents) * part + 0)
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)
