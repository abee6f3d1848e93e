import { monthInWords } from '../time/calendar-month.ts'
import { closingProblemTexts } from '../workforce/closing/month-closing.texts.ts'
import type { ClosingProblem } from '../workforce/closing/why-not-close.ts'
import type { RefusalFacts } from './refusals.ts'

const isProblem = (why: unknown): why is ClosingProblem =>
  typeof why === 'string' && Object.hasOwn(closingProblemTexts, why)
const nameOf = (month: unknown): string =>
  typeof month === 'string' ? `Der Monat ${monthInWords(month)}` : 'Der Monat'

/** Why a press at a clock fitted to nothing. It is kept all the same, and whoever leads sees it. Why a month is not to be changed. */
export const workingTimeRefusals = {
  'already-at-work': { status: 409, text: 'Es läuft bereits eine Aktivität.' },
  'already-paused': { status: 409, text: 'Die Pause läuft bereits.' },
  'not-paused': { status: 409, text: 'Es läuft gerade keine Pause.' },
  'not-at-work': { status: 409, text: 'Es läuft gerade keine Aktivität.' },
  'already-entered': {
    status: 409,
    text: 'Für diese Zeit ist schon von Hand etwas eingetragen. Bitte lassen Sie klären, was gilt.',
  },
  'too-late': {
    status: 409,
    text: 'Die Aktivität wurde vor mehr als 16 Stunden begonnen. Bitte lassen Sie ihr Ende nachtragen.',
  },
  'id-taken': { status: 422, text: 'Diese Kennung gehört zu einem anderen Vorgang.' },
  'own-devices-off': {
    status: 403,
    text: 'In dieser Filiale wird nur an der Stempeluhr gestempelt.',
  },
  'month-closed': {
    status: 409,
    text: ({ month }: RefusalFacts) =>
      `${nameOf(month)} ist abgeschlossen. Bitte öffnen Sie ihn im Zeitnachweis wieder, bevor Sie etwas daran ändern.`,
  },
  'month-not-closed': { status: 409, text: 'Der Monat ist nicht abgeschlossen.' },
  'later-month-closed': {
    status: 409,
    text: 'Ein späterer Monat ist bereits abgeschlossen. Bitte öffnen Sie zuerst diesen wieder.',
  },
  'month-not-over': { status: 409, text: closingProblemTexts['not-over'] },
  'months-open': {
    status: 409,
    text: ({ people }: RefusalFacts) =>
      Array.isArray(people) && people.length > 0
        ? `Noch nicht abgeschlossen: ${people.join(', ')}.`
        : 'In diesem Monat ist noch nicht alles abgeschlossen.',
  },
  'month-not-closable': {
    status: 409,
    text: ({ why }: RefusalFacts) =>
      isProblem(why) ? closingProblemTexts[why] : 'Dieser Monat kann noch nicht abgeschlossen werden.',
  },
  'leave-notice-settled': {
    status: 409,
    text: 'Dieser Hinweis ist bereits als zugegangen eingetragen oder zurückgezogen.',
  },
} as const
