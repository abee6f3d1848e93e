import type { DraftedSlug } from '#domain/content/drafted-slug.ts'

type Words = {
  title: string
  list: string
  key: string
  keyField: 'path' | 'identifier'
  withoutDivision: string
}

/** What the form for a new record says of each kind. */
export const words: Record<DraftedSlug, Words> = {
  sites: {
    title: 'Neue Seite',
    list: 'Seiten',
    key: 'Pfad',
    keyField: 'path',
    withoutDivision: 'Standardorganisation',
  },
  blocks: {
    title: 'Neuer Inhalt',
    list: 'Inhalte',
    key: 'Kennung',
    keyField: 'identifier',
    withoutDivision: 'Für alle',
  },
}
