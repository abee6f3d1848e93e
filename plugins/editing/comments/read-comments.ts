import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sectionLabelOf } from '#domain/content/section-types.ts'
import { commentPlaceOf } from '#domain/content/together/comment-place.ts'
import type { Comments, CommentThread, Remark } from '#domain/content/together/comments.contract.ts'
import { accountState } from '#domain/people/account-state.ts'
import { nameOfPerson } from '#domain/people/person-name.ts'
import { contentRights } from '#domain/people/rights/content.data.ts'
import { roles } from '#domain/people/roles.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { type Commented, ownerColumn, readSections } from './comment-tables.ts'

/** All that was written to a record, in the order in which it was, open remarks before settled ones. */
export async function readComments(req: PayloadRequest, commented: Commented): Promise<Comments> {
  const [rows, colleagues, mark] = [
    await readRows(req, commented),
    await readColleagues(req),
    await readMark(req, commented),
  ]
  const body = await readSections(req, commented)
  const pieces = await readPieces(req, missingIn(rows, body))
  const threads = rows
    .filter(({ thread }) => thread === null)
    .map(
      (row): CommentThread => ({
        ...remarkOf(req, row),
        section: row.section,
        sectionLabel: row.section === '' ? '' : sectionLabelOf(row.kind),
        place: commentPlaceOf(row.section, { body, pieces }),
        settled: row.settledAt === null ? null : { at: row.settledAt, by: nameIn(row.settler) },
        answers: rows.filter(({ thread }) => thread === row.id).map((each) => remarkOf(req, each)),
      }),
    )

  return {
    threads: threads.toSorted((one, other) => Number(one.settled !== null) - Number(other.settled !== null)),
    colleagues,
    mark,
  }
}

/** Changes with every remark to a record, and with what is decided about it: it is sent along with who else is there, so that nobody asks twice. */
export async function readMark(req: PayloadRequest, { of, record }: Commented): Promise<string> {
  const { rows } = await (await transactionOf(req)).execute<{ mark: string }>(sql`
    select (select count(*) || '-' || coalesce(to_json(max(touched_at)) #>> '{}', '')
              from page_comments where ${ownerColumn(of)} = ${record})
        || '-' || (select count(*) || '-' || coalesce(
             to_json(max(greatest(asked_at, decided_at, withdrawn_at, published_at))) #>> '{}', '')
              from page_approvals where ${ownerColumn(of)} = ${record}) as mark`)

  return rows[0]?.mark ?? ''
}

type Row = {
  id: string
  thread: string | null
  section: string
  kind: string
  text: string | null
  at: string
  changedAt: string | null
  settledAt: string | null
  authorId: string | null
  toId: string | null
  author: object | null
  to: object | null
  settler: object | null
  [name: string]: unknown
}

async function readRows(req: PayloadRequest, { of, record }: Commented): Promise<Row[]> {
  const person = (alias: string) => {
    const column = (name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`
    return sql`case when ${column('id')} is not null then json_build_object('firstName', ${column('first_name')},
      'lastName', ${column('last_name')}, 'username', ${column('username')}, 'email', ${column('email')}) end`
  }
  const { rows } = await (await transactionOf(req)).execute<Row>(sql`
    select c.id, c.thread_id as thread, c.section, c.section_kind as kind, c.text,
           to_json(c.created_at) #>> '{}' as at, to_json(c.changed_at) #>> '{}' as "changedAt",
           to_json(c.settled_at) #>> '{}' as "settledAt", c.author_id as "authorId", c.to_id as "toId",
           ${person('a')} as author, ${person('t')} as "to", ${person('s')} as settler
      from page_comments c
      left join users a on a.id = c.author_id
      left join users t on t.id = c.to_id
      left join users s on s.id = c.settled_by
     where c.${ownerColumn(of)} = ${record}
     order by c.created_at, c.id`)

  return rows
}

/** People are told by name to whoever edits pages, and nothing more of them. */
const nameIn = (person: object | null): string | null => (person ? nameOfPerson(person) : null)

function remarkOf(req: PayloadRequest, row: Row): Remark {
  const me = staffOf(req)
  const isMine = row.authorId !== null && row.authorId === me?.id

  return {
    id: row.id,
    text: row.text,
    by: nameIn(row.author),
    isMine,
    mayRemove: row.text !== null && (isMine || Boolean(me?.roles.includes('ROLE_ADMIN'))),
    at: row.at,
    isChanged: row.changedAt !== null,
    to: row.to ? { name: nameOfPerson(row.to), isAsker: row.toId === me?.id } : null,
  }
}

function missingIn(rows: readonly Row[], body: readonly { id?: string | null }[]): string[] {
  const known = new Set(body.map(({ id }) => id))

  return [...new Set(rows.map(({ section }) => section))].filter((id) => id !== '' && !known.has(id))
}

type Piece = { id: string; name: string; sections: string[]; [name: string]: unknown }

/** Those that hold one of these sections by now: a section that became part of a piece keeps its id. */
async function readPieces(req: PayloadRequest, sections: readonly string[]): Promise<Piece[]> {
  if (sections.length === 0) return []
  const wanted = sql.join(
    sections.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await (await transactionOf(req)).execute<Piece>(sql`
    select b.id, b.name, array_agg(section ->> 'id') as sections
      from blocks b, jsonb_array_elements(
        case jsonb_typeof(b.content_sections) when 'array' then b.content_sections else '[]' end) section
     where section ->> 'id' in (${wanted})
     group by b.id, b.name`)

  return rows
}

/** Whoever may write here as well, and can sign in. */
export async function readColleagues(req: PayloadRequest): Promise<Comments['colleagues']> {
  const people = await findRecords(asSystem(req), 'users', {
    where: { roles: { in: roles.filter((role) => contentRights.sites[role].update === 'all') } },
    select: {
      firstName: true,
      lastName: true,
      username: true,
      email: true,
      isBlocked: true,
      expiresAt: true,
    },
    limit: 200,
  })
  const me = staffOf(req)?.id

  return people
    .filter((person) => person.id !== me && accountState(person, Date.now()) === 'open')
    .map((person) => ({ id: person.id, name: nameOfPerson(person) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}
