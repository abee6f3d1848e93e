import { createHash, randomBytes } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import type { SharedLink } from '#domain/insight/statistics/shared-links.contract.ts'
import { endOfLink, lastDayProblem } from '#domain/insight/statistics/shared-links.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { readerOf } from '../kept/reader-of.ts'
import { findView } from '../kept/views.ts'

/** More than anybody keeps an eye on. */
const mostLinks = 50
/** So long after its end a link is still listed. */
const daysListed = 90

type Making = { view: string; reader: string; lastDay: string; now: Temporal.Instant }

/** A secret address of a view for somebody without an account; only the digest of the secret is kept. */
export async function makeLink(
  req: PayloadRequest,
  { view, reader, lastDay, now }: Making,
): Promise<{ key: string; lastDay: string }> {
  const maker = await readerOf(req)
  await findView(req, maker, view)
  const timeZone = await zoneOfHouse(req)
  const problem = lastDayProblem(lastDay, isoDayOf(localDayAt(now.epochMilliseconds, timeZone)))
  if (problem !== null) refuseField('lastDay', problem)
  const key = randomBytes(32).toString('base64url')
  const { rowCount } = await req.payload.db.pool.query({
    name: 'make-statistics-link',
    text: `with over as (
             delete from statistics_links where user_id = $3 and ends_at < $6::timestamptz - interval '${daysListed} days')
           insert into statistics_links (id, view_id, user_id, reader, hash, made_at, ends_at)
           select $1, $2, $3, $4, $5, $6, $7
            where (select count(*) from statistics_links where user_id = $3 and ends_at > $6) < ${mostLinks}`,
    values: [
      uuidV7(now.epochMilliseconds),
      view,
      maker.id,
      reader,
      digestOf(key),
      now.toString(),
      endOfLink(lastDay, timeZone).toString(),
    ],
  })
  if (rowCount === 0) refuseField('view', `Mehr als ${mostLinks} Links können nicht zugleich gelten.`)

  return { key, lastDay }
}

function refuseField(field: string, message: string): never {
  throw new Refused('validation', {}, [{ field, message, code: 'validation' }])
}

type Listed = Omit<SharedLink, 'view' | 'madeAt' | 'endsAt' | 'openedAt'> & {
  viewId: string
  viewName: string
  madeAt: Date
  endsAt: Date
  openedAt: Date | null
}

/** The own ones; whoever reads the figures of every branch sees those of everybody. */
export async function listLinks(req: PayloadRequest, now: Temporal.Instant): Promise<SharedLink[]> {
  const { id, branches } = await readerOf(req)
  const { rows } = await req.payload.db.pool.query<Listed>({
    name: 'list-statistics-links',
    text: `select l.id, l.reader, coalesce(u.name, '') as "by", v.id as "viewId", v.name as "viewName",
                  l.made_at as "madeAt", l.ends_at as "endsAt", l.opened_at as "openedAt", l.ends_at <= $3 as "isOver"
             from statistics_links l join statistics_views v on v.id = l.view_id join users u on u.id = l.user_id
            where ($2 or l.user_id = $1) order by l.made_at desc, l.id`,
    values: [id, branches === null, now.toString()],
  })

  return rows.map(({ viewId, viewName, madeAt, endsAt, openedAt, ...link }) => ({
    ...link,
    view: { id: viewId, name: viewName },
    madeAt: madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  }))
}

export async function revokeLink(req: PayloadRequest, link: string): Promise<void> {
  const { id, branches } = await readerOf(req)
  const { rowCount } = await req.payload.db.pool.query({
    name: 'revoke-statistics-link',
    text: 'delete from statistics_links where id = $3 and ($2 or user_id = $1)',
    values: [id, branches === null, link],
  })
  if (rowCount === 0) throw new Refused('unknown-record')
}

export type OpenedLink = { name: string; query: string; person: string; endsAt: Temporal.Instant }

/** What a secret opens, as long as it holds; that it was opened is noted once a minute. */
export async function findLink(
  { db }: Payload,
  { key, now }: { key: string; now: Temporal.Instant },
): Promise<OpenedLink | null> {
  const { rows } = await db.pool.query<Omit<OpenedLink, 'endsAt'> & { endsAt: Date }>({
    name: 'find-statistics-link',
    text: `select v.name, v.query, l.user_id as person, l.ends_at as "endsAt"
             from statistics_links l join statistics_views v on v.id = l.view_id
            where l.hash = $1 and l.ends_at > $2 and (v.user_id is null or v.user_id = l.user_id)`,
    values: [digestOf(key), now.toString()],
  })
  const [link] = rows

  return link ? { ...link, endsAt: Temporal.Instant.fromEpochMilliseconds(link.endsAt.getTime()) } : null
}

export async function noteOpened({ db }: Payload, key: string, now: Temporal.Instant): Promise<void> {
  await db.pool.query({
    name: 'note-statistics-link',
    text: `update statistics_links set opened_at = $2
            where hash = $1 and (opened_at is null or opened_at < $2::timestamptz - interval '1 minute')`,
    values: [digestOf(key), now.toString()],
  })
}

/** The secret has 256 bits of its own, which nobody guesses: one round is enough. */
const digestOf = (key: string): string =>
  createHash('sha256').update(`theke statistics\n${key}`).digest('base64url')
