/** How a page stands, as editors see it: one switch, though two fields say it (ADR 135). */
export const pageStateLabels = {
  draft: 'Entwurf',
  published: 'Veröffentlicht',
  changed: 'Veröffentlicht, neuerer Entwurf',
  withdrawn: 'Zurückgezogen',
} as const
export type PageState = keyof typeof pageStateLabels

type Stored = {
  /** Of what visitors would be shown. */
  status: string | null | undefined
  isPublic: boolean | null | undefined
  /** Whether what was written last is not what visitors are shown. */
  hasNewerDraft: boolean
  /** Whether it has been out once. */
  wasPublished: boolean
}

/** Published is what visitors reach; what was once published and is not any more was withdrawn, by whichever field. */
export function pageStateOf({ status, isPublic, hasNewerDraft, wasPublished }: Stored): PageState {
  if (status !== 'published') return wasPublished ? 'withdrawn' : 'draft'
  if (isPublic !== true) return 'withdrawn'

  return hasNewerDraft ? 'changed' : 'published'
}

export const isReached = (state: PageState): boolean => state === 'published' || state === 'changed'

/** What should be looked at of a page, besides how it stands. */
export const pageMarkLabels = {
  planned: 'Geplant',
  failed: 'Plan gescheitert',
  'no-seo': 'Ohne Suchtexte',
  unlinked: 'Nirgends verlinkt',
} as const
export type PageMark = keyof typeof pageMarkLabels
