import { createLocalReq, type Payload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { isRefused } from '#kernel/refused.ts'
import type { Working } from '#kernel/workers/worker.ts'

const drafted = ['sites', 'blocks'] as const
type Drafted = (typeof drafted)[number]

/** Somebody may have gone to fetch a coffee, or home; a day later nobody comes back to an empty form. */
const patienceHours = 24
/** A run takes some of them; the next one takes the next. */
const atOnce = 200

/**
 * A new page is stored as soon as its form opens, so whoever looks and leaves again leaves an empty draft. Those that
 * never had a name or a section, were never published and have not been touched for a day. Answers how many went.
 */
export async function removeEmptyDrafts({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const before = now.subtract({ hours: patienceHours }).toString()
  let removed = 0
  for (const collection of drafted) {
    const { rows } = await payload.db.pool.query<{ id: string }>(unnamedDraftsOf(collection), [
      before,
      atOnce,
    ])
    for (const { id } of rows) {
      if (await isRemoved(payload, collection, id)) removed += 1
    }
  }

  return removed
}

/** What is typed into a draft stands only in its versions until it is published. */
const unnamedDraftsOf = (collection: Drafted) => `
  select id from ${collection} as kept
  where _status = 'draft' and updated_at < $1 and coalesce(trim(name), '') = ''
    and not exists (
      select 1 from _${collection}_v as version
      where version.parent_id = kept.id and (
        version.version__status = 'published'
        or version.updated_at >= $1
        or coalesce(trim(version.version_name), '') <> ''
      )
    )
  order by updated_at limit $2`

async function isRemoved(payload: Payload, collection: Drafted, id: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const { content } = await payload.findByID({ collection, id, draft: true, depth: 0, ...asSystem(req) })
  if (hasAnything(content)) return false
  try {
    await payload.delete({ collection, id, depth: 0, ...asSystem(req) })
    return true
  } catch (error) {
    if (isRefused(error) && error.code === 'still-in-use') return false
    throw error
  }
}

/** Whether somebody has written or chosen something; groups that were never filled are there as well. */
function hasAnything(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasAnything)

  return value !== null && value !== undefined && value !== '' && value !== false
}
