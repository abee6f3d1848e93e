import type { BegunSlug } from '#domain/content/drafted-slug.ts'

type Words = {
  title: string
  list: string
  key: string
  keyHint: string
  withoutDivision: string
}

/** What the form for a new record says of each kind. */
export const words: Record<BegunSlug, Words> = {
  sites: {
    title: 'Neue Seite',
    list: 'Seiten',
    key: 'Pfad',
    keyHint: 'Adresse der Seite hinter dem ersten Schrägstrich. Kann bis zum Veröffentlichen leer bleiben.',
    withoutDivision: 'Standardorganisation',
  },
  blocks: {
    title: 'Neuer Inhalt',
    list: 'Inhalte',
    key: 'Kennung',
    keyHint: 'Schlüssel der Stelle. Kann bis zum Veröffentlichen leer bleiben.',
    withoutDivision: 'Für alle',
  },
  navigations: {
    title: 'Neue Navigation',
    list: 'Navigationen',
    key: 'Kennung',
    keyHint: 'Wo das Menü erscheint, zum Beispiel „main“ oder „footer“.',
    withoutDivision: 'Für alle',
  },
}
