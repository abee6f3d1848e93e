/** Letters and digits that nobody takes for another one: no 0 and O, no 1, I and L. As many as a prime number. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Eleven letters by chance are 54 bits; the twelfth is made of them. */
const chosenLetters = 11
const groupLength = 4

/**
 * A code of letters that were chosen by chance, each as a number below 31: with its check letter, without what is put
 * in between for people. Throws where a number is none of a letter.
 */
export function codeOf(chosen: readonly number[]): string {
  const values = chosen.slice(0, chosenLetters)
  if (values.length < chosenLetters || values.some((value) => codeLetters[value] === undefined)) {
    throw new RangeError('A code is made of eleven letters.')
  }

  return [...values, checkValue(values)].map((value) => codeLetters[value]).join('')
}

/**
 * Which code was typed, read from a picture or scanned as the address of a voucher; null for what is none. One wrong
 * letter, or two that changed places, make another check letter: places have weights of their own, and weights and
 * letters are numbers below a prime.
 */
export function typedCode(text: string): string | null {
  const typed = text.slice(text.lastIndexOf('#') + 1).slice(0, 64)
  const letters = typed.toUpperCase().replace(/[\s.·–-]/g, '')
  const values = letters.split('').map((letter) => codeLetters.indexOf(letter))
  if (values.length !== chosenLetters + 1 || values.includes(-1)) return null

  return checkValue(values.slice(0, chosenLetters)) === values.at(-1) ? letters : null
}

/** As it is printed: `K7QM-2XWP-9RTC`. */
export const printedCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-')

/** What lists show of a code: enough to tell two vouchers apart, too little to pay with. */
export const codeHint = (code: string): string => `…${code.slice(-groupLength)}`

const checkValue = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % codeLetters.length
