export const phoneExample = '+43 664 1234567'

/** What a phone field makes of what is typed: digits, plus and spaces, a leading 00 turned into +. Spec: storefront 5. */
export function filterPhoneInput(text: string): string {
  return text.replace(/[^\d+ ]/g, '').replace(/^ *00/, '+')
}

/** What stands for the zero of a number at home. In Liechtenstein numbers begin without one. */
const diallingCodes = new Map([
  ['AT', '+43'],
  ['CH', '+41'],
  ['DE', '+49'],
])

/** `0664 …` as it is dialled from anywhere, for somebody who orders in that country (ISO code). */
export function completePhone(text: string, country: string | null | undefined): string {
  const code = diallingCodes.get(country ?? '')

  return code ? text.replace(/^ *0(?=[1-9])/, `${code} `) : text
}

/** The number as it is kept: digits and plus, a leading 00 turned into +. Spec: storefront 5. */
export function normalisePhone(text: string): string {
  return text.replace(/[^\d+]/g, '').replace(/^00/, '+')
}

/** Spec: storefront 5. */
export const phoneText = `Bitte geben Sie eine gültige Nummer im Format ${phoneExample} an.`

/** Why a number cannot be called from anywhere, as German text, or null. An empty one is no problem here. */
export function phoneProblem(text: string): string | null {
  const phone = normalisePhone(text)
  // E.164: a plus, no leading zero, at most 15 digits; below 7 it cannot be complete.
  if (phone === '' || /^\+[1-9]\d{6,14}$/.test(phone)) return null

  return phoneText
}
