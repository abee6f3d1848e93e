import { contactStatusLabels, submissionStatusLabels } from '#domain/feedback/feedback-terms.ts'

/** By which field it is known that somebody has dealt with a record, and what a press makes of it. */
export type Settlement = {
  field: string
  /** Values with which nothing is left to do. */
  settled: readonly (string | boolean)[]
  to: string | boolean
  said: string
  labels: Readonly<Record<string, string>>
}

const settlements: Readonly<Record<string, Settlement>> = {
  'contact-requests': {
    field: 'status',
    settled: ['answered', 'spam'],
    to: 'answered',
    said: 'Kontaktanfrage',
    labels: contactStatusLabels,
  },
  'order-reviews': {
    field: 'isSettled',
    settled: [true],
    to: true,
    said: 'Bewertung',
    labels: { true: 'Erledigt', false: 'Offen' },
  },
  'questionnaire-submissions': {
    field: 'status',
    settled: ['done'],
    to: 'done',
    said: 'Feedback',
    labels: submissionStatusLabels,
  },
}

export const settlementOf = (slug: string): Settlement | undefined => settlements[slug]

/** Which one of several it was, where it has a name. */
export const saidOf = ({ said }: Settlement, name: string): string =>
  name ? `${said} von ${name} erledigt.` : `${said} erledigt.`

export const isSettled = ({ settled }: Settlement, value: unknown): boolean =>
  settled.some((each) => each === value)
