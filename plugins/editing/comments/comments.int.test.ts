import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Comments } from '#domain/content/together/comments.contract.ts'
import { type Answer, anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let anna: Caller
let berta: Caller
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  anna = await employ(app, ['ROLE_EDITOR'])
  berta = await employ(app, ['ROLE_EDITOR'])
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

const path = '/api/pages/comments'
const section = (id: string) => ({ id, blockType: 'sectionLink', label: id })
const newPage = async (status: 'draft' | 'published' = 'draft') =>
  idOf(
    await anna('POST', `/api/sites${status === 'draft' ? '?draft=true' : ''}`, {
      name: 'Wir',
      path: `seite-${crypto.randomUUID()}`,
      type: 'custom_site',
      content: { body: [section('eins'), section('zwei')] },
      _status: status,
      isPublic: status === 'published',
    }),
  )
const commentsIn = ({ status, body }: Answer) => {
  expect([status, body.errors]).toEqual([200, undefined])
  return body as unknown as Comments
}
const add = (who: Caller, record: string, more: object = {}) =>
  who('POST', path, { of: 'sites', record, section: 'eins', text: 'Bitte kürzer.', ...more })
const read = async (who: Caller, record: string) =>
  commentsIn(await who('GET', `${path}?of=sites&record=${record}`))
const stored = async (record: string) => {
  const { rows } = await app.pool.query<{ text: string | null; settled: string | null }>(
    `select text, settled_by as settled from page_comments where site_id = $1 order by created_at, id`,
    [record],
  )
  return rows
}
const firstOf = ({ threads }: Comments) => {
  const [thread] = threads
  if (!thread) throw new Error('There is no remark')
  return thread
}

it('a remark to a section is read by everybody who edits, answered, settled and opened again', async () => {
  const page = await newPage()
  const thread = firstOf(commentsIn(await add(anna, page, { text: '  Bitte kürzer. ' })))
  expect(thread).toMatchObject({ text: 'Bitte kürzer.', by: 'Anna Auer', isMine: true, section: 'eins' })
  expect(thread).toMatchObject({ place: { kind: 'section', number: 1 }, settled: null, answers: [] })

  const answer = await berta('POST', `${path}/${thread.id}/answers`, { text: 'Gemacht.' })
  expect(firstOf(commentsIn(answer)).answers).toMatchObject([{ text: 'Gemacht.', isMine: true }])
  const settle = (who: Caller, isSettled: boolean) =>
    who('POST', `${path}/${thread.id}/settled`, { isSettled })
  const both = await Promise.all([settle(anna, true), settle(berta, true)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [first] = await stored(page)
  expect((await settle(admin, true)).status).toBe(200)
  // Whoever did so first has done it.
  expect((await stored(page))[0]).toEqual(first)
  expect(firstOf(await read(admin, page)).settled).toMatchObject({ by: 'Anna Auer' })

  await settle(berta, false)
  expect((await stored(page))[0]?.settled).toBeNull()
  await settle(berta, true)
  // Who answers has something to say that is not settled.
  await anna('POST', `${path}/${thread.id}/answers`, { text: 'Noch eines.' })
  expect((await stored(page))[0]?.settled).toBeNull()
})

it('words are changed by whoever wrote them, and deleted by them and by the administration', async () => {
  const page = await newPage()
  const { id } = firstOf(commentsIn(await add(anna, page)))
  const change = (who: Caller, text: string) => who('PATCH', `${path}/${id}`, { text })
  const answers = [await change(berta, 'Anders'), await change(admin, 'Anders')]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await berta('DELETE', `${path}/${id}`)).status).toBe(403)
  expect(await stored(page)).toEqual([{ text: 'Bitte kürzer.', settled: null }])

  expect(firstOf(commentsIn(await change(anna, 'Bitte länger.')))).toMatchObject({ isChanged: true })
  await berta('POST', `${path}/${id}/answers`, { text: 'Ja.' })
  const left = firstOf(commentsIn(await anna('DELETE', `${path}/${id}`)))
  expect(left).toMatchObject({ text: null, answers: [{ text: 'Ja.' }] })
  expect((await change(anna, 'Wieder da')).status).toBe(403)
  await admin('DELETE', `${path}/${left.answers[0]?.id}`)
  expect(await stored(page)).toEqual([])
  expect((await change(anna, 'Wieder da')).status).toBe(404)
})

it('a remark follows its section: moved, deleted, brought back, become part of a piece; a copy has none', async () => {
  const page = await newPage()
  await add(anna, page)
  const save = async (body: object[]) => {
    await anna('PATCH', `/api/sites/${page}?draft=true`, { content: { body }, _status: 'draft' })
    return (await read(anna, page)).threads.map(({ place, sectionLabel }) => ({ ...place, sectionLabel }))
  }
  const [moved] = await save([section('zwei'), section('kopie'), section('eins')])
  expect(moved).toMatchObject({ kind: 'section', number: 3 })
  expect(await save([section('zwei')])).toMatchObject([{ kind: 'gone', sectionLabel: 'Verweis' }])
  expect((await add(anna, page)).body.errors).toMatchObject([{ field: 'section', code: 'gone' }])
  expect(await save([section('eins')])).toMatchObject([{ kind: 'section', number: 1 }])

  const sections = [section('eins')]
  const piece = await app.fetch('/api/pages/pieces', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...anna.badge },
    body: JSON.stringify({ name: 'Stück', division: null, sections }),
  })
  const { id } = (await piece.json()) as { id: string } // of the piece just made
  expect(await save([{ id: 'p', blockType: 'piece', piece: id }])).toMatchObject([
    { kind: 'piece', id, name: 'Stück' },
  ])
})

