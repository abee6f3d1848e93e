import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Site } from '#cms/payload-types.ts'
import { withSectionOf } from '#domain/content/bring-back-section.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { Refused } from '#kernel/refused.ts'

type Body = NonNullable<NonNullable<Site['content']>['body']>
type Asked = { id: string; section: string }

/** One section of an earlier state comes into the newest draft; of one that was deleted there, as it was before. */
export async function bringBackSection(req: PayloadRequest, { id, section }: Asked): Promise<string> {
  return inTransaction(req, async () => {
    const transaction = await requireTransaction(req)
    const { page, earlier } = await readEarlier(req, { id, section })
    // As every change of it does, so that nobody writes between reading and writing.
    await transaction.execute(sql`select 1 from sites where id = ${page} for no key update`)
    const now = await req.payload.findByID({
      collection: 'sites',
      id: page,
      draft: true,
      depth: 0,
      disableErrors: true,
      ...asUser(req),
    })
    if (!now) throw new Refused('unknown-record')
    const body: Body = withSectionOf(now.content?.body ?? [], earlier, section)
    await req.payload.update({
      collection: 'sites',
      id: page,
      data: { content: { ...now.content, body }, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideLock: false,
      ...asUser(req),
    })

    return page
  })
}

/** The state that is named, or the last one before it that has the section. */
async function readEarlier(
  req: PayloadRequest,
  { id, section }: Asked,
): Promise<{ page: string; earlier: Body }> {
  const named = await req.payload.findVersionByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    ...asUser(req),
  })
  if (!named) throw new Refused('unknown-record')
  const page = idOf(named.parent)
  const { docs } = await req.payload.findVersions({
    collection: 'sites',
    where: { and: [{ parent: { equals: page } }, { updatedAt: { less_than_equal: named.updatedAt } }] },
    sort: '-updatedAt',
    limit: 50,
    pagination: false,
    depth: 0,
    ...asUser(req),
  })
  const bodies = [named, ...docs].map(({ version }) => version.content?.body ?? [])
  const earlier = bodies.find((body) => body.some((each) => each.id === section))
  if (!earlier) throw new Refused('unknown-record')

  return { page, earlier }
}
