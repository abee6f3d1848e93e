export const phoneExample = '+43 664 1234567'

/** What a phone field lets a guest type: digits, plus and spaces. Spec: storefront 5. */
export function filterPhoneInput(text: string): string {
  return text.replace(/[^\d+ ]/g, '')
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
