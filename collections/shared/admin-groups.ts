/** The areas of work that the admin panel is divided into; what belongs to one stands together in its navigation. */
export const adminGroups = {
  ordering: 'Bestellungen',
  catalogue: 'Karte',
  content: 'Website',
  workforce: 'Personal',
  insight: 'Auswertung',
  signage: 'Bildschirme',
  operations: 'Einstellungen',
} as const
export type AdminGroup = keyof typeof adminGroups

/** What every collection asks of the panel: its area, lists that read their columns alone, no address of the API. */
export const panelOf = (group: AdminGroup) => ({
  group: adminGroups[group],
  enableListViewSelectAPI: true,
  hideAPIURL: true,
})
