import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import type {
  Presence,
  presenceContract,
  SomebodyPresent,
} from '#domain/content/together/presence.contract.ts'
import { isOfSections } from '#domain/content/drafted-slug.ts'
import { presentSeconds } from '#domain/content/together/presence-terms.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { readMark } from '../comments/read-comments.ts'
import { nameOf, readNewest } from '../writers/keep-others-words.ts'

type Asked = z.infer<(typeof presenceContract)['request']>

/** Notes that somebody has a form open, and tells who else has, and what was stored last. */
export async function notePresence(req: PayloadRequest, asked: Asked): Promise<Presence> {
  const { collection, record, form, isLeaving } = asked
  const me = staffOf(req)?.id
  if (!me) throw new Refused('not-allowed')
  const known = await findRecord(asUser(req), collection, { where: { id: { equals: record } }, select: {} })
  if (!known) throw new Refused('unknown-record')
  const database = await transactionOf(req)
  if (isLeaving) {
    await database.execute(sql`
      delete from editors_present where record_id = ${record} and form = ${form} and user_id = ${me}`)
    return { others: [], newest: null, comments: '' }
  }
  await store(req, { ...asked, me })
  const newest = await readNewest(req, collection, record)

  return {
    others: await readOthers(req, { ...asked, me }),
    newest: newest
      ? {
          at: newest.at,
          by: await nameOf(req, newest.writer),
          isAsker: newest.writer === me,
          isOwn: newest.form === form,
        }
      : null,
    comments: isOfSections(collection) ? await readMark(req, { of: collection, record }) : '',
  }
}

type Mine = Asked & { me: string }

async function store(req: PayloadRequest, { collection, record, form, section, me }: Mine): Promise<void> {
  await (await transactionOf(req)).execute(sql`
    insert into editors_present (collection, record_id, form, user_id, section)
    values (${collection}, ${record}, ${form}, ${me}, ${section})
    on conflict (record_id, form, user_id)
    do update set section = excluded.section, seen_at = now()`)
}

type Row = { user_id: string; since: string; section: string; [name: string]: unknown }

/** Everybody once, however many windows they have open, where they worked last. */
async function readOthers(
  req: PayloadRequest,
  { collection, record, form, me }: Mine,
): Promise<SomebodyPresent[]> {
  const { rows } = await (await transactionOf(req)).execute<Row>(sql`
    select distinct on (p.user_id) p.user_id, p.section,
           to_json(min(p.since) over (partition by p.user_id)) #>> '{}' as since,
           u.first_name as "firstName", u.last_name as "lastName", u.username, u.email
      from editors_present p join users u on u.id = p.user_id
     where p.collection = ${collection} and p.record_id = ${record}
       and not (p.form = ${form} and p.user_id = ${me})
       and p.seen_at > now() - make_interval(secs => ${presentSeconds})
     order by p.user_id, p.seen_at desc`)

  return rows.map((row) => ({
    name: nameOfPerson(row),
    isAsker: row.user_id === me,
    since: row.since,
    section: row.section,
  }))
}
