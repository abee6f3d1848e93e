import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { recordStatements } from '#scripts/testing/count-statements.ts'

import { openRawPayload, type RawPayload } from './testing/raw-payload.ts'

/**
 * Payload as it comes still has each fault that a repair stands for. Whoever raises versions and finds one of these
 * failing takes the repair of that name away, and this test with it.
 */
let raw: RawPayload
let page: string
let anna: string
let token: string

const account = { email: 'anna@raw.test', password: 'geheim-genug' }

beforeAll(async () => {
  raw = await openRawPayload()
  anna = (await call('POST', '/api/users', account)).body.doc.id
  token = String((await call('POST', '/api/users/login', account)).body.token)
  page = (await call('POST', '/api/pages', { title: 'Start', branch: 'wien' })).body.doc.id
})

afterAll(() => raw.close())

async function call(method: string, path: string, body?: unknown) {
  const answer = await raw.fetch(path, {
    method,
    headers: {
      ...(token && { authorization: `JWT ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

const sourceOf = (path: string) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8')

async function openForm(id: string) {
  const user = await raw.payload.findByID({ collection: 'users', id: anna })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, raw.payload)
  return handleFormStateLocking({ req, updateLastEdited: true, collectionSlug: 'pages', id })
}

test('plugins/rest/operations/delete-preferences-by-id.repair.ts: no preference is a fault', async () => {
  expect(await call('DELETE', '/api/payload-preferences/none')).toMatchObject({ status: 500 })
})

test('plugins/panel/admin/use-stay-past-the-end.repair.ts: the page is left as soon as the session is over', () => {
  const source = sourceOf('@payloadcms/ui/dist/providers/Auth/index.js')

  expect(source).toMatch(
    /setTimeout\(\(\) => \{\s+revokeTokenAndExpire\(\);\s+redirectToInactivityRoute\(\);/,
  )
})

test('plugins/edit-locks/name-holders.repair.ts: the panel calls people by their e-mail address or their id', () => {
  const window = sourceOf('@payloadcms/ui/dist/elements/DocumentLocked/index.js')
  const sign = sourceOf('@payloadcms/ui/dist/elements/Locked/index.js')

  expect(window).toContain('user.email ?? user.id')
  expect(sign).toContain('user.email ?? ')
})

test('plugins/desk/look/say-since-when.repair.ts: since when a record is open is said in English', () => {
  const window = sourceOf('@payloadcms/ui/dist/elements/DocumentLocked/index.js')

  expect(window).toContain("Intl.DateTimeFormat('en-US'")
})

test('plugins/desk/look/say-times.repair.ts: when a record and its versions were changed is said by the clock of the browser', () => {
  const controls = sourceOf('@payloadcms/ui/dist/elements/DocumentControls/index.js')
  const version = sourceOf('@payloadcms/next/dist/views/Versions/cells/CreatedAt/index.js')

  expect(controls).toMatch(/formatDate\(\{\s+date: data\.updatedAt,\s+i18n,\s+pattern: dateFormat\s+\}\)/)
  expect(version).toMatch(/formatDate\(\{\s+date: updatedAt,\s+i18n,\s+pattern: dateFormat\s+\}\)/)
})

test('cms/ask-within-transaction.repair.ts: edit locks are asked for on a second connection', async () => {
  const find = vi.spyOn(raw.payload.db, 'find')
  await call('PATCH', `/api/pages/${page}?overrideLock=false`, {})
  const asked = find.mock.calls.map(([args]) => args)
  find.mockRestore()

  expect(asked.filter(({ collection }) => collection === 'payload-locked-documents')).toEqual([
    expect.not.objectContaining({ req: expect.anything() }),
  ])
})

test('cms/share-joins.repair.ts: each condition joins the same record once more', async () => {
  const where = ['a', 'b', 'c'].map((note, index) => `where[or][${index}][author.note][equals]=${note}`)
  const statements = await recordStatements(raw.payload, () => call('GET', `/api/pages?${where.join('&')}`))
  const joins = statements.map((text) => text.split(' left join "users"').length - 1)

  expect(Math.max(...joins)).toBe(3)
})

test('cms/in-turn.repair.ts: a connection is asked several things at once', async () => {
  for (const title of ['one', 'many', 'many']) await call('POST', '/api/notes', { title })
  const change = (title: string) => () =>
    call('PATCH', `/api/notes?where[title][equals]=${title}`, { title: 'more' })

  expect(await isAskedAtOnce(change('one'))).toBe(false)
  expect(await isAskedAtOnce(change('many'))).toBe(true)
})

test('cms/note-lost-commit.repair.ts: a commit that fails is taken for one that succeeded', async () => {
  const { db } = raw.payload
  const id = String(await db.beginTransaction())
  // Payload types the sessions of any database; with PostgreSQL this ends one.
  const session = db.sessions?.[id] as { resolve: () => Promise<void> }
  session.resolve = () => Promise.reject(new Error('connection lost'))

  await expect(db.commitTransaction(id)).resolves.toBeUndefined()
})

test('cms/give-own-pool.repair.ts: a connection of the pool is kept for ever', () => {
  const { totalCount, idleCount } = raw.payload.db.pool

  expect(totalCount - idleCount).toBe(1)
})

test('plugins/sessions/operations/add-sessions-apart.repair.ts: signing in writes the whole account', async () => {
  const updateOne = vi.spyOn(raw.payload.db, 'updateOne')
  await call('POST', '/api/users/login', account)
  const [written] = updateOne.mock.calls.map(([{ data }]) => data)
  updateOne.mockRestore()

  expect(written).toMatchObject({
    email: account.email,
    hash: expect.any(String),
    sessions: expect.any(Array),
  })
})

test('server/api/leads-past-globals.repair.ts: a call is answered at a second address', async () => {
  expect(await call('GET', '/api/globals/access')).toMatchObject({ status: 200 })
})

test('server/api/head-means-get.repair.ts: HEAD is unknown', async () => {
  expect((await raw.fetch('/api/pages', { method: 'HEAD' })).status).toBe(404)
})

test('plugins/rest/endpoints/copy-record.repair.ts: a copy may be what nobody may create', async () => {
  const { rows } = await raw.payload.db.pool.query(
    `insert into pages (id, branch) values ($1, 'graz') returning id`,
    [randomUUID()],
  )

  expect(await call('POST', '/api/pages', { branch: 'graz' })).toMatchObject({ status: 403 })
  expect(await call('POST', `/api/pages/${rows[0].id}/duplicate`, {})).toMatchObject({ status: 200 })
})

test('plugins/rest/version-calls.repair.ts: asking for states that nobody keeps is a fault', async () => {
  expect(await call('POST', '/api/pages/versions/1')).toMatchObject({ status: 500 })
})

test('plugins/files/hooks/refuse-missing-file.repair.ts: a file that is not there is a fault', async () => {
  expect(await call('GET', '/api/files/file/fehlt.png')).toMatchObject({ status: 500 })
})

test('plugins/rest/know-own-slugs.repair.ts: what objects inherit is taken for a collection', async () => {
  await expect(raw.fetch('/api/constructor')).rejects.toThrow(TypeError)
})

test('plugins/edit-locks/keep-locks-to-editors.repair.ts: whoever may only read keeps others from writing', async () => {
  expect(await call('PATCH', `/api/pages/${page}`, { title: 'Neu' })).toMatchObject({ status: 403 })
  await openForm(page)

  expect(await raw.payload.count({ collection: 'payload-locked-documents' })).toEqual({ totalDocs: 1 })
})

test('plugins/panel/without-internals.repair.ts: a form tells the sessions of whoever has it open', async () => {
  const state = await openForm(page)

  expect(state).toMatchObject({
    isLocked: true,
    user: { sessions: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]) },
  })
})

test('plugins/panel/admin/tell-once.repair.ts: signing out has no name by which it is told once', () => {
  expect(sourceOf('@payloadcms/next/dist/views/Logout/LogoutClient.js')).toMatch(
    /toast\.success\(t\([^()]*\)\)/,
  )
})

test('plugins/panel/admin/keep-refusal.repair.ts: a field that an answer does not judge counts as right', () => {
  expect(sourceOf('@payloadcms/ui/dist/forms/Form/mergeServerFormState.js')).toMatch(
    /if \(incomingField\.valid !== false\) \{\s+newState\[path\]\.valid = true/,
  )
})

test('plugins/panel/admin/keep-words.repair.ts: a late answer takes what was typed into a new row', () => {
  expect(sourceOf('@payloadcms/ui/dist/forms/Form/mergeServerFormState.js')).toContain(
    'shouldAcceptValue = incomingField.addedByServer ||',
  )
})

test('plugins/desk/look/mend-markup.repair.ts: a button that turns the page says nothing', () => {
  expect(sourceOf('@payloadcms/ui/dist/elements/Pagination/ClickableArrow/index.js')).not.toMatch(
    /aria-label|title/,
  )
})

test('plugins/budget/refuse-closed-paths.repair.ts: a list may be sorted by what is hidden', async () => {
  expect(await call('GET', '/api/pages?sort=author.salt')).toMatchObject({ status: 200 })
})

test('plugins/rest/hooks/refuse-malformed.repair.ts: a body of the wrong kind is a fault, or is stored', async () => {
  expect(await call('POST', '/api/pages', null)).toMatchObject({ status: 500 })
  expect(await call('POST', '/api/pages', { title: { a: 1 } })).toMatchObject({ status: 201 })
})

test('server/admin/read-config-quietly.repair.ts: an embedded server prints a line of its own', () => {
  expect(sourceOf('next/dist/server/lib/router-server.js')).toContain('silent: false')
})

test('scripts/database/fit-migration.repair.ts: a migration imports types as values', () => {
  expect(sourceOf('@payloadcms/drizzle/dist/utilities/getMigrationTemplate.js')).toContain(
    'import { MigrateUpArgs, MigrateDownArgs, sql }',
  )
})

/** Whether some connection is asked while it has yet to answer. */
async function isAskedAtOnce(happen: () => Promise<unknown>): Promise<boolean> {
  // The driver's overloads: a promise, or nothing where it calls back.
  const connection = pg.Client.prototype as { query: (...asked: unknown[]) => Promise<unknown> | undefined }
  const busy = new Set<unknown>()
  let isAtOnce = false
  const { query } = connection
  connection.query = function watched(...asked) {
    const answer = query.apply(this, asked)
    isAtOnce ||= busy.has(this)
    if (answer) busy.add(this)
    return answer?.finally(() => busy.delete(this))
  }
  await happen()
  connection.query = query
  return isAtOnce
}
