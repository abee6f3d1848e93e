/** What has drafts. */
export const draftedSlugs = ['sites', 'blocks'] as const
export type DraftedSlug = (typeof draftedSlugs)[number]
