/** The sections of the admin panel's navigation. */
export const adminGroups = {
  ordering: 'Bestellungen',
  catalogue: 'Angebot',
  content: 'Website',
  feedback: 'Rückmeldungen',
  insight: 'Auswertung',
  workforce: 'Arbeitszeit',
  signage: 'Bildschirme',
  people: 'Personen',
  operations: 'Betrieb',
} as const
