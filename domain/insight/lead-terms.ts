/** Where a lead stands, in the order of the sale. */
export const leadStatusLabels = {
  new: 'Neu',
  contacted: 'Kontaktiert',
  qualified: 'Qualifiziert',
  won: 'Gewonnen',
  lost: 'Verloren',
} as const
