import { afterAll, beforeAll, expect, it } from 'vitest'

import type { ReleaseContent } from '#domain/content/releases/releases.contract.ts'
import { type Answer, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let admin: Caller
let employee: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  admin = await employ(app, ['ROLE_ADMIN'])
  employee = await employ(app, ['ROLE_EMPLOYEE'])
})

afterAll(() => app.close())

const draftOf = async (slug: string, more: object = {}) =>
  idOf(await editor('POST', `/api/${slug}?draft=true`, { name: 'Herbst', ...more, _status: 'draft' }))
const page = (more: object = {}) => draftOf('sites', { path: `seite-${crypto.randomUUID()}`, ...more })
const piece = () => draftOf('blocks', { identifier: `baustein-${crypto.randomUUID()}` })
/** Each in a division of its own, for it has one in each place. */
const menu = async () => draftOf('navigations', { identifier: 'footer', division: await newDivision() })
const newDivision = async (): Promise<string> => {
  const identifier = `marke-${crypto.randomUUID()}`
  return idOf(await admin('POST', '/api/divisions', { identifier, name: 'Herbst' }))
}
const begin = async (...items: [of: string, record: string][]) => {
  const id = idOf(await editor('POST', '/api/releases', { name: 'Herbstkarte' }))
  for (const [of, record] of items) contentIn(await add(id, of, record))
  return id
}
const add = (id: string, of: string, record: string, who = editor) =>
  who('POST', `/api/releases/${id}/items`, { of, record })
const publish = (id: string, who = editor) => who('POST', `/api/releases/${id}/publish`)
const contentIn = ({ status, body }: Answer) => {
  expect([status, body.errors]).toEqual([200, undefined])
  return body as unknown as ReleaseContent
}
const content = async (id: string) => contentIn(await editor('GET', `/api/releases/${id}/items`))
const codes = ({ status, body }: Answer) => [status, ...(body.errors ?? []).map(({ code }) => code)]
const statusOf = async (slug: string, id: string) => {
  const { rows } = await app.pool.query<{ status: string }>(
    `select _status as status from ${slug} where id = $1`,
    [id],
  )
  return rows[0]?.status
}
const stateOf = async (id: string) => {
  const { rows } = await app.pool.query<{ state: string }>('select state from releases where id = $1', [id])
  return rows[0]?.state
}

it('a page, a piece, a menu and a look go out together, and stay in what went out', async () => {
  const division = await newDivision()
  const { rows } = await app.pool.query<{ id: string }>('select id from themes where division_id = $1', [
    division,
  ])
  const look = rows[0]?.id ?? ''
  const colour = { theme: { color1: '#123456' }, _status: 'draft' }
  await editor('PATCH', `/api/themes/${look}?draft=true`, colour)
  const items: [string, string][] = [
    ['sites', await page()],
    ['blocks', await piece()],
    ['navigations', await menu()],
    ['themes', look],
  ]
  const id = await begin(...items)
  const before = await content(id)
  expect(before.items.map(({ of, hasNews, reasons }) => [of, hasNews, reasons])).toEqual(
    items.map(([of]) => [of, true, []]),
  )
  expect(before.items.map(({ changes }) => changes)).toEqual([
    ['Angelegt'],
    ['Angelegt'],
    ['Angelegt'],
    ['Farbe 1 geändert'],
  ])
  // Trying leaves nothing behind.
  expect(
    contentIn(await editor('POST', `/api/releases/${id}/check`)).items.flatMap((i) => i.reasons),
  ).toEqual([])
  expect(await statusOf('sites', items[0]?.[1] ?? '')).toBe('draft')

  const after = contentIn(await publish(id))
  expect([after.state, after.items.map(({ hasNews }) => hasNews)]).toEqual([
    'published',
    items.map(() => false),
  ])
  for (const [slug, record] of items.slice(0, 3)) expect(await statusOf(slug, record)).toBe('published')
  expect((await admin('GET', `/api/divisions/${division}?depth=0`)).body.theme).toMatchObject({
    color1: '#123456',
  })
  expect(codes(await publish(id))).toEqual([409, 'release-settled'])
  expect(codes(await editor('PATCH', `/api/releases/${id}`, { note: 'x' }))).toEqual([409, 'release-settled'])
  expect(codes(await editor('DELETE', `/api/releases/${id}`))).toEqual([409, 'release-settled'])
})

it('one that may not go out keeps all others, and each is named with its reason', async () => {
  const good = await page()
  const nameless = await page({ name: 'Lang', path: 'Kein Pfad!' })
  const binned = await page({ name: 'Alt' })
  const id = await begin(['sites', good], ['sites', nameless], ['sites', binned])
  await editor('PATCH', `/api/sites/${binned}`, { deletedAt: new Date().toISOString() })
  const { status, body } = await publish(id)
  expect(status).toBe(409)
  expect(body.errors?.[0]).toMatchObject({ code: 'release-blocked', message: expect.any(String) })
  expect(body.errors?.slice(1)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'in-trash', message: expect.stringContaining('Seite „Alt“:') }),
      expect.objectContaining({ code: 'validation', field: 'path', data: { of: 'sites', record: nameless } }),
    ]),
  )
  expect([await statusOf('sites', good), await stateOf(id)]).toEqual(['draft', 'open'])

  const path = `nun-${crypto.randomUUID()}`
  await editor('PATCH', `/api/sites/${nameless}?draft=true`, { path, _status: 'draft' })
  contentIn(await editor('DELETE', `/api/releases/${id}/items/sites/${binned}`))
  contentIn(await publish(id))
  expect(await statusOf('sites', good)).toBe('published')
})

