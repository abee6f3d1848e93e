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

/** What every collection asks of the panel: its section, lists that read their columns alone, no address of the API. */
export const panelOf = (group: keyof typeof adminGroups) => ({
  group: adminGroups[group],
  enableListViewSelectAPI: true,
  hideAPIURL: true,
})
