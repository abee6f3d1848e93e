import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { Approval } from '#domain/content/approval/approval.contract.ts'
import { type Answer, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let anna: Caller
let berta: Caller
let admin: Caller
let strict: string
let loose: string
/** Of the strict brand: one that visitors see, with a newer draft, and one that they do not. */
let live: string
let hidden: string

beforeAll(async () => {
  app = await createTestApp()
  anna = await employ(app, ['ROLE_EDITOR'])
  berta = await employ(app, ['ROLE_EDITOR'])
  admin = await employ(app, ['ROLE_ADMIN'])
  const divisionOf = async (identifier: string, needsApproval: boolean) =>
    idOf(await admin('POST', '/api/divisions', { identifier, name: identifier, needsApproval }))
  strict = await divisionOf('streng', true)
  loose = await divisionOf('locker', false)
})

afterAll(() => app.close())

beforeEach(async () => {
  live = await store(values(strict))
  hidden = idOf(await anna('POST', '/api/sites?draft=true', { ...values(strict), _status: 'draft' }))
})

const values = (division: string, more: object = {}) => ({
  name: 'Wir',
  path: `seite-${crypto.randomUUID()}`,
  type: 'custom_site',
  division,
  content: { body: [] },
  ...more,
})
/** As the house itself does, which nobody has to approve. */
async function store(data: object): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'sites',
    data: { ...data, isPublic: true, _status: 'published' } as never, // as the fixtures of other tests are made
    overrideAccess: true,
  })
  return id
}
const draftOf = (id: string, more: object = {}) =>
  anna('PATCH', `/api/sites/${id}?draft=true`, { name: 'Heimlich', _status: 'draft', ...more })
/** All that visitors could be shown, of pages and of pieces. */
const seen = async () => {
  const { rows } = await app.pool.query<{ row: string }>(`
    select to_jsonb(s) - '{updated_at,writer,written_in}'::text[] as row from sites s where _status = 'published' and is_public
    union all select to_jsonb(b) - '{updated_at,writer,written_in}'::text[] from blocks b where _status = 'published' and is_public`)
  return rows.map(({ row }) => JSON.stringify(row)).toSorted()
}
/** Refused at its field, with nothing else before visitors than was. */
async function expectRefused(call: () => Promise<Answer>): Promise<void> {
  const before = await seen()
  const { status, body } = await call()
  expect([status, body.errors?.[0]?.code, body.errors?.[0]?.field]).toEqual([
    403,
    'approval-needed',
    '_status',
  ])
  expect(await seen()).toEqual(before)
}

it('no call lets anybody see what no second person has looked at', async () => {
  await draftOf(live)
  const site = `/api/sites/${live}`
  const ways: (() => Promise<Answer>)[] = [
    () => anna('PATCH', `/api/sites/${hidden}`, { _status: 'published' }),
    () => anna('PATCH', `/api/sites/${hidden}`, { _status: 'published', isPublic: true }),
    () => anna('PATCH', site, { _status: 'published' }),
    () => anna('PATCH', `${site}?draft=true`, { _status: 'published' }),
    () => anna('PATCH', `${site}?draft=true&autosave=true`, { _status: 'published' }),
    () => anna('PATCH', site, { name: 'Heimlich' }),
    () => anna('PATCH', site, { position: 3, path: 'anderswo' }),
    () => anna('PUT', site, { ...values(strict), name: 'Heimlich' }),
    () => anna('POST', '/api/sites', values(strict)),
    () => anna('POST', '/api/sites', { ...values(strict), _status: 'published' }),
    // Nobody is above it, and a second person who has approved nothing is none.
    () => admin('PATCH', site, { _status: 'published' }),
    () => berta('PATCH', site, { _status: 'published' }),
  ]
  for (const way of ways) await expectRefused(way)

  // These make drafts, whatever they say.
  const before = await seen()
  const copy = { _status: 'published', path: `kopie-${crypto.randomUUID()}` }
  const answers = [
    await anna('POST', '/api/sites?draft=true', { ...values(strict), _status: 'published' }),
    await anna('POST', `${site}/duplicate`, copy),
    await anna('POST', '/api/pages/copies', { id: live }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201])
  expect(await seen()).toEqual(before)
})

it('many at once are refused one by one, and those of other brands go out', async () => {
  const other = idOf(await anna('POST', '/api/sites?draft=true', { ...values(loose), _status: 'draft' }))
  await draftOf(live)
  const query = [live, hidden, other].map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const before = await seen()
  const { body } = await anna('PATCH', `/api/sites?${query}`, { _status: 'published' })
  // Of the one that visitors see already they go on seeing the same.
  expect(body.errors).toMatchObject([{ id: hidden, message: expect.stringContaining('zweite Person') }])
  expect((await seen()).filter((row) => !before.includes(row))).toEqual([expect.stringContaining(other)])
})

