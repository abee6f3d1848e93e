/** What somebody proves themselves with at a device of the house. Source: decisions 7, ADR 99. */
export const pinPattern = /^\d{4,8}$/

export type PinProblem = 'pin-format' | 'pin-guessable'

/**
 * Why digits are no PIN, or null. Refused is what everybody tries first: one digit repeated, a few repeated as a whole,
 * a run up or down, and the column in the middle of the keypad.
 */
export function pinProblem(pin: string): PinProblem | null {
  if (!pinPattern.test(pin)) return 'pin-format'

  return isRun(pin) || isRepeated(pin) || pin === '2580' || pin === '0852' ? 'pin-guessable' : null
}

/** Each digit one more than the one before, or each one less; 0 follows 9. */
function isRun(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)

  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}

/** Made of its beginning, over and over: 0000, 1212, 123123. */
function isRepeated(pin: string): boolean {
  const lengths = Array.from({ length: Math.floor(pin.length / 2) }, (_, index) => index + 1)

  return lengths.some(
    (length) => pin.length % length === 0 && pin === pin.slice(0, length).repeat(pin.length / length),
  )
}

/** How somebody is called where guests may read it: “Anna H.”. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = Array.from(lastName.trim())

  return [firstName.trim(), initial && `${initial.toLocaleUpperCase('de')}.`].filter(Boolean).join(' ')
}
