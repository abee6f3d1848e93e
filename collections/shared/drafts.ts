import type { Where } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import type { Scope } from './access/scopes.ts'

/** For what editors prepare in peace: drafts that save themselves, and a history. */
export const draftVersions = {
  maxPerDoc: 50,
  drafts: {
    autosave: { interval: 800, showSaveDraftButton: true },
    validate: false,
  },
} as const

/** What visitors may see of such a collection: published, and not switched off. */
export const shownToVisitors: Where = {
  and: [{ isPublic: { equals: true } }, { _status: { equals: 'published' } }],
}

export const publishedScope: Scope = { where: () => shownToVisitors, holds: () => false }

/** The same where nothing is switched off besides. */
export const releasedScope: Scope = {
  where: () => ({ _status: { equals: 'published' } }),
  holds: () => false,
}

/** Unfinished work concerns those who work. */
export const versionsForStaff = {
  readVersions: ({ req }: { req: Parameters<typeof staffOf>[0] }) => staffOf(req) !== null,
}