it('an approval is good for the approved state alone', async () => {
  await draftOf(live, { name: 'Geprüft' })
  const asked = await anna('POST', '/api/pages/approvals', { of: 'sites', record: live })
  const { requests } = asked.body as unknown as Approval
  const at = '2999-01-01T00:00:00Z'
  const approved = await berta('POST', `/api/pages/approvals/${requests[0]?.id}/approved`, { at })
  expect(approved.status).toBe(200)

  await expectRefused(() => anna('PATCH', `/api/sites/${live}`, { _status: 'published', name: 'Heimlich' }))
  const sections = [{ blockType: 'sectionLink', label: 'Heimlich' }]
  const slipped = { _status: 'published', content: { body: sections } }
  await expectRefused(() => anna('PATCH', `/api/sites/${live}`, slipped))
  expect((await anna('PATCH', `/api/sites/${live}`, { _status: 'published' })).status).toBe(200)
  expect((await seen()).filter((row) => row.includes('Geprüft'))).toHaveLength(1)
})

it('what goes by a way around a call is refused as well: a move, an order, a restored page, a changed brand', async () => {
  await draftOf(live)
  const { rows } = await app.pool.query<{ path: string }>('select path from sites where id = $1', [live])
  await store(values(strict, { path: `oben-${live}` }))
  const move = { id: live, from: rows[0]?.path, under: `oben-${live}` }
  await expectRefused(() => anna('POST', '/api/pages/moves', move))

  // It is a draft when it comes back, whatever it was.
  const gone = await store(values(strict))
  await anna('POST', '/api/pages/trash', { id: gone })
  await expectRefused(() =>
    anna('PATCH', `/api/sites/${gone}?trash=true`, { deletedAt: null, _status: 'published' }),
  )
  const foreign = await store(values(loose))
  await expectRefused(() => anna('PATCH', `/api/sites/${foreign}`, { division: strict }))

  const before = await seen()
  const versions = await anna('GET', `/api/sites/versions?where[parent][equals]=${live}&limit=1`)
  const [version] = versions.body.docs as { id: string }[]
  expect((await anna('POST', `/api/sites/versions/${version?.id}`)).status).toBe(200)
  expect(await seen()).toEqual(before)
})

it('what visitors see already may be said again, hidden, taken back and deleted by one', async () => {
  const page = `/api/sites/${live}`
  const again = await anna('PATCH', page, { _status: 'published' })
  expect([again.status, again.body.errors]).toEqual([200, undefined])
  expect((await anna('PATCH', page, { isPublic: false })).status).toBe(200)
  await expectRefused(() => anna('PATCH', page, { isPublic: true }))
  const other = await store(values(strict))
  expect((await anna('PATCH', `/api/sites/${other}`, { _status: 'draft' })).status).toBe(200)
  expect((await anna('DELETE', `/api/sites/${other}`)).status).toBe(200)
})

it('a piece of such a brand needs a second person as well, and one that its pages show, or will show', async () => {
  const piece = (division: string | null, more: object = {}) => ({
    name: 'Stück',
    identifier: `stueck-${crypto.randomUUID()}`,
    division,
    isPublic: true,
    content: { sections: [{ id: 'eins', blockType: 'sectionLink', label: 'Eins' }] },
    ...more,
  })
  await expectRefused(() => anna('POST', '/api/blocks', piece(strict)))
  const shownBy = (id: string) => ({ content: { body: [{ id: 'p', blockType: 'piece', piece: id }] } })
  const drafted = idOf(await anna('POST', '/api/blocks', piece(null)))
  await anna('POST', '/api/sites?draft=true', { ...values(strict, shownBy(drafted)), _status: 'draft' })
  await expectRefused(() => anna('PATCH', `/api/blocks/${drafted}`, { name: 'Vor der Seite' }))
  const id = idOf(await anna('POST', '/api/blocks', piece(loose)))
  expect((await anna('PATCH', `/api/blocks/${id}`, { name: 'Allein' })).status).toBe(200)

  await store(values(strict, shownBy(id)))
  await expectRefused(() => anna('PATCH', `/api/blocks/${id}`, { name: 'Heimlich' }))
  await anna('PATCH', `/api/blocks/${id}?draft=true`, { name: 'Geprüft', _status: 'draft' })
  const { body } = await anna('POST', '/api/pages/approvals', { of: 'blocks', record: id })
  const { requests } = body as unknown as Approval
  await berta('POST', `/api/pages/approvals/${requests[0]?.id}/approved`, { at: null })
  expect((await seen()).filter((row) => row.includes(id) && row.includes('Geprüft'))).toHaveLength(1)
})
