import type { CollectionAfterChangeHook } from 'payload'

import type { Theme } from '#cms/payload-types.ts'
import { isSame } from '#domain/content/together/merge-values.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

import { wholeTheme } from '../whole-theme.ts'

/** What is published is what the division says of its look, and what everybody is answered. */
export const applyTheme: CollectionAfterChangeHook<Theme> = async ({ doc, req }) => {
  if (doc._status !== 'published') return
  const theme = await findRecord(asSystem(req), 'themes', { where: { id: { equals: doc.id } } })
  const division =
    theme?.division &&
    (await findRecord(asSystem(req), 'divisions', { where: { id: { equals: theme.division } } }))
  if (!division || isSame(theme.theme, division.theme)) return

  await req.payload.update({
    collection: 'divisions',
    id: division.id,
    data: { theme: wholeTheme(theme.theme) },
    depth: 0,
    // With what was noted: a font that the look names is at hand by now.
    ...asSystem(req),
  })
}