it('what was deleted is told by its name until it is taken out', async () => {
  const gone = await menu()
  const id = await begin(['navigations', gone], ['sites', await page()])
  await editor('DELETE', `/api/navigations/${gone}`)
  expect((await content(id)).items[0]).toMatchObject({ name: 'Herbst', reasons: [{ code: 'gone' }] })
  expect(codes(await publish(id))).toEqual([409, 'release-blocked', 'gone'])
})

it('what went out alone meanwhile has nothing to publish and does no harm', async () => {
  const alone = await page()
  const id = await begin(['sites', alone], ['sites', await page()])
  await editor('PATCH', `/api/sites/${alone}`, { _status: 'published' })
  expect((await content(id)).items[0]).toMatchObject({ hasNews: false, changes: [], reasons: [] })
  const versions = () => app.pool.query('select id from _sites_v where parent_id = $1', [alone])
  const { rows: before } = await versions()
  contentIn(await publish(id))
  expect((await versions()).rows).toEqual(before)
})

it('what was switched off is seen once it goes out', async () => {
  const hidden = await page()
  await editor('PATCH', `/api/sites/${hidden}`, { _status: 'published', isPublic: false })
  const id = await begin(['sites', hidden])
  expect((await content(id)).items[0]).toMatchObject({ hasNews: true, changes: [] })
  expect(contentIn(await publish(id)).items[0]).toMatchObject({ hasNews: false })
  const { rows } = await app.pool.query('select is_public from sites where id = $1', [hidden])
  expect(rows).toEqual([{ is_public: true }])
})

it('nothing is in two releases, also where two people add it at the same time', async () => {
  const both = await page()
  const [one, other] = [await begin(), await begin()]
  const answers = await Promise.all([add(one, 'sites', both), add(other, 'sites', both)])
  expect(answers.map((answer) => codes(answer).join(' ')).toSorted()).toEqual(['200', '400 taken'])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body.errors?.[0]).toMatchObject({
    field: 'record',
    message: expect.stringContaining('Herbstkarte'),
  })
  const { rows } = await app.pool.query('select 1 from release_items where record = $1', [both])
  expect(rows).toHaveLength(1)
  const mine = answers[0]?.status === 200 ? one : other
  const { items, offered } = contentIn(await add(mine, 'sites', both))
  expect(items).toHaveLength(1)
  // What is in none is offered, and what is in one is not.
  const free = await page()
  expect(offered.map(({ record }) => record)).not.toContain(both)
  expect((await content(mine)).offered[0]).toEqual({ of: 'sites', record: free, name: 'Herbst' })
})

it('what has its own plan is not added, and keeps a release where it was planned later', async () => {
  const own = await page()
  const plan = { type: 'publish', at: '2999-01-01T08:00:00Z' }
  await editor('POST', `/api/sites/${own}/planned`, plan)
  expect(codes(await add(await begin(), 'sites', own))).toEqual([400, 'own-plan'])

  const later = await page()
  const id = await begin(['sites', later])
  await editor('POST', `/api/sites/${later}/planned`, plan)
  expect(codes(await publish(id))).toEqual([409, 'release-blocked', 'own-plan'])
})

it('published twice at once it goes out once', async () => {
  const record = await page()
  const id = await begin(['sites', record])
  const answers = await Promise.all([publish(id), publish(id), publish(id, admin)])
  expect(answers.map((answer) => codes(answer).join(' ')).toSorted()).toEqual([
    '200',
    '409 release-settled',
    '409 release-settled',
  ])
  const { rows } = await app.pool.query(
    `select 1 from _sites_v where parent_id = $1 and version__status = 'published'`,
    [record],
  )
  expect(rows).toHaveLength(1)
})

it('a connection that is lost in the middle leaves nothing half', async () => {
  const [first, last] = [await menu(), await page()]
  const id = await begin(['navigations', first], ['sites', last])
  const holder = await app.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from sites where id = $1 for update', [last])
  const asked = publish(id)
  await expect
    .poll(
      async () =>
        (
          await app.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`)
        ).rowCount,
      { timeout: 30_000 },
    )
    .toBe(1)
  expect((await asked).status).toBeGreaterThanOrEqual(500)
  await holder.query('rollback')
  holder.release()
  expect([await statusOf('navigations', first), await statusOf('sites', last), await stateOf(id)]).toEqual([
    'draft',
    'draft',
    'open',
  ])
  contentIn(await publish(id))
})

it('whoever may not edit the website neither sees, fills, publishes nor plans a release', async () => {
  const record = await page()
  const id = await begin(['sites', record])
  const answers = [
    await employee('GET', `/api/releases/${id}/items`),
    await employee('GET', `/api/pages/releases?of=sites&record=${record}`),
    await employee('DELETE', `/api/releases/${id}/items/sites/${record}`),
    await employee('POST', `/api/releases/${id}/plan`, { at: '2999-01-01T08:00:00Z' }),
    await employee('POST', `/api/releases/${id}/check`),
    await publish(id, employee),
  ]
  expect(answers.map(codes)).toEqual(answers.map(() => [403, 'not-allowed']))
  expect([await statusOf('sites', record), await stateOf(id)]).toEqual(['draft', 'open'])
  expect((await content(id)).items).toHaveLength(1)
  expect(codes(await publish(await begin()))).toEqual([400, 'empty'])
})
