import type { RatePart, UntaxedReason } from './book-lines.ts'
import type { DayFigures } from './day-figures.ts'
import type { WhyNotClose } from './open-days.ts'

const isoToGerman = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`

/** A business day as people write it: `28.11.2026`. */
export const dayText = isoToGerman

export const dayClosedText = 'Dieser Tag ist schon abgeschlossen.'

/** `earlier` is the day that has to be closed first. */
export const whyNotCloseText = (why: WhyNotClose, earlier?: string): string =>
  ({
    running:
      'Dieser Tag läuft noch. Abgeschlossen wird er, sobald er vorbei ist: Was bis dahin bezahlt wird, gehört dazu.',
    'earlier-open': earlier
      ? `Bitte schließen Sie zuerst den ${isoToGerman(earlier)} ab.`
      : 'Bitte schließen Sie zuerst die Tage davor ab.',
    nothing: 'An diesem Tag wurde nichts bezahlt. Er braucht keinen Abschluss.',
  })[why]

/** What a refusal says; `why` is one of the reasons, `earlier` the day that comes first. */
export function notClosableText({ why, earlier }: Readonly<Record<string, unknown>>): string {
  const day = typeof earlier === 'string' ? earlier : undefined
  if (why === 'running' || why === 'nothing' || why === 'earlier-open') return whyNotCloseText(why, day)

  return 'Dieser Tag kann nicht abgeschlossen werden.'
}

export const noNoteText = 'Die Kasse stimmt nicht. Bitte schreiben Sie dazu, warum.'

export const dayStateLabels = {
  open: 'Offen',
  running: 'Läuft',
  closed: 'Abgeschlossen',
} as const

const untaxedTexts: Readonly<Record<UntaxedReason, string>> = {
  tip: 'Trinkgeld, ohne Steuer',
  voucher: 'Verkaufte Gutscheine, ohne Steuer',
  'taxed-before': 'Mit Gutschein bezahlt, schon versteuert',
}

/** What a part of a day's money is, by its tax rate in hundredths of a percent or why it has none. */
export function rateText({ taxRate, untaxed }: Pick<RatePart, 'taxRate' | 'untaxed'>): string {
  if (untaxed) return untaxedTexts[untaxed]

  return taxRate === null ? 'Spenden, ohne Steuer' : percentText(taxRate)
}

/** What a day says of vouchers besides, in cents: what nobody has paid for, and what nobody came for. */
export const voucherSums = ({
  givenVouchers = 0,
  expiredVouchers = 0,
}: Pick<DayFigures, 'givenVouchers' | 'expiredVouchers'>): [label: string, cents: number][] =>
  (
    [
      ['Mit verschenkten Gutscheinen bezahlt', givenVouchers],
      ['Verfallene Gutscheine, nicht in den Einnahmen', expiredVouchers],
    ] satisfies [string, number][]
  ).filter(([, cents]) => cents !== 0)

/** Of hundredths of a percent. */
export const percentText = (taxRate: number): string => `${(taxRate / 100).toLocaleString('de-DE')} %`
