import { canPrint, type PaperState, paperStateLabels } from '../../operations/printer-state.ts'
import { awaySeconds } from './print-job.ts'

export type SeenPrinter = { name: string; lastSeenAt: string | null; paperState: PaperState | null }

/** Whether a printer, which asks every few seconds, was not heard of lately. */
export function isAway({ lastSeenAt }: Pick<SeenPrinter, 'lastSeenAt'>, now: Temporal.Instant): boolean {
  return lastSeenAt === null || secondsSince(lastSeenAt, now) > awaySeconds
}

/** Why a slip that waits for this printer may take a while; null where nothing speaks against it. */
export function awayWords(printer: SeenPrinter, now: Temporal.Instant): string | null {
  const { name, lastSeenAt, paperState } = printer
  const later = 'Gedruckt wird, sobald er wieder bereit ist.'
  if (lastSeenAt === null) return `Der Drucker „${name}“ hat sich noch nie gemeldet. ${later}`
  if (isAway(printer, now)) {
    return `Der Drucker „${name}“ hat sich seit ${agoWords(secondsSince(lastSeenAt, now))} nicht gemeldet. ${later}`
  }
  if (paperState && !canPrint(paperState)) return `${name}: ${paperStateLabels[paperState]}. ${later}`

  return null
}

const secondsSince = (iso: string, now: Temporal.Instant): number =>
  (now.epochMilliseconds - Date.parse(iso)) / 1000

function agoWords(seconds: number): string {
  const minutes = Math.max(2, Math.floor(seconds / 60))
  if (minutes < 120) return `${minutes} Minuten`
  const hours = Math.floor(minutes / 60)

  return hours < 48 ? `${hours} Stunden` : `${Math.floor(hours / 24)} Tagen`
}
