import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isSettled, mostItems } from '#domain/content/releases/release-rules.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { refusedFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'
import { hasOwnPlan } from '#plugins/editing/editing.port.ts'

import { holdRelease, type Item, readItems, readReleaseOf } from './item-rows.ts'

/** Its draft goes out with the others. Once more is the same; in a second release it has no place. */
export const addItem = (req: PayloadRequest, { id, of, record }: Item & { id: string }): Promise<void> =>
  filled(req, id, async () => {
    const { name } = await findItem(req, { of, record })
    if (await hasOwnPlan(req, { slug: of, id: record })) {
      const message = 'Dieser Eintrag hat einen eigenen Zeitplan. Sagen Sie ihn zuerst ab.'
      throw refusedFields([{ field: 'record', code: 'own-plan', message }])
    }
    const { rowCount } = await (await requireTransaction(req)).execute(sql`
      insert into release_items (release_id, slug, record, name) values (${id}, ${of}, ${record}, left(${name}, 200))
      on conflict do nothing`)
    if (rowCount === 0) await refuseElsewhere(req, { id, of, record })
    else await refuseTooMany(req, id)
  })

async function refuseTooMany(req: PayloadRequest, id: string): Promise<void> {
  if ((await readItems(req, id)).length <= mostItems) return
  const message = `In einer Veröffentlichung ist Platz für ${mostItems} Einträge. Legen Sie eine zweite an.`
  throw refusedFields([{ field: 'record', code: 'too-many', message }])
}

/** What was just taken by somebody else is seen by now: the entry has waited for them. */
async function refuseElsewhere(req: PayloadRequest, { id, ...item }: Item & { id: string }): Promise<void> {
  const other = await readReleaseOf(req, item)
  if (other?.id === id) return
  const message = other
    ? `Dieser Eintrag ist schon in der Veröffentlichung „${other.name}“.`
    : 'Dieser Eintrag ist schon in einer anderen Veröffentlichung.'
  throw refusedFields([{ field: 'record', code: 'taken', message }])
}

export const removeItem = (req: PayloadRequest, { id, of, record }: Item & { id: string }): Promise<void> =>
  filled(req, id, async () => {
    const { rowCount } = await (await requireTransaction(req)).execute(sql`
      delete from release_items where release_id = ${id} and slug = ${of} and record = ${record}`)
    if (rowCount === 0) throw new Refused('unknown-record')
  })

const filled = (req: PayloadRequest, id: string, fill: () => Promise<void>): Promise<void> =>
  inTransaction(req, async () => {
    if (isSettled((await holdRelease(req, id)).state)) throw new Refused('release-settled')
    await fill()
    await notifyTagsOf(req, ['releases'])
  })

/** Only whoever may change the record says when it goes out; what is in the trash is gone. */
export async function findItem(req: PayloadRequest, { of, record }: Item): Promise<{ name: string }> {
  await requireRight(req, 'update', of)
  const known = await req.payload.findByID({
    collection: of,
    id: record,
    draft: true,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    ...asUser(req),
  })
  if (!known) throw new Refused('unknown-record')

  return { name: known.name || 'Ohne Namen' }
}
