/** What has drafts. */
export const draftedSlugs = ['sites', 'blocks', 'navigations', 'themes'] as const
export type DraftedSlug = (typeof draftedSlugs)[number]

/** Of these an editor makes new ones; a theme comes and goes with its division. */
export const begunSlugs = ['sites', 'blocks', 'navigations'] as const
export type BegunSlug = (typeof begunSlugs)[number]

export const draftedLabels: Readonly<Record<DraftedSlug, string>> = {
  sites: 'Seiten',
  blocks: 'Inhalte',
  navigations: 'Navigationen',
  themes: 'Aussehen',
}

/** A page is made of sections, and a piece is some of them. */
export const sectionedSlugs = ['sites', 'blocks'] as const satisfies DraftedSlug[]
export type SectionedSlug = (typeof sectionedSlugs)[number]

export const isOfSections = (slug: string): slug is SectionedSlug => slug === 'sites' || slug === 'blocks'

/** A division looks like something at any time: what is in effect is followed by another state, and never taken back. */
export const isTakenBack = (slug: DraftedSlug): boolean => slug !== 'themes'

/** What surrounds the pages of a division, and is looked at around one of them. */
export const frameSlugs = ['navigations', 'themes'] as const satisfies DraftedSlug[]
export type FrameSlug = (typeof frameSlugs)[number]
