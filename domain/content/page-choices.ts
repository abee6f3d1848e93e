import type { ChoiceProblem, ChosenPage, PageChoice } from './page-choices.contract.ts'

type Stored = { isPublic?: boolean | null; _status?: string | null }

/** Why visitors do not reach a page that was chosen, or null. `isOwn` says whether it is a page of their division. */
export function choiceProblem(page: Stored | undefined, isOwn: boolean): ChoiceProblem | null {
  if (!page) return 'gone'
  if (page._status !== 'published') return 'not-published'
  if (page.isPublic !== true) return 'not-public'

  return isOwn ? null : 'other-division'
}

/** Two pages of the same name are told apart by where they stand, and those of two brands by whose they are. */
export const choiceLabel = ({ name, href, brand }: PageChoice): string =>
  [name || 'Ohne Namen', href, brand].filter(Boolean).join(' · ')

const words: Record<ChoiceProblem, string> = {
  gone: 'Die Seite gibt es nicht, oder Sie dürfen sie nicht sehen.',
  'not-public': 'Diese Seite ist nicht öffentlich: Besucher kommen nicht hin.',
  'not-published': 'Diese Seite ist nicht veröffentlicht: Besucher kommen nicht hin.',
  'other-division': 'Diese Seite gehört zu einer anderen Organisation: Besucher kommen nicht hin.',
}

/** What became of the pages that were chosen, each sentence once. */
export function choiceNotes(chosen: readonly ChosenPage[]): string[] {
  return [...new Set(chosen.flatMap(({ problem }) => (problem ? words[problem] : [])))]
}

type Leading = { id?: string | number | null | undefined; division?: unknown }

/**
 * Whose visitors follow what a record leads to, as the call for choices names it: that division, empty for the
 * default one, undefined for those of all.
 */
export function brandOfRecord(slug: string | undefined, { id, division }: Leading): string | undefined {
  const named = typeof division === 'string' && division !== '' ? division : undefined
  // A page that names no division is the default one's; a menu or a notice is for all then.
  if (slug === 'sites') return named ?? ''
  if (slug === 'divisions') return id ? String(id) : undefined

  return named
}
