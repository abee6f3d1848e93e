import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isSecondPerson, standingOf, type Verdict } from '#domain/content/approval/approval-rules.ts'
import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser, withContext } from '#kernel/access/on-behalf.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { type Commented, commentsTag, ownerColumn, requireCommented } from '../comments/comment-tables.ts'
import { plan } from '../operations/planned-changes.ts'
import { hasNews, readRelease } from './read-approval.ts'
import { needsApproval, readNewestState, readWriters } from './states.ts'

/** For the newest state as it is now. The same once more is the same request; one for an earlier state is over. */
export const askApproval = (req: PayloadRequest, { note = '', ...asked }: Commented & { note?: string }) =>
  decided(req, async () => {
    await holdRecord(req, asked)
    const { of, record } = asked
    const newest = await readNewestState(req, asked)
    if (!newest) throw new Refused('unknown-record')
    if (!(await needsApproval(req, { of, id: record, division: newest.division }))) {
      refuseFields([{ field: 'record', code: 'not-needed', message: 'Hier braucht es keine Freigabe.' }])
    }
    if (!hasNews(newest)) {
      const message = 'Besucher sehen schon den neuesten Stand.'
      refuseFields([{ field: 'record', code: 'nothing-new', message }])
    }
    const transaction = await requireTransaction(req)
    await transaction.execute(sql`
      update page_approvals set withdrawn_at = now()
       where ${ownerColumn(of)} = ${record} and verdict is null and withdrawn_at is null
         and (version_id <> ${newest.version} or version_at <> ${newest.at}::timestamptz)`)
    await transaction.execute(sql`
      insert into page_approvals (id, ${ownerColumn(of)}, version_id, version_at, digest, note, asked_by)
      select ${uuidV7(Date.now())}, ${record}, ${newest.version}, ${newest.at}::timestamptz, ${newest.digest}, ${note},
             ${staffOf(req)?.id}
       where not exists (select from page_approvals where ${ownerColumn(of)} = ${record}
         and withdrawn_at is null and coalesce(verdict, 'approved') = 'approved'
         and version_id = ${newest.version} and version_at = ${newest.at}::timestamptz)`)

    return asked
  })

/** What was asked for goes out, at once or at a time, in the name of whoever approves; what is in a release goes out with it. */
export const approve = (req: PayloadRequest, { id, at }: { id: string; at: Temporal.Instant | null }) =>
  decided(req, async () => {
    const request = await holdRequest(req, id)
    const { of, record } = request
    const newest = await readNewestState(req, request)
    if (standingOf({ ...request, isWithdrawn: false }, newest) !== 'pending') {
      throw new Refused('approval-outdated')
    }
    const me = staffOf(req)?.id
    if (!me || !isSecondPerson(me, await readWriters(req, request))) throw new Refused('approval-by-writer')
    const release = await readRelease(req, request)
    if (at && release !== null) {
      const message = `Dieser Eintrag geht mit der Veröffentlichung „${release}“ hinaus.`
      refuseFields([{ field: 'at', code: 'in-release', message }])
    }
    await settle(req, { id, verdict: 'approved', reason: '' })
    if (at) await plan(req, { slug: of, id: record, type: 'publish', at, now: Temporal.Now.instant() })
    else if (release === null) await publish(req, request)

    return request
  })

export const giveBack = (req: PayloadRequest, { id, reason }: { id: string; reason: string }) =>
  decided(req, async () => {
    const request = await holdRequest(req, id)
    await settle(req, { id, verdict: 'returned', reason })

    return request
  })

export const withdraw = (req: PayloadRequest, { id }: { id: string }) =>
  decided(req, async () => {
    const request = await holdRequest(req, id)
    const me = staffOf(req)
    if (request.asker !== me?.id && !me?.roles.includes('ROLE_ADMIN')) throw new Refused('not-allowed')
    await (await requireTransaction(req)).execute(
      sql`update page_approvals set withdrawn_at = now() where id = ${id}`,
    )

    return request
  })

function decided(req: PayloadRequest, decide: () => Promise<Commented>): Promise<Commented> {
  return inTransaction(req, async () => {
    const { of, record } = await decide()
    await notifyTagsOf(req, [commentsTag])

    return { of, record }
  })
}

/** As every change of it does, so that nobody writes between looking and deciding. */
async function holdRecord(req: PayloadRequest, commented: Commented): Promise<void> {
  await requireCommented(req, commented)
  await (await requireTransaction(req)).execute(
    sql`select 1 from ${sql.identifier(commented.of)} where id = ${commented.record} for no key update`,
  )
}

type Held = Commented & {
  version: string
  at: string
  asker: string | null
  verdict: Verdict | null
  isWithdrawn: boolean
}

/** One that nobody has decided about; of two who decide at once the second one is told. */
async function holdRequest(req: PayloadRequest, id: string): Promise<Held> {
  const transaction = await requireTransaction(req)
  const read = async () => {
    const { rows } = await transaction.execute<
      Omit<Held, 'of'> & { of: SectionedSlug; [name: string]: unknown }
    >(sql`
      select case when site_id is null then 'blocks' else 'sites' end as of, coalesce(site_id, block_id) as record,
             version_id as version, to_json(version_at) #>> '{}' as at, asked_by as asker, verdict,
             withdrawn_at is not null as "isWithdrawn"
        from page_approvals where id = ${id}`)
    if (!rows[0]) throw new Refused('unknown-record')
    return rows[0]
  }
  // The record comes first, as with every change of it.
  await holdRecord(req, await read())
  const request = await read()
  if (request.verdict !== null || request.isWithdrawn) throw new Refused('approval-settled')

  return request
}

async function settle(
  req: PayloadRequest,
  { id, verdict, reason }: { id: string; verdict: Verdict; reason: string },
): Promise<void> {
  await (await requireTransaction(req)).execute(sql`
    update page_approvals
       set verdict = ${verdict}, reason = ${reason}, decided_by = ${staffOf(req)?.id}, decided_at = now()
     where id = ${id}`)
}

async function publish(req: PayloadRequest, { of, record }: Commented): Promise<void> {
  await req.payload.update({
    collection: of,
    id: record,
    data: { _status: 'published', ...(of === 'blocks' && { isPublic: true }) },
    depth: 0,
    overrideLock: false,
    ...asUser(withContext(req, {})),
  })
}
