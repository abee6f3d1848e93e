import { sql } from '@payloadcms/db-postgres'
import { initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { inOrderOfWriting, isSettled, itemLabels } from '#domain/content/releases/release-rules.ts'
import type { ReleaseItem } from '#domain/content/releases/releases.contract.ts'
import { type ApiError, refusalText } from '#domain/refusals/refusals.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem, asUser, withContext } from '#kernel/access/on-behalf.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { refusedFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'
import { describeError } from '#plugins/rest/rest.port.ts'

import { holdRelease, type Release } from './item-rows.ts'
import { judgeItems } from './judge-items.ts'

export type Blocked = { item: ReleaseItem; reasons: ReleaseItem['reasons'] }

/** The newest drafts of all items, with the rights of whoever asks: all of them or none. */
export const publishRelease = (
  req: PayloadRequest,
  { id, isStillMeant }: { id: string; isStillMeant?: (release: Release) => boolean },
): Promise<void> =>
  inTransaction(req, async () => {
    const release = await holdRelease(req, id)
    if (isStillMeant && !isStillMeant(release)) return
    const blocked = await tryAll(req, release)
    if (blocked.length > 0) throw blockedBy(blocked)

    const now = Temporal.Now.instant().toString()
    await (await requireTransaction(req)).execute(
      sql`update release_items set is_open = false where release_id = ${id}`,
    )
    await req.payload.update({
      collection: 'releases',
      id,
      data: { state: 'published', publishedAt: now, publishedBy: staffOf(req)?.id ?? null, problem: '' },
      depth: 0,
      ...asSystem(withContext(req, {})),
    })
  })

/** What would keep each item from going out, found out by trying; nothing of it stays. */
export async function checkRelease(req: PayloadRequest, { id }: { id: string }): Promise<Blocked[]> {
  await initTransaction(req)
  try {
    return await tryAll(req, await holdRelease(req, id), { isTrial: true })
  } finally {
    await killTransaction(req)
  }
}

async function tryAll(
  req: PayloadRequest,
  { id, state }: Release,
  { isTrial = false } = {},
): Promise<Blocked[]> {
  if (isSettled(state)) throw new Refused('release-settled')
  const items = await judgeItems(req, id)
  if (items.length === 0 && !isTrial) {
    const message = 'In dieser Veröffentlichung ist noch nichts.'
    throw refusedFields([{ field: 'items', code: 'empty', message }])
  }
  const blocked = items.flatMap((item): Blocked[] =>
    item.reasons.length > 0 ? [{ item, reasons: item.reasons }] : [],
  )
  // What cannot go out for a reason that is known is not tried, what is out already has no version more, and nothing
  // stays of what is tried where anything is kept.
  const tried = items.filter(({ reasons, hasNews }) => reasons.length === 0 && hasNews)
  for (const item of inOrderOfWriting(tried)) {
    const reasons = await publishItem(req, item)
    if (reasons.length > 0) blocked.push({ item, reasons })
  }

  return blocked
}

/** A refused write takes its transaction along; in another one the rest is judged, and whoever calls must not commit. */
async function publishItem(req: PayloadRequest, item: ReleaseItem): Promise<ReleaseItem['reasons']> {
  const { of, record } = item
  try {
    await req.payload.update({
      collection: of,
      id: record,
      data: { _status: 'published', ...(of === 'blocks' && { isPublic: true }) },
      depth: 0,
      ...asUser(withContext(req, {})),
    })
    return []
  } catch (error) {
    const { status, errors } = describeError(error as Error, { method: 'PATCH' })
    if (status >= 500) throw error
    await initTransaction(req)

    return errors.map(({ code, message, field }) => ({
      code,
      message,
      ...(field !== undefined && { field }),
    }))
  }
}

/** The sentence about all of them comes first, and then each with its reason. */
export function blockedBy(blocked: readonly Blocked[]): Refused {
  const errors = blocked.flatMap(({ item: { of, record, name }, reasons }) =>
    reasons.map(
      ({ code, message, field = '_status' }): ApiError => ({
        code,
        field,
        message: `${itemLabels[of]} „${name}“: ${message}`,
        data: { of, record },
      }),
    ),
  )

  return new Refused('release-blocked', {}, [
    { code: 'release-blocked', message: refusalText('release-blocked') },
    ...errors,
  ])
}