it('a remark names a colleague who edits pages, and nobody else', async () => {
  const page = await newPage()
  const { colleagues } = await read(anna, page)
  const { rows } = await app.pool.query<{ id: string; name: string }>(
    `select u.id, username as name from users u join users_roles r on r.parent_id = u.id where value <> 'ROLE_EMPLOYEE'`,
  )
  expect(colleagues).toHaveLength(rows.length - 1)
  const tina = await employ(app, ['ROLE_EMPLOYEE'])
  const { rows: employees } = await app.pool.query<{ id: string }>(
    `select parent_id as id from users_roles where value = 'ROLE_EMPLOYEE'`,
  )
  const refused = await add(anna, page, { to: employees[0]?.id })
  expect(refused.body.errors).toMatchObject([{ field: 'to', code: 'unknown-person' }])
  expect((await tina('GET', `${path}?of=sites&record=${page}`)).status).toBe(403)

  const { threads } = commentsIn(await add(anna, page, { to: colleagues[0]?.id }))
  expect(threads[0]?.to).toEqual({ name: 'Anna Auer', isAsker: false })
})

it('whoever edits no pages reads and writes nothing, and learns nothing', async () => {
  const page = await newPage('published')
  const { id } = firstOf(commentsIn(await add(anna, page)))
  const others = [anyone(app), await employ(app, ['ROLE_EMPLOYEE']), await employ(app, ['ROLE_MANAGER'])]
  const statuses = await Promise.all(
    others.flatMap((who) =>
      [
        who('GET', `${path}?of=sites&record=${page}`),
        add(who, page),
        who('POST', `${path}/${id}/answers`, { text: 'Hallo' }),
        who('POST', `${path}/${id}/settled`, { isSettled: true }),
        who('PATCH', `${path}/${crypto.randomUUID()}`, { text: 'Hallo' }),
        who('DELETE', `${path}/${id}`),
      ].map(async (answer) => (await answer).status),
    ),
  )
  expect(statuses).toEqual([...Array(6).fill(401), ...Array(12).fill(403)])
  expect(await stored(page)).toEqual([{ text: 'Bitte kürzer.', settled: null }])
  const answers = [
    await anyone(app)('GET', `/api/sites/${page}`),
    await admin('GET', `/api/sites/${page}?depth=2`),
    await admin('GET', `/api/sites/versions?where[parent][equals]=${page}`),
  ]
  expect(answers.map(({ status, body }) => [status, JSON.stringify(body).includes('Bitte kürzer')])).toEqual(
    answers.map(() => [200, false]),
  )
})

it('remarks go with their page, and nothing is written to one that is gone or in the trash', async () => {
  const page = await newPage()
  const { id } = firstOf(commentsIn(await add(anna, page)))
  expect((await anna('POST', '/api/pages/trash', { id: page })).status).toBe(200)
  expect((await add(anna, page)).status).toBe(404)
  expect((await anna('POST', `${path}/${id}/settled`, { isSettled: true })).status).toBe(404)
  await anna('POST', `/api/pages/trash/${page}/restore`)
  expect(firstOf(await read(anna, page)).id).toBe(id)

  await anna('DELETE', `/api/sites/${page}`)
  expect(await stored(page)).toEqual([])
  expect((await anna('POST', `${path}/${id}/answers`, { text: 'Noch da?' })).status).toBe(404)
  expect((await add(anna, page)).status).toBe(404)
})

it('an open form hears of a new remark with the call that says that it is open', async () => {
  const page = await newPage()
  const asked = { collection: 'sites', record: page, form: 'aa'.repeat(16), section: '' }
  const mark = async () => (await anna('POST', '/api/pages/presence', asked)).body.comments
  const before = await mark()
  expect(await mark()).toBe(before)
  const { threads, mark: after } = commentsIn(await add(berta, page))
  expect(after).not.toBe(before)
  expect(await mark()).toBe(after)
  await berta('DELETE', `${path}/${threads[0]?.id}`)
  expect(await mark()).toBe(before)
})
