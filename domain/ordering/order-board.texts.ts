import type { BoardColumn, BoardLane } from './order-board.ts'

export const boardColumnLabels: Readonly<Record<BoardColumn, string>> = {
  new: 'Neu',
  making: 'In Zubereitung',
  ready: 'Fertig und unterwegs',
  done: 'Erledigt',
}

export const boardLaneLabels: Readonly<Record<BoardLane, string>> = { now: 'Jetzt', later: 'Für später' }

/** `in 12 Min.`, `jetzt`, `seit 5 Min. fällig`; from two hours on in hours, from two days on in days. */
export function dueText(minutes: number): string {
  if (minutes === 0) return 'jetzt'

  return minutes > 0 ? `in ${durationText(minutes)}` : `seit ${durationText(-minutes)} fällig`
}

/** `wartet seit 3 Min.`, `gerade eben`. */
export const waitingText = (minutes: number): string =>
  minutes < 1 ? 'gerade eben' : `wartet seit ${durationText(minutes)}`

/** `Ben sieht sie gerade an`, `Ben und Zoe sehen sie gerade an`; empty where nobody does. */
export const viewersText = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `${new Intl.ListFormat('de').format(names)} ${names.length > 1 ? 'sehen' : 'sieht'} sie gerade an`

function durationText(minutes: number): string {
  if (minutes < 120) return `${minutes} Min.`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} Std.`

  return `${Math.floor(minutes / 1440)} Tagen`
}

/** What a guest reads where an order is refused, to choose with one press. */
export const rejectionReasons = [
  'Ein Gericht ist leider ausverkauft.',
  'Unsere Küche ist gerade ausgelastet.',
  'Wir schließen gleich.',
  'Zu Ihrer Adresse liefern wir leider nicht.',
  'Wir konnten Sie nicht erreichen.',
] as const

/** Why staff cancel what they had accepted, for the history. */
export const cancellationReasons = [
  'Gast hat abgesagt',
  'Nicht abgeholt',
  'Doppelt bestellt',
  'Zutat ausgegangen',
  'Zustellung nicht möglich',
] as const
