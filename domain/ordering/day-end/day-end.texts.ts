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

/** Hundredths of a percent, or null for a donation. */
export const rateText = (taxRate: number | null): string =>
  taxRate === null ? 'Spenden, ohne Steuer' : `${(taxRate / 100).toLocaleString('de-DE')} %`
