import type { ListedPage } from '#domain/content/pages/pages.contract.ts'

/** A page of the tree, of which a test says what it is about. */
export const listed = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  id: path,
  name: `Seite ${path}`,
  type: 'custom_site',
  path,
  draftPath: null,
  division: 'haus',
  state: 'published',
  marks: [],
  plan: null,
  failure: null,
  position: null,
  changedAt: '2026-11-30T08:00:00.000Z',
  changedBy: 'Anna Auer',
  ...more,
})

export const brands = [
  { id: 'haus', name: 'Wirtshaus' },
  { id: 'rein', name: 'Reinwerk' },
]
