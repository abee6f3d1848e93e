/** Of the countries whose guests write a number with and without it. */
const countryCode = /^(?:43|49|41|423|39|386|385|420|421|36)/

/** How the digits of a number may begin, whether it is written for home or from abroad; and backwards, from its end. */
export type PhoneDigits = { starts: string[]; backwards: string }

export function phoneDigits(text: string): PhoneDigits {
  const digits = text.replace(/[^0-9]/g, '').replace(/^0+/, '')
  const isFromAbroad = /^\s*(?:\+|00)/.test(text)
  const atHome = isFromAbroad ? digits.replace(countryCode, '') : digits

  return {
    starts: [...new Set([digits, atHome])].filter(Boolean),
    backwards: Array.from(digits).toReversed().join(''),
  }
}

/** Whether what was typed is how a number begins or ends, and whether it is all of it. */
export function phoneMatch(phone: string, typed: PhoneDigits): 'whole' | 'beginning' | null {
  const { starts, backwards } = phoneDigits(phone)
  if (typed.starts.some((start) => starts.includes(start))) return 'whole'
  const begins = typed.starts.some((start) => starts.some((each) => each.startsWith(start)))

  return begins || backwards.startsWith(typed.backwards) ? 'beginning' : null
}
