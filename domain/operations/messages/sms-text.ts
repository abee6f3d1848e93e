/** The letters of GSM 03.38 that count once, and those that count twice. */
const letters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const doubled = '\f^{}\\[~]|€'
const weights = new Map([
  ...lettersOf(letters).map((letter) => [letter, 1] as const),
  ...lettersOf(doubled).map((letter) => [letter, 2] as const),
])

/** What of our own texts has a letter that reads alike; one other letter would halve the room of the whole message. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[„“”«»]/g, '"'],
  [/[‚‘’`´]/g, "'"],
  [/[–—−]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u202f\u2009]/g, ' '],
  [/•/g, '-'],
]

export type SmsSize = {
  alphabet: 'gsm-7' | 'ucs-2'
  segments: number /** Of the alphabet, escapes included. */
  units: number
}

const rooms = { 'gsm-7': { alone: 160, joined: 153 }, 'ucs-2': { alone: 70, joined: 67 } } as const

/** More than this no house should pay for one message. */
export const mostSmsSegments = 4

/** The text as it is sent: in the small alphabet wherever that loses nothing that a reader would miss. */
export function foldSms(text: string): string {
  const folded = alike.reduce((so, [pattern, letter]) => so.replace(pattern, letter), text.normalize('NFC'))

  return folded.replace(/[^\S\n]+/g, ' ').trim()
}

/** How many messages of the network a text takes; a letter of two units is never split between them. */
export function sizeOfSms(text: string): SmsSize {
  const units = weightsIn(text)
  const alphabet = units ? 'gsm-7' : 'ucs-2'
  const costs = units ?? lettersOf(text).map((letter) => letter.length)
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  const { alone, joined } = rooms[alphabet]

  return { alphabet, units: total, segments: total <= alone ? 1 : segmentsOf(costs, joined) }
}

/** Null where a letter is not in the small alphabet. */
function weightsIn(text: string): number[] | null {
  const costs = lettersOf(text).map((letter) => weights.get(letter))

  return costs.every((cost) => cost !== undefined) ? costs : null
}

function segmentsOf(costs: readonly number[], room: number): number {
  let segments = 1
  let used = 0
  for (const cost of costs) {
    if (used + cost > room) {
      segments += 1
      used = 0
    }
    used += cost
  }
  return segments
}

/** Shortened at its end until it fits; what is sent ends with a way to the rest, so texts are written shorter. */
export function fitSms(text: string, segments = mostSmsSegments): string {
  const folded = foldSms(text)
  if (sizeOfSms(folded).segments <= segments) return folded

  const all = lettersOf(folded)
  let [fits, tooLong] = [0, all.length]
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    const isFine = sizeOfSms(`${all.slice(0, middle).join('')}...`).segments <= segments
    ;[fits, tooLong] = isFine ? [middle, tooLong] : [fits, middle]
  }
  return `${all.slice(0, fits).join('')}...`
}

/** By code points, as the alphabets of the network count. */
function lettersOf(text: string): string[] {
  return Array.from(text)
}
