import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isUuid } from '#domain/api/is-uuid.ts'
import type { DraftedSlug } from '#domain/content/drafted-slug.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { afterGrant } from '#kernel/access/after-grant.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { editingNotes } from '../editing-notes.ts'

/**
 * An open form saves over the state that it has seen, or over one of its own; of any other it is told, and takes that in
 * first. The record is held by then as by every change, so of two that save at once the second one is told as well.
 */
export const keepOthersWords = afterGrant(
  async function keepOthersWords({ args, collection, req }) {
    const { sentBy } = editingNotes(req)
    const id: unknown = 'id' in args ? args.id : undefined
    if (!sentBy || typeof id !== 'string' || !isUuid(id)) return args

    const slug = collection.slug as DraftedSlug // only these have this hook
    const newest = await readNewest(req, slug, id)
    if (!newest || newest.form === sentBy.form) return args
    if (sentBy.seen === null || Date.parse(sentBy.seen) !== Date.parse(newest.at)) {
      throw new Refused('changed-by-other', {
        by: await nameOf(req, newest.writer),
        isAsker: newest.writer !== null && newest.writer === staffOf(req)?.id,
      })
    }
    await keepNewest(req, slug, id)

    return args
  },
  ({ operation }) => operation === 'update',
)

type Newest = { at: string; form: string | null; writer: string | null }

export async function readNewest(
  req: PayloadRequest,
  slug: DraftedSlug,
  id: string,
): Promise<Newest | undefined> {
  const { rows } = await (await transactionOf(req)).execute<Newest>(sql`
    select to_json(version_updated_at) #>> '{}' as at, version_written_in as form, version_writer as writer
      from ${versionsOf(slug)} where parent_id = ${id} order by updated_at desc limit 1`)

  return rows[0]
}

/** Payload writes over a state that saved itself; of somebody else it is the last one, and stays among the versions. */
async function keepNewest(req: PayloadRequest, slug: DraftedSlug, id: string): Promise<void> {
  const versions = versionsOf(slug)
  await (await transactionOf(req)).execute(sql`
    update ${versions} set autosave = false
     where autosave and id = (select id from ${versions} where parent_id = ${id} order by updated_at desc limit 1)`)
}

const versionsOf = (slug: DraftedSlug) => sql.identifier(`_${slug}_v`)

/** Whoever may change a page is told who else does. */
export async function nameOf(req: PayloadRequest, writer: string | null): Promise<string | null> {
  if (!writer || !isUuid(writer)) return null
  const person = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: writer } },
    select: { firstName: true, lastName: true, username: true, email: true },
  })

  return person ? nameOfPerson(person) : null
}
