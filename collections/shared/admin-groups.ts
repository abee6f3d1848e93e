/** The sections of the admin panel's navigation. */
export const adminGroups = {
  ordering: 'Bestellungen',
  catalogue: 'Katalog',
  content: 'Inhalte',
  people: 'Personen',
  operations: 'Betrieb',
} as const
