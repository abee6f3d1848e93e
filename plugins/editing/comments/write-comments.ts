import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { SectionedSlug } from '#domain/content/drafted-slug.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { type Commented, commentsTag, holdCommented, ownerColumn, readSections } from './comment-tables.ts'
import { readColleagues } from './read-comments.ts'

/** Nobody reads through more of one page. */
const mostRemarks = 1000

type Words = { text: string; to?: string | null | undefined }

/** A new remark to a section of the newest draft, or to the record as a whole. */
export const addComment = (req: PayloadRequest, asked: Commented & Words & { section: string }) =>
  written(req, async () => {
    await holdCommented(req, asked)
    const section = asked.section === '' ? undefined : await requireSection(req, asked)
    await store(req, { ...asked, thread: null, kind: section?.blockType ?? '' })

    return asked
  })

/** What is answered opens again what was settled: somebody has something to say. */
export const answerComment = (req: PayloadRequest, { id, ...words }: Words & { id: string }) =>
  written(req, async () => {
    const { of, record, thread, section, kind } = await holdComment(req, id)
    const root = thread ?? id
    await store(req, { of, record, section, kind, thread: root, ...words })
    await (await requireTransaction(req)).execute(sql`
      update page_comments set settled_at = null, settled_by = null, touched_at = now() where id = ${root}`)

    return { of, record }
  })

/** Nobody puts words into somebody else's mouth. */
export const changeComment = (req: PayloadRequest, { id, text }: { id: string; text: string }) =>
  written(req, async () => {
    const { of, record, author, text: before } = await holdComment(req, id)
    if (author === null || author !== staffOf(req)?.id || before === null) throw new Refused('not-allowed')
    await (await requireTransaction(req)).execute(sql`
      update page_comments set text = ${text}, changed_at = now(), touched_at = now()
       where id = ${id} and text <> ${text}`)

    return { of, record }
  })

/** Of two who settle at once the first one has done so; to the second it is done already. */
export const settleComment = (req: PayloadRequest, { id, isSettled }: { id: string; isSettled: boolean }) =>
  written(req, async () => {
    const { of, record, thread } = await holdComment(req, id)
    const transaction = await requireTransaction(req)
    await (isSettled
      ? transaction.execute(sql`
          update page_comments set settled_at = now(), settled_by = ${staffOf(req)?.id}, touched_at = now()
           where id = ${thread ?? id} and settled_at is null`)
      : transaction.execute(sql`
          update page_comments set settled_at = null, settled_by = null, touched_at = now()
           where id = ${thread ?? id} and settled_at is not null`))

    return { of, record }
  })

/** What others have answered stays, below words that are gone. */
export const removeComment = (req: PayloadRequest, { id }: { id: string }) =>
  written(req, async () => {
    const { of, record, author, thread } = await holdComment(req, id)
    const me = staffOf(req)
    const isMine = author !== null && author === me?.id
    if (!isMine && !me?.roles.includes('ROLE_ADMIN')) throw new Refused('not-allowed')
    const transaction = await requireTransaction(req)
    const root = thread ?? id
    if (thread === null) {
      await transaction.execute(sql`
        update page_comments set text = null, to_id = null, touched_at = now() where id = ${id}`)
    } else await transaction.execute(sql`delete from page_comments where id = ${id}`)
    await transaction.execute(sql`
      delete from page_comments r where r.id = ${root} and r.text is null
        and not exists (select from page_comments a where a.thread_id = r.id)`)

    return { of, record }
  })

/** One transaction, told at its end to whoever looks at the start view. */
function written(req: PayloadRequest, write: () => Promise<Commented>): Promise<Commented> {
  return inTransaction(req, async () => {
    const { of, record } = await write()
    await notifyTagsOf(req, [commentsTag])

    return { of, record }
  })
}

type Held = Commented & {
  thread: string | null
  section: string
  kind: string
  author: string | null
  text: string | null
}

/** The remark with its thread, which nobody else changes meanwhile: an answer and its removal wait for each other. */
async function holdComment(req: PayloadRequest, id: string): Promise<Held> {
  const transaction = await requireTransaction(req)
  await transaction.execute(sql`
    select 1 from page_comments
     where id = (select coalesce(thread_id, id) from page_comments where id = ${id}) for update`)
  const { rows } = await transaction.execute<
    Omit<Held, 'of'> & { of: SectionedSlug; [name: string]: unknown }
  >(sql`
    select case when site_id is null then 'blocks' else 'sites' end as of, coalesce(site_id, block_id) as record,
           thread_id as thread, section, section_kind as kind, author_id as author, text
      from page_comments where id = ${id}`)
  const [held] = rows
  if (!held) throw new Refused('unknown-record')
  await holdCommented(req, held)

  return held
}

async function requireSection(req: PayloadRequest, asked: Commented & { section: string }) {
  const section = (await readSections(req, asked)).find(({ id }) => id === asked.section)
  if (!section) {
    refuseFields([{ field: 'section', message: 'Diesen Abschnitt gibt es nicht mehr.', code: 'gone' }])
  }

  return section
}

type New = Commented & Words & { thread: string | null; section: string; kind: string }

async function store(
  req: PayloadRequest,
  { of, record, thread, section, kind, text, to }: New,
): Promise<void> {
  const author = staffOf(req)?.id
  if (!author) throw new Refused('not-allowed')
  if (to && !(await readColleagues(req)).some(({ id }) => id === to)) {
    refuseFields([{ field: 'to', message: 'Diese Person bearbeitet keine Seiten.', code: 'unknown-person' }])
  }
  const { rowCount } = await (await requireTransaction(req)).execute(sql`
    insert into page_comments (id, ${ownerColumn(of)}, thread_id, section, section_kind, text, author_id, to_id)
    select ${uuidV7(Date.now())}, ${record}, ${thread}::uuid, ${section}, ${kind}, ${text}, ${author}, ${to ?? null}::uuid
     where (select count(*) from page_comments where ${ownerColumn(of)} = ${record}) < ${mostRemarks}`)
  if (rowCount === 0) {
    const message = 'Hier stehen schon sehr viele Kommentare. Bitte löschen Sie zuerst erledigte.'
    refuseFields([{ field: 'text', message, code: 'too-many' }])
  }
}
