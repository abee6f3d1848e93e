import { canPrint, type PaperState, paperStateLabels } from '../../operations/printer-state.ts'
import { awaySeconds } from './print-job.ts'

export type SeenPrinter = { name: string; lastSeenAt: string | null; paperState: PaperState | null }

/** Whether a printer, which asks every few seconds, was not heard of lately. Also for browsers without `Temporal`. */
export function isAway({ lastSeenAt }: Pick<SeenPrinter, 'lastSeenAt'>, nowMs: number): boolean {
  return lastSeenAt === null || nowMs - Date.parse(lastSeenAt) > awaySeconds * 1000
}

/** Why a slip that waits for this printer may take a while; null where nothing speaks against it. */
export function awayWords(printer: SeenPrinter, nowMs: number): string | null {
  const { name, lastSeenAt, paperState } = printer
  const later = 'Gedruckt wird, sobald er wieder bereit ist.'
  if (lastSeenAt === null) return `Der Drucker „${name}“ hat sich noch nie gemeldet. ${later}`
  if (isAway(printer, nowMs)) {
    return `Der Drucker „${name}“ hat sich zuletzt ${agoWords(lastSeenAt, nowMs)} gemeldet. ${later}`
  }
  if (paperState && !canPrint(paperState)) return `${name}: ${paperStateLabels[paperState]}. ${later}`

  return null
}

/** „gerade eben“, „vor 12 Minuten“, „vor 3 Tagen“. */
export function agoWords(iso: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(iso)) / 60_000)
  if (minutes < 2) return 'gerade eben'
  if (minutes < 120) return `vor ${minutes} Minuten`
  const hours = Math.floor(minutes / 60)

  return hours < 48 ? `vor ${hours} Stunden` : `vor ${Math.floor(hours / 24)} Tagen`
}
