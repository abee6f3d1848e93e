import type { CollectionAfterChangeHook } from 'payload'

import type { Division } from '#cms/payload-types.ts'
import { isSame } from '#domain/content/together/merge-values.ts'
import { asSystem, withContext } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

import { wholeTheme } from '../whole-theme.ts'

/** A division has a theme from its beginning, and whoever sets its look by a call finds it there; a draft goes on from it. */
export const followDivision: CollectionAfterChangeHook<Division> = async ({ doc: { id }, req }) => {
  const own = asSystem(withContext(req, {}))
  const division = await findRecord(own, 'divisions', { where: { id: { equals: id } } })
  if (!division) return
  const theme = await findRecord(own, 'themes', { where: { division: { equals: id } } })
  const { name } = division
  const look = wholeTheme(division.theme)
  if (!theme) {
    const data = { division: id, name, theme: look, _status: 'published' } as const
    await req.payload.create({ collection: 'themes', data, depth: 0, ...own })
    return
  }
  const before = wholeTheme(theme.theme)
  // Only what is another one: a draft keeps whatever else somebody has prepared.
  const changed = Object.fromEntries(
    Object.entries(look).filter(([part, value]) => !isSame(value, before[part as keyof typeof before])),
  )
  if (theme.name === name && Object.keys(changed).length === 0) return

  await req.payload.update({
    collection: 'themes',
    id: theme.id,
    data: { name, ...(Object.keys(changed).length > 0 && { theme: changed }) },
    depth: 0,
    ...own,
  })
}
