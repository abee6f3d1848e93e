import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isSecondPerson, standingOf, type Verdict } from '#domain/content/approval/approval-rules.ts'
import type { Approval } from '#domain/content/approval/approval.contract.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { type Commented, ownerColumn } from '../comments/comment-tables.ts'
import { needsApproval, type NewestState, readNewestState, readWriters } from './states.ts'

const mostTold = 10

/** Whether a record needs a second person, and what was asked and decided about it. */
export async function readApproval(req: PayloadRequest, commented: Commented): Promise<Approval> {
  const newest = await readNewestState(req, commented)
  const me = staffOf(req)?.id ?? ''
  const { of, record } = commented

  return {
    isNeeded: await needsApproval(req, { of, id: record, division: newest?.division }),
    hasNews: newest !== null && hasNews(newest),
    isSecondPerson: isSecondPerson(me, await readWriters(req, commented)),
    release: await readRelease(req, commented),
    requests: (await readRequests(req, commented)).map((row) => ({
      id: row.id,
      standing: row.publishedAt === null ? standingOf(row, newest) : 'approved',
      askedBy: nameIn(row.asker),
      isMine: row.askerId === me,
      askedAt: row.askedAt,
      note: row.note,
      decidedBy: nameIn(row.decider),
      decidedAt: row.decidedAt,
      reason: row.reason,
      publishedAt: row.publishedAt,
    })),
  }
}

/** The open release that it goes out with, by its name. */
export async function readRelease(req: PayloadRequest, { of, record }: Commented): Promise<string | null> {
  const { rows } = await (await transactionOf(req)).execute<{ name: string }>(sql`
    select r.name from release_items i join releases r on r.id = i.release_id
     where i.is_open and i.slug = ${of} and i.record = ${record}`)

  return rows[0]?.name ?? null
}

export const hasNews = ({ status, isPublic }: NewestState): boolean => status !== 'published' || !isPublic

const nameIn = (person: object | null): string | null => (person ? nameOfPerson(person) : null)

type Row = {
  id: string
  version: string
  at: string
  verdict: Verdict | null
  isWithdrawn: boolean
  askerId: string | null
  asker: object | null
  askedAt: string
  note: string
  decider: object | null
  decidedAt: string | null
  reason: string
  publishedAt: string | null
  [name: string]: unknown
}

async function readRequests(req: PayloadRequest, { of, record }: Commented): Promise<Row[]> {
  const { rows } = await (await transactionOf(req)).execute<Row>(sql`
    select p.id, p.version_id as version, to_json(p.version_at) #>> '{}' as at, p.verdict,
           p.withdrawn_at is not null as "isWithdrawn", p.asked_by as "askerId",
           case when a.id is not null then json_build_object('firstName', a.first_name, 'lastName', a.last_name,
             'username', a.username, 'email', a.email) end as asker,
           to_json(p.asked_at) #>> '{}' as "askedAt", p.note,
           case when d.id is not null then json_build_object('firstName', d.first_name, 'lastName', d.last_name,
             'username', d.username, 'email', d.email) end as decider,
           to_json(p.decided_at) #>> '{}' as "decidedAt", p.reason, to_json(p.published_at) #>> '{}' as "publishedAt"
      from page_approvals p
      left join users a on a.id = p.asked_by
      left join users d on d.id = p.decided_by
     where p.${ownerColumn(of)} = ${record}
     order by p.asked_at desc, p.id desc
     limit ${mostTold}`)

  return rows
}
