import { failureTexts } from '#domain/refusals/failures.ts'
import type { PunchKind } from '#domain/workforce/ledger/ledger-event.ts'
import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

export const punchLabels: Readonly<Record<PunchKind, string>> = {
  start: 'Kommen',
  pause: 'Pause',
  resume: 'Weiter',
  end: 'Gehen',
}

/** What is said to somebody who has pressed. */
export const punchGreetings: Readonly<Record<PunchKind, string>> = {
  start: 'Gute Arbeit!',
  pause: 'Gute Pause!',
  resume: 'Weiter geht’s!',
  end: 'Schönen Feierabend!',
}

export const stateWords = (state: ClockState): string =>
  state === null ? 'Nicht bei der Arbeit' : openWords[state]

const openWords = { running: 'Arbeitet', paused: 'Pause', forgotten: 'Ende fehlt' } as const

/** By what somebody proves that it is them: their PIN at a clock of the house, or being signed in. */
export type ProofKind = 'pin' | 'session'

type ProofWords = { unproved: string; locked: string; kept: string; doubtful: string }

export const proofWords: Readonly<Record<ProofKind, ProofWords>> = {
  pin: {
    unproved:
      'Ohne Verbindung kann die PIN nicht geprüft werden. Was du jetzt drückst, wird mit seiner Uhrzeit aufgehoben und gilt, sobald du hier das nächste Mal deine PIN eingibst.',
    locked:
      'Hier wurde zu oft eine falsche PIN eingegeben, darum wird sie gerade nicht geprüft. Was du jetzt drückst, wird mit seiner Uhrzeit aufgehoben und gilt, sobald du hier das nächste Mal deine PIN eingibst.',
    kept: 'Aufgehoben. Es gilt, sobald du hier das nächste Mal deine PIN eingibst.',
    doubtful: 'Ohne PIN gedrückt',
  },
  session: {
    unproved:
      'Ohne Verbindung ist nicht sicher, ob du noch angemeldet bist. Was du jetzt drückst, wird mit seiner Uhrzeit aufgehoben und gilt, sobald du wieder angemeldet bist und sagst, dass du es warst.',
    locked:
      'Gerade lässt sich nicht prüfen, ob du noch angemeldet bist. Was du jetzt drückst, wird mit seiner Uhrzeit aufgehoben und gilt, sobald du wieder angemeldet bist.',
    kept: 'Aufgehoben. Es gilt, sobald du wieder angemeldet bist.',
    doubtful: 'Ohne Anmeldung gedrückt',
  },
}

/** Spec: back office 7, „Aktivität konnte nicht gestartet werden“. */
export const punchFailures: Readonly<Record<PunchKind, string>> = {
  start: failureTexts['activity-start'],
  pause: failureTexts['activity-pause'],
  resume: failureTexts['activity-resume'],
  end: failureTexts['activity-end'],
}

/** What failed, and why if somebody has said so: „Guthaben konnten nicht geladen werden: …“. */
export const failedBecause = (failure: string, message: string | undefined): string =>
  message ? `${failure}: ${message}` : `${failure}.`

/** `7 Std. 05 Min.` of whole minutes. */
export function hoursText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} Min.`

  return `${hours} Std. ${String(rest).padStart(2, '0')} Min.`
}
