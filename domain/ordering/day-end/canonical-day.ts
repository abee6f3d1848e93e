import type { BookedLine } from './book-lines.ts'

/** What a day end tells that must not change unseen; who closed it may leave the house, and is not among it. */
export type SealedDay = {
  branch: string
  number: number
  day: string
  /** ISO text in UTC with milliseconds. */
  until: string
  closedAt: string
  figures: object
  cash: { float: number; expected: number; counted: number; difference: number; coins: object | null }
  note: string | null
  lines: readonly SealedLine[]
  /** What was left of vouchers that expired, one after the other. */
  expired: readonly SealedExpiry[]
  /** The hash of the day before, or null for the first. */
  previous: string | null
}
export type SealedLine = BookedLine & { isLate: boolean }
/** The line of the voucher's ledger, and what it comes to in cents. */
export type SealedExpiry = { line: string; cents: number }

/**
 * What a seal is about. The first said nothing of what a line was paid for, the second nothing of whether somebody had
 * paid for the voucher, nor which vouchers expired: days that bear them are read as they are.
 */
export const sealVersions = [1, 2, 3] as const
export type SealVersion = (typeof sealVersions)[number]

/**
 * The text whose SHA-256 seals a day: the same facts give the same text, whatever the database makes of the order of
 * keys. Facts that are added later need another first line.
 */
export function canonicalDay({ expired, ...day }: SealedDay, version: SealVersion = 3): string {
  const told = { ...day, lines: day.lines.map((line) => facts(line, version)) }

  return [`theke day end ${version}`, canonical(version < 3 ? told : { ...told, expired })].join('\n')
}

function facts({ taxedRate, tip, covers, isGiven, ...line }: SealedLine, version: SealVersion): object {
  if (version === 1) return line
  const paidFor = { ...line, taxedRate: taxedRate ?? null, tip: tip ?? null, covers: covers ?? null }

  return version === 2 ? paidFor : { ...paidFor, isGiven: isGiven ?? false }
}

/** JSON with the keys of each object in order and without spaces: what is alike is the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}
