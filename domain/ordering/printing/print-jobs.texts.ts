import type { LayoutName } from './paper.ts'
import type { PrintJobFailure, PrintJobState } from './print-job.ts'
import type { PrintEvent } from './auto-print.ts'

export const layoutLabels: Readonly<Record<LayoutName, string>> = {
  receipt: 'Beleg',
  'part-receipt': 'Teilbeleg',
  kitchen: 'Küchenbon',
  pickup: 'Abholschein',
  test: 'Testdruck',
  'day-end': 'Tagesabschluss',
}

export const printJobStateLabels: Readonly<Record<PrintJobState, string>> = {
  queued: 'Wartet',
  offered: 'Beim Drucker',
  printed: 'Gedruckt',
  failed: 'Fehlgeschlagen',
  unclear: 'Unklar',
  discarded: 'Verworfen',
}

export const printJobFailureLabels: Readonly<Record<PrintJobFailure, string>> = {
  expired: 'Zu lange gewartet',
  'paper-out': 'Papier aus',
  'cover-open': 'Deckel offen',
  jammed: 'Papierstau',
  refused: 'Vom Drucker abgelehnt',
  'too-many-attempts': 'Mehrmals nicht abgeholt',
  'nothing-to-print': 'Die Bestellung gibt es nicht mehr',
}

export const printEventLabels: Readonly<Record<PrintEvent, string>> = {
  placed: 'eingegangen',
  confirmed: 'bestätigt',
}
