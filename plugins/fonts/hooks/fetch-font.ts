import type { PayloadRequest } from 'payload'

import { afterGrant, afterGrantOfGlobal, whereNamed } from '#kernel/access/after-grant.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { isUuid } from '#domain/api/is-uuid.ts'

import { fetchFont } from '../operations/fetch-font.ts'
import { type Look, namedFont } from '../named-font.ts'

type Saved = { id?: unknown; data?: Look & { theme?: Look; _status?: unknown } }

/** Before the settings are held, so that a slow address keeps nobody else from saving them. */
export const fetchHouseFont = afterGrantOfGlobal(
  async function fetchHouseFont({ args, req }) {
    const { data } = args as Saved
    const before = () => req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
    await fetchNamed(req, { change: data, before, field: 'fontUrl' })
  },
  ({ operation }) => operation === 'update',
)

/** The same for a division. Of several at once each brings its own within its turn. */
export const fetchDivisionFont = afterGrant(
  async function fetchDivisionFont({ args, req }) {
    const { id, data } = args as Saved
    const before = async () => (await divisionNamed(req, id))?.theme
    await fetchNamed(req, { change: data?.theme, before, field: 'theme.fontUrl' })

    return args
  },
  ({ operation }) => operation === 'create' || operation === 'update',
)

/** The same for a look that is published, which its division takes over within the turn of both. */
export const fetchThemeFont = afterGrant(
  async function fetchThemeFont({ args, req }) {
    const { id, data, draft } = args as Saved & { draft?: boolean }
    if (typeof id !== 'string' || !isUuid(id) || draft) return args
    const isReleased = data?._status === 'published'
    const theme = await req.payload.findByID({
      collection: 'themes',
      id,
      draft: isReleased,
      depth: 0,
      disableErrors: true,
      ...asSystem(req),
    })
    if (!theme?.division) return args
    const before = async () => (await divisionNamed(req, theme.division))?.theme
    await fetchNamed(req, { change: { ...theme.theme, ...data?.theme }, before, field: 'theme.fontUrl' })

    return args
  },
  ({ operation }) => operation === 'update',
)

async function divisionNamed(req: PayloadRequest, id: unknown) {
  if (typeof id !== 'string') return undefined

  return findRecord(asSystem(req), 'divisions', {
    where: whereNamed(id, true, isUuid(id) ? 'id' : 'identifier'),
    select: { theme: true },
  })
}

type Change = { change: Look | undefined; before: () => Promise<Look | undefined>; field: string }

async function fetchNamed(req: PayloadRequest, { change, before, field }: Change): Promise<void> {
  if (change?.font === undefined && change?.fontUrl === undefined) return
  const named = namedFont(await before(), change)

  if (named) await fetchFont(req, { ...named, field })
}
