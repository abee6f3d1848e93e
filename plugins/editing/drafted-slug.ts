/** What has drafts. */
export type DraftedSlug = 'sites' | 'blocks'
