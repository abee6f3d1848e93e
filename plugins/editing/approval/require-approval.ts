import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { refusalText } from '#domain/refusals/refusals.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { requireTransaction, transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { type Commented, ownerColumn } from '../comments/comment-tables.ts'
import { editingNotes } from '../editing-notes.ts'
import { needsApproval, readLiveDigest, readNewestState } from './states.ts'

type Stored = { id: string; _status?: string; isPublic?: boolean | null; division?: unknown }

/** What visitors see of it. What is taken back or hidden is not: it may have to go at once. */
const isShown = ({ _status, isPublic }: Partial<Stored>): boolean =>
  _status === 'published' && isPublic !== false

/**
 * Whatever a person lets visitors see goes by here, by whichever way: one call or many, a form, a plan, a table, a copy.
 * Of what the house itself writes nobody has to approve. What was approved is read before the change, as long as it is
 * the newest state; whether it is what goes out shows once it is stored.
 */
export const findApproval: CollectionBeforeChangeHook<Stored> = async (change) => {
  const { collection, data, operation, originalDoc, req } = change
  if (!isShown(data) || !staffOf(req)) return data
  const of = collection.slug as SectionedSlug // only these have this hook
  const id = operation === 'update' ? (originalDoc?.id ?? null) : null
  if (!(await needsApproval(req, { of, id, division: data.division }))) return data
  if (id === null) throw approvalNeeded()

  const record = { of, record: id }
  const [approved, live] = [await readApproved(req, record), await readLiveDigest(req, record)]
  if (!approved && live === null) throw approvalNeeded()
  const notes = editingNotes(req)
  notes.approvals ??= new Map()
  notes.approvals.set(id, { approved, live })

  return data
}

/** What goes out is what was approved, or what visitors see already. */
export const requireApproval: CollectionAfterChangeHook<Stored> = async ({ collection, doc, req }) => {
  const { approvals } = editingNotes(req)
  const found = approvals?.get(doc.id)
  if (!found) return
  approvals?.delete(doc.id)
  const of = collection.slug as SectionedSlug // as above
  const digest = await readLiveDigest(req, { of, record: doc.id })
  if (digest === found.approved?.digest) {
    await (await requireTransaction(req)).execute(sql`
      update page_approvals set published_at = now() where id = ${found.approved.id} and published_at is null`)
  } else if (digest === null || digest !== found.live) throw approvalNeeded()
}

/** Everybody who has a part in what visitors do not see yet; once it is out, nobody has. */
export const noteWriters: CollectionAfterChangeHook<Stored> = async ({ collection, doc, req }) => {
  const of = collection.slug as SectionedSlug // as above
  const owner = ownerColumn(of)
  const isOut = isShown(doc) && !editingNotes(req).openDrafts?.has(doc.id)
  const writer = staffOf(req)?.id
  const database = await transactionOf(req)
  if (isOut) await database.execute(sql`delete from page_writers where ${owner} = ${doc.id}`)
  else if (writer) {
    await database.execute(sql`
      insert into page_writers (${owner}, user_id) values (${doc.id}, ${writer}) on conflict do nothing`)
  }
}

export type Approved = { id: string; digest: string; [name: string]: unknown }

/** The approval of the newest state; one of an earlier state is none. */
export async function readApproved(req: PayloadRequest, commented: Commented): Promise<Approved | null> {
  const newest = await readNewestState(req, commented)
  if (!newest) return null
  const { rows } = await (await transactionOf(req)).execute<Approved>(sql`
    select id, digest from page_approvals
     where ${ownerColumn(commented.of)} = ${commented.record} and verdict = 'approved' and withdrawn_at is null
       and version_id = ${newest.version} and version_at = ${newest.at}::timestamptz
     order by decided_at desc limit 1`)

  return rows[0] ?? null
}

/** Whether a second person has still to look at the newest state before it goes out. */
export async function lacksApproval(req: PayloadRequest, commented: Commented): Promise<boolean> {
  const newest = await readNewestState(req, commented)
  const { of, record } = commented
  if (!(await needsApproval(req, { of, id: record, division: newest?.division }))) return false

  return (await readApproved(req, commented)) === null
}

export function approvalNeeded(): Refused {
  const message = refusalText('approval-needed')

  return new Refused('approval-needed', {}, [
    { field: '_status', message, code: 'approval-needed', data: { errors: [{ message, path: '_status' }] } },
  ])
}
