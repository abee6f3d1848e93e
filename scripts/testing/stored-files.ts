import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { fileCollections } from '#collections/shared/media-folder.ts'

import type { Caller } from './callers.ts'
import { readJson, type TestApp } from './test-app.ts'

export type Stored = { id: string; filename: string }
type Change = (stored: Stored) => Promise<Response>

const crop = new URLSearchParams({
  'uploadEdits[crop][x]': '0',
  'uploadEdits[crop][y]': '0',
  'uploadEdits[widthInPixels]': '10',
  'uploadEdits[heightInPixels]': '10',
})

const drawing = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

/** The form that the admin panel sends for a record with its file. */
export function formWithFile(values: object, name: string, data: Uint8Array, type: string): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(values))
  form.set('file', new Blob([new Uint8Array(data)], { type }), name)
  return form
}

/** Pictures of a shop, and what somebody of the staff may do to them. */
export async function createPictures(app: TestApp, { send, badge }: Caller) {
  const [first, second] = [await drawing('#f80'), await drawing('#08f')]
  const formOf = (values: object, data = second) => formWithFile(values, 'bild.png', data, 'image/png')
  const json = { ...badge, 'content-type': 'application/json' }
  const ask = (method: string, where: string, body?: FormData) =>
    app.fetch(`/api/images${where}`, { method, headers: badge, ...(body && { body }) })

  return {
    /** What a stored picture holds at first. */
    first,
    formOf,
    store: async (): Promise<Stored> => {
      const answer = await send('/api/images', formOf({ alt: 'Teller' }, first))
      return (await readJson<{ doc: Stored }>(answer)).doc
    },
    add: () => send('/api/images', formOf({ alt: 'Neu' })),
    replace: ({ id }: Stored, values: object = { alt: 'Neu' }) => ask('PATCH', `/${id}`, formOf(values)),
    replaceMany: (all: Stored[], values: object = { alt: 'Neu' }) =>
      ask('PATCH', `?where[id][in]=${all.map(({ id }) => id).join(',')}`, formOf(values)),
    crop: ({ id }: Stored, values: object = { alt: 'Rand' }) =>
      app.fetch(`/api/images/${id}?${crop}`, {
        method: 'PATCH',
        headers: json,
        body: JSON.stringify(values),
      }),
    cropMany: ({ id }: Stored) =>
      app.fetch(`/api/images?where[id][equals]=${id}&${crop}`, {
        method: 'PATCH',
        headers: json,
        body: JSON.stringify({ alt: 'Rand' }),
      }),
    remove: (({ id }) => ask('DELETE', `/${id}`)) satisfies Change,
    removeMany: (({ id }) => ask('DELETE', `?where[id][equals]=${id}`)) satisfies Change,
  }
}

/** Everything that lies in the media folder, with what it holds. */
export async function filesIn({ mediaDir }: TestApp): Promise<Record<string, string>> {
  const found = await readdir(mediaDir, { recursive: true, withFileTypes: true })
  const files = found.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
  const read = files
    .toSorted()
    .map(async (file) => [path.relative(mediaDir, file), (await readFile(file)).toString('base64')])

  return Object.fromEntries(await Promise.all(read)) as Record<string, string> // pairs, as made above
}

/** The files that records name, as `filesIn` calls them. */
export async function filesOfRecords({ pool }: TestApp): Promise<string[]> {
  const named: string[] = []
  for (const slug of fileCollections) {
    const { rows } = await pool.query<Stored>(`select filename from ${slug}`)
    named.push(...rows.map(({ filename }) => `${slug}/${filename}`))
  }

  return named.toSorted()
}

/** What is only on its way to its place. */
export const incomingIn = ({ mediaDir }: TestApp): Promise<string[]> =>
  readdir(path.join(mediaDir, '.incoming')).catch(() => [])

/** All records of files, and all that lies in their folders. */
export async function filesAndRecords(app: TestApp): Promise<unknown[]> {
  const records = fileCollections.map(
    async (slug) => (await app.pool.query(`select * from ${slug} order by id`)).rows,
  )

  return [await filesIn(app), ...(await Promise.all(records))]
}

type Failure = { table: string; deed: 'insert' | 'update' | 'delete'; isAtCommit?: boolean }

/** From now on PostgreSQL does something when a record is written; answers how to end that. */
export async function whenWritten(
  { pool }: TestApp,
  { table, deed, isAtCommit = false }: Failure,
  statement: string,
): Promise<() => Promise<unknown>> {
  await pool.query(`create function act_on_write() returns trigger language plpgsql as $$
    begin ${statement}; return coalesce(new, old); end $$`)
  const what = isAtCommit
    ? `create constraint trigger act_on_write after ${deed} on ${table} deferrable initially deferred`
    : `create trigger act_on_write before ${deed} on ${table}`
  await pool.query(`${what} for each row execute function act_on_write()`)

  return () => pool.query('drop function act_on_write cascade')
}
