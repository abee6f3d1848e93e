import type { ImportableList } from '#domain/operations/import-export/import-export.contract.ts'

/** A column that says which record a row means. */
export type RowKey = {
  name: string
  /** The system gave it: a row that names an unknown one is wrong, not new. */
  isGiven?: true
  /** Several records may share it, so it only tells when one has it. */
  isShared?: true
}

/** In the order in which they are asked: the first that a row has decides. */
export const rowKeys: Record<ImportableList, readonly RowKey[]> = {
  products: [{ name: 'id', isGiven: true }, { name: 'name' }],
  vehicles: [{ name: 'path' }],
  customers: [
    { name: 'number', isGiven: true },
    { name: 'email', isShared: true },
  ],
}

/** What the downloaded file is called. */
export const fileTitles: Record<ImportableList, string> = {
  products: 'Produkte',
  vehicles: 'Fahrzeuge',
  customers: 'Kunden',
}
