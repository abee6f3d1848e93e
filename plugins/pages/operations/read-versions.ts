import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import { summariseVersion } from '#domain/content/pages/version-summary.ts'
import type { PageVersion } from '#domain/content/pages/versions.contract.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

/** A change and what is written down of it are one write; the clocks of the two are read one after the other. */
const mostApartSeconds = 5

type Asked = { of: DraftedSlug; id: string; most: number }

/** The last states of a page, the latest first. Those from before a state said of whom it is are found in the log. */
export async function readVersions(req: PayloadRequest, { of, id, most }: Asked): Promise<PageVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: of,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    // One more, to tell the change of the last one that is shown.
    limit: most + 1,
    pagination: false,
    depth: 0,
    ...asUser(req),
  })
  if (docs.length === 0) throw new Refused('unknown-record')
  const shown = docs.slice(0, most)
  const writers = await readWriters(req, { of, versions: shown.map((doc) => doc.id) })
  const changes = await readChanges(req, { of, id, most })

  return shown.map((doc, index) => {
    const { id, updatedAt, version } = doc
    const before = docs[index + 1]?.version
    // Payload stores the mark, and leaves it out of its type.
    const isSelfSaved = 'autosave' in doc && Boolean(doc.autosave)

    return {
      id,
      at: updatedAt,
      isPublished: version._status === 'published',
      by: writers.get(id) ?? (isSelfSaved ? null : nearest(changes, updatedAt)),
      isSelfSaved,
      summary: summariseVersion(before ? { ...before } : null, { ...version }),
    }
  })
}

type Writer = { version: string; [name: string]: unknown }

/** Whoever edits pages is told who else does, and nothing more of them. */
async function readWriters(
  req: PayloadRequest,
  { of, versions }: Pick<Asked, 'of'> & { versions: string[] },
): Promise<Map<string, string>> {
  const { rows } = await (await transactionOf(req)).execute<Writer>(sql`
    select v.id as version, u.first_name as "firstName", u.last_name as "lastName", u.username, u.email
      from ${sql.identifier(`_${of}_v`)} v join users u on u.id::text = v.version_writer
     where v.id = any(${sql.param(versions)}::uuid[])`)

  return new Map(rows.map(({ version, ...person }) => [version, nameOfPerson(person)]))
}

type Change = { at: string; by: string | null }

async function readChanges(req: PayloadRequest, { of, id, most }: Asked): Promise<Change[]> {
  const { rows } = await (await transactionOf(req)).execute<Change>(sql`
    select at::text as at, actor_name as by from logs
     where "collection" = ${of} and document_id = ${id} order by logs.at desc limit ${most * 3}`)

  return rows
}

function nearest(changes: readonly Change[], at: string): string | null {
  const apart = (change: Change) => Math.abs(Date.parse(change.at) - Date.parse(at))
  const [first] = changes.toSorted((one, other) => apart(one) - apart(other))

  return first && apart(first) <= mostApartSeconds * 1000 ? first.by : null
}
