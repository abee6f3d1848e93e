/** Where the work on a client's answers stands. */
export const submissionStatusLabels = { new: 'Neu', 'in-progress': 'In Arbeit', done: 'Erledigt' } as const

/** Where the work on a contact request stands. */
export const contactStatusLabels = {
  new: 'Neu',
  'in-progress': 'In Arbeit',
  answered: 'Beantwortet',
  spam: 'Spam',
} as const
