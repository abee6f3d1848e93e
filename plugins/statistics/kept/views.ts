import type { PayloadRequest } from 'payload'

import { mostViews, type SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import { inTurn, type Querying } from '#kernel/database/in-turn.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { soundQuery } from '../admin/statistics-choice.ts'
import { type Reader, readerOf } from './reader-of.ts'

const columns = 'id, name, query, user_id is null as "isForAll"'
/** Of whoever asks, and of everybody. */
const seen = '(user_id = $1 or user_id is null)'

/** The own views and those for all, by their names. */
export async function listViews(req: PayloadRequest): Promise<SavedView[]> {
  const { id } = await readerOf(req)
  const { rows } = await req.payload.db.pool.query<SavedView>({
    name: 'list-statistics-views',
    text: `select ${columns} from statistics_views where ${seen} order by lower(name), user_id nulls last, id`,
    values: [id],
  })

  return rows
}

type Given = Omit<SavedView, 'id'> & { now: Temporal.Instant }

export async function saveView(
  req: PayloadRequest,
  { name, query, isForAll, now }: Given,
): Promise<SavedView> {
  const reader = await readerOf(req)
  const view = { id: uuidV7(now.epochMilliseconds), name, query: soundQuery(query), isForAll }

  return asOneOf(req, ownerOf(reader, isForAll), async (connection, owner) => {
    await refuseTooMany(connection, owner)
    await refuseTaken(connection, { owner, name })
    await connection.query({
      name: 'save-statistics-view',
      text: 'insert into statistics_views (id, user_id, name, query, made_at) values ($1, $2, $3, $4, $5)',
      values: [view.id, owner, name, view.query, now.toString()],
    })

    return view
  })
}

type Change = { id: string; name?: string; query?: string; isForAll?: true }

/**
 * Renames it, replaces what it shows, or gives it to all; only what is said changes. Links show a view with the eyes of
 * whoever made them, so whoever does not see everything ends those of others by replacing what the view shows.
 */
export async function changeView(req: PayloadRequest, change: Change): Promise<SavedView> {
  const reader = await readerOf(req)
  const found = await findView(req, reader, change.id)
  const isForAll = change.isForAll ?? found.isForAll
  const query = change.query === undefined ? null : soundQuery(change.query)

  const changed = await asOneOf(req, ownerOf(reader, isForAll), async (connection, owner) => {
    const before = await holdView(connection, reader, change.id)
    // Given to all meanwhile, it stands among other names than those that are held.
    if (before.isForAll && !isForAll) return null
    const { name = before.name } = change
    if (isForAll !== before.isForAll) await refuseTooMany(connection, owner)
    await refuseTaken(connection, { owner, name, besides: change.id })
    const { rows } = await connection.query<SavedView>({
      name: 'change-statistics-view',
      text: `update statistics_views set name = $3, query = coalesce($4, query), user_id = $5
              where id = $2 and ${seen} returning ${columns}`,
      values: [reader.id, change.id, name, query, owner],
    })
    const view = known(rows[0])
    if (view.query !== before.query && reader.branches !== null)
      await endLinksOfOthers(connection, reader, view)

    return view
  })

  // What is for all stays so: there is no third time.
  return changed ?? changeView(req, change)
}

async function endLinksOfOthers(connection: Querying, { id }: Reader, view: SavedView): Promise<void> {
  await connection.query({
    name: 'end-statistics-links-of-others',
    text: 'delete from statistics_links where view_id = $1 and user_id <> $2',
    values: [view.id, id],
  })
}

/** Links to it go with it. */
export async function dropView(req: PayloadRequest, id: string): Promise<void> {
  const reader = await readerOf(req)
  const { rowCount } = await req.payload.db.pool.query({
    name: 'drop-statistics-view',
    text: `delete from statistics_views where id = $2 and ${seen}`,
    values: [reader.id, id],
  })
  if (rowCount === 0) throw new Refused('unknown-record')
}

/** A view that whoever asks sees: theirs, or one for all. */
export async function findView(req: PayloadRequest, reader: Reader, id: string): Promise<SavedView> {
  const { rows } = await req.payload.db.pool.query<SavedView>({
    name: 'find-statistics-view',
    text: `select ${columns} from statistics_views where id = $2 and ${seen}`,
    values: [reader.id, id],
  })

  return known(rows[0])
}

/** The same as it is now, and until the transaction ends. */
async function holdView(connection: Querying, { id }: Reader, view: string): Promise<SavedView> {
  const { rows } = await connection.query<SavedView>({
    name: 'hold-statistics-view',
    text: `select ${columns} from statistics_views where id = $2 and ${seen} for no key update`,
    values: [id, view],
  })

  return known(rows[0])
}

function known(view: SavedView | undefined): SavedView {
  if (!view) throw new Refused('unknown-record')

  return view
}

/** Whose names it stands among: null is everybody. */
type Owner = string | null

const ownerOf = ({ id }: Reader, isForAll: boolean): Owner => (isForAll ? null : id)

/** One after the other among the same names, so that none is there twice. */
const asOneOf = <Result>(
  { payload }: PayloadRequest,
  owner: Owner,
  work: (connection: Querying, owner: Owner) => Promise<Result>,
): Promise<Result> =>
  inTurn(payload.db.pool, `statistics-views:${owner ?? 'all'}`, (connection) => work(connection, owner))

async function refuseTooMany(connection: Querying, owner: Owner): Promise<void> {
  const { rows } = await connection.query<{ count: number }>({
    name: 'count-statistics-views',
    text: 'select count(*)::integer as count from statistics_views where user_id is not distinct from $1',
    values: [owner],
  })
  if ((rows[0]?.count ?? 0) >= mostViews)
    refuseName(`Mehr als ${mostViews} Ansichten können nicht gespeichert werden.`)
}

type Named = { owner: Owner; name: string; besides?: string }

async function refuseTaken(connection: Querying, { owner, name, besides }: Named): Promise<void> {
  const { rows } = await connection.query({
    name: 'find-statistics-view-name',
    text: `select from statistics_views
            where user_id is not distinct from $1 and lower(name) = lower($2) and id is distinct from $3`,
    values: [owner, name, besides ?? null],
  })
  if (rows.length > 0) refuseName('Eine Ansicht mit diesem Namen gibt es schon.')
}

function refuseName(message: string): never {
  throw new Refused('validation', {}, [{ field: 'name', message, code: 'validation' }])
}
