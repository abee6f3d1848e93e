import type { MonthState } from './fold-month.ts'
import type { ShownMonthState } from './shown-month-state.ts'
import type { MonthEventKind } from './month-event.ts'
import type { ClosingProblem } from './why-not-close.ts'

export const monthStateLabels: Readonly<Record<MonthState, string>> = {
  open: 'Offen',
  objected: 'Beanstandet',
  confirmed: 'Bestätigt',
  closed: 'Abgeschlossen',
}

export const shownMonthStateLabels: Readonly<Record<ShownMonthState, string>> = {
  ...monthStateLabels,
  differs: 'Weicht ab',
}

export const monthEventLabels: Readonly<Record<MonthEventKind, string>> = {
  confirmed: 'Von der Person bestätigt',
  objected: 'Von der Person beanstandet',
  closed: 'Abgeschlossen',
  reopened: 'Wieder geöffnet',
}

export const closingProblemTexts: Readonly<Record<ClosingProblem, string>> = {
  'own-month': 'Den eigenen Monat schließt jemand anderes aus der Leitung ab, sonst die Administration.',
  'not-over': 'Der Monat ist noch nicht vorbei.',
  'month-before-open': 'Bitte schließen Sie zuerst den Monat davor ab.',
  'month-after-closed':
    'Ein späterer Monat ist bereits abgeschlossen. Bitte öffnen Sie ihn zuerst wieder, denn dieser zählt dort mit.',
  'work-unfinished': 'In diesem Monat fehlt noch das Ende einer Arbeit. Bitte tragen Sie es nach.',
  'conflicts-open': 'In diesem Monat gibt es ungeklärte Stempelungen. Bitte klären Sie diese zuerst.',
  'absence-requested': 'Über eine Abwesenheit in diesem Monat wurde noch nicht entschieden.',
  objected: 'Die Person hat diesen Monat beanstandet. Bitte begründen Sie, warum Sie trotzdem abschließen.',
  'not-confirmed':
    'Die Person hat diesen Stand noch nicht bestätigt. Bitte begründen Sie, warum Sie trotzdem abschließen.',
}

/** What whoever closes without a confirmation usually says. */
export const usualClosingReasons = [
  'Die Person hat den Betrieb verlassen.',
  'Die Person antwortet nicht.',
] as const

/** The same where the person has said that something is wrong. */
export const usualAnswersToObjections = [
  'Mit der Person geklärt und berichtigt.',
  'Mit der Person geklärt, der Stand ist richtig.',
] as const
