import type { PayloadRequest } from 'payload'

import type { Division, Navigation } from '#cms/payload-types.ts'
import { divisionNamed, readDivisions } from '#collections/shared/divisions.ts'
import type { FrameSlug } from '#domain/content/drafted-slug.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem, asUser } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** What surrounds the pages of a division before visitors see it. */
export type Around = { division: Division | null; navigation?: Navigation; theme?: Division['theme'] }

type Asked = { preview?: string | undefined; of?: FrameSlug | undefined }

/** The newest state of a menu or a theme, for whoever may change it; null for anybody else, who sees what all see. */
export async function readAround(req: PayloadRequest, { preview, of }: Asked): Promise<Around | null> {
  if (!of || !preview || !isUuid(preview) || !(await rightTo(req, 'update', of))) return null
  const asked = { id: preview, draft: true, depth: 0, disableErrors: true, ...asUser(req) } as const

  if (of === 'themes') {
    const stored = await req.payload.findByID({ collection: of, ...asked })
    const division = stored?.division ? await divisionNamed(req, idOf(stored.division)) : null
    return division && { division, theme: stored?.theme }
  }
  const navigation = await req.payload.findByID({ collection: of, ...asked })

  return navigation && { division: await divisionOfMenu(req, navigation), navigation }
}

/** Whose pages show a menu: of one for all the first division that has no own menu in this place, the default one before others. */
async function divisionOfMenu(req: PayloadRequest, menu: Navigation): Promise<Division | null> {
  if (menu.division) return divisionNamed(req, idOf(menu.division))
  const [divisions, others] = await Promise.all([
    readDivisions(req),
    findRecords(asSystem(req), 'navigations', {
      where: {
        identifier: { equals: menu.identifier ?? '' },
        division: { exists: true },
        _status: { equals: 'published' },
      },
      select: { division: true },
    }),
  ])
  const taken = new Set(others.map(({ division }) => idOf(division)))
  const inOrder = divisions.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))

  return inOrder.find(({ id }) => !taken.has(id)) ?? inOrder[0] ?? null
}
