import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { summariseVersion } from '#domain/content/pages/version-summary.ts'
import type { PageVersion } from '#domain/content/pages/versions.contract.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

const mostShown = 20
/** A change and what is written down of it are one write; the clocks of the two are read one after the other. */
const mostApartSeconds = 5

/** The last states of a page, the latest first. Payload keeps no word of who has made a version; the log does. */
export async function readVersions(req: PayloadRequest, id: string): Promise<PageVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: 'sites',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    // One more, to tell the change of the last one that is shown.
    limit: mostShown + 1,
    pagination: false,
    depth: 0,
    ...asUser(req),
  })
  if (docs.length === 0) throw new Refused('unknown-record')
  const changes = await readChanges(req, id)

  return docs.slice(0, mostShown).map((doc, index) => {
    const { id, updatedAt, version } = doc
    const before = docs[index + 1]?.version

    return {
      id,
      at: updatedAt,
      isPublished: version._status === 'published',
      // Payload stores the mark, and leaves it out of its type.
      by: 'autosave' in doc && doc.autosave ? null : nearest(changes, updatedAt),
      summary: summariseVersion(before ? { ...before } : null, { ...version }),
    }
  })
}

type Change = { at: string; by: string | null }

async function readChanges(req: PayloadRequest, id: string): Promise<Change[]> {
  const { rows } = await (await transactionOf(req)).execute<Change>(sql`
    select at::text as at, actor_name as by from logs
     where "collection" = 'sites' and document_id = ${id} order by logs.at desc limit ${mostShown * 3}`)

  return rows
}

function nearest(changes: readonly Change[], at: string): string | null {
  const apart = (change: Change) => Math.abs(Date.parse(change.at) - Date.parse(at))
  const [first] = changes.toSorted((one, other) => apart(one) - apart(other))

  return first && apart(first) <= mostApartSeconds * 1000 ? first.by : null
}
