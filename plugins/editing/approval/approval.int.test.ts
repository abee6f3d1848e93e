import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Approval } from '#domain/content/approval/approval.contract.ts'
import { type Answer, anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let anna: Caller
let berta: Caller
let admin: Caller
let strict: string
let loose: string

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

const path = '/api/pages/approvals'
const values = (more: object = {}) => ({
  name: 'Wir',
  path: `seite-${crypto.randomUUID()}`,
  type: 'custom_site',
  division: strict,
  content: { body: [{ id: 'eins', blockType: 'sectionLink', label: 'Eins' }] },
  seo: { title: 'Wir' },
  ...more,
})
const draft = async (who: Caller = anna, more: object = {}) =>
  idOf(await who('POST', '/api/sites?draft=true', { ...values(more), _status: 'draft' }))
const change = (who: Caller, id: string, name: string) =>
  who('PATCH', `/api/sites/${id}?draft=true`, { name, _status: 'draft' })
const shown = async (id: string) => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select name from sites where id = $1 and _status = 'published' and is_public`,
    [id],
  )
  return rows[0]?.name ?? null
}
const ask = (who: Caller, record: string, of = 'sites') => who('POST', path, { of, record, note: 'Bitte.' })
const approvalIn = ({ status, body }: Answer) => {
  expect([status, body.errors]).toEqual([200, undefined])
  return body as unknown as Approval
}
const requestOf = (answer: Answer) => {
  const [request] = approvalIn(answer).requests
  if (!request) throw new Error('Nothing was asked for')
  return request
}
const approve = (who: Caller, { id }: { id: string }, at: string | null = null) =>
  who('POST', `${path}/${id}/approved`, { at })
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const needed = [403, 'approval-needed']

it('what one person wrote goes out once a second one has approved it, to the byte', async () => {
  const page = await draft()
  const request = requestOf(await ask(anna, page))
  expect(request).toMatchObject({ standing: 'pending', note: 'Bitte.', isMine: true, askedBy: 'Anna Auer' })
  // Asking once more is the same request.
  expect(requestOf(await ask(berta, page)).id).toBe(request.id)
  expect(codeOf(await approve(anna, request))).toEqual([403, 'approval-by-writer'])
  expect(await shown(page)).toBeNull()

  const done = approvalIn(await approve(berta, request))
  expect(done).toMatchObject({ isNeeded: true, hasNews: false })
  expect(done.requests).toMatchObject([{ standing: 'approved', decidedBy: 'Anna Auer' }])
  expect(done.requests[0]?.publishedAt).not.toBeNull()
  expect(await shown(page)).toBe('Wir')
  expect(codeOf(await approve(admin, request))).toEqual([409, 'approval-settled'])
  expect(codeOf(await ask(anna, page))).toEqual([400, 'nothing-new'])
})

it('whoever wrote a part of it is no second person, also where somebody else wrote over it', async () => {
  const page = await draft()
  await change(berta, page, 'Wir zwei')
  const query = `/api/sites/${page}?draft=true&autosave=true`
  await admin('PATCH', query, { name: 'Wir drei', _status: 'draft' })
  await app.pool.query('delete from _sites_v where parent_id = $1 and version_name <> $2', [page, 'Wir drei'])
  const request = requestOf(await ask(anna, page))
  const answers = [await approve(anna, request), await approve(berta, request), await approve(admin, request)]
  expect(answers.map(codeOf)).toEqual(answers.map(() => [403, 'approval-by-writer']))
  expect(await shown(page)).toBeNull()

  const fourth = await employ(app, ['ROLE_EDITOR'])
  await approve(fourth, request)
  expect(await shown(page)).toBe('Wir drei')
  // What is out is nobody's any more: who wrote before may look at what others write next.
  await change(fourth, page, 'Wir vier')
  await approve(anna, requestOf(await ask(fourth, page)))
  expect(await shown(page)).toBe('Wir vier')
})

it('a change after the request ends it, even one that is taken back', async () => {
  const page = await draft()
  const request = requestOf(await ask(anna, page))
  await change(anna, page, 'Anders')
  await change(anna, page, 'Wir')
  expect(codeOf(await approve(berta, request))).toEqual([409, 'approval-outdated'])
  const read = approvalIn(await berta('GET', `${path}?of=sites&record=${page}`))
  expect(read.requests).toMatchObject([{ standing: 'outdated' }])
  expect(requestOf(await ask(anna, page)).id).not.toBe(request.id)
  expect(await shown(page)).toBeNull()
})

it('of two who decide at once one does', async () => {
  const page = await draft()
  const { id } = requestOf(await ask(anna, page))
  const answers = await Promise.all([
    approve(berta, { id }),
    admin('POST', `${path}/${id}/returned`, { reason: 'Noch nicht.' }),
  ])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(await shown(page)).toBe(answers[0]?.status === 200 ? 'Wir' : null)
})

it('a request is given back with a reason, or withdrawn by whoever asked', async () => {
  const page = await draft()
  const request = requestOf(await ask(anna, page))
  const refused = await berta('POST', `${path}/${request.id}/returned`, { reason: ' ' })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } })
  const back = requestOf(await berta('POST', `${path}/${request.id}/returned`, { reason: 'Zu lang.' }))
  expect(back).toMatchObject({ standing: 'returned', reason: 'Zu lang.' })
  expect(codeOf(await approve(berta, request))).toEqual([409, 'approval-settled'])

  const next = requestOf(await ask(anna, page))
  expect((await berta('DELETE', `${path}/${next.id}`)).status).toBe(403)
  expect(requestOf(await anna('DELETE', `${path}/${next.id}`)).standing).toBe('withdrawn')
  expect(codeOf(await approve(berta, next))).toEqual([409, 'approval-settled'])
  expect(await shown(page)).toBeNull()
})

it('an approval with a time goes out then, and not at all where something was changed meanwhile', async () => {
  const at = '2999-01-01T00:00:00Z'
  const [kept, changed] = [await draft(), await draft()]
  for (const page of [kept, changed]) {
    const plan = await anna('POST', `/api/sites/${page}/planned`, { type: 'publish', at })
    expect(codeOf(plan)).toEqual(needed)
    approvalIn(await approve(berta, requestOf(await ask(anna, page)), at))
    expect(await shown(page)).toBeNull()
  }
  await change(anna, changed, 'Danach')
  await app.pool.query(`update payload_jobs set wait_until = now() - interval '1 minute'`)
  for (const _ of [kept, changed]) await app.payload.jobs.run({ allQueues: true, limit: 1, silent: true })
  expect([await shown(kept), await shown(changed)]).toEqual(['Wir', null])
})

it('whoever edits no pages decides nothing', async () => {
  const page = await draft()
  const request = requestOf(await ask(anna, page))
  const manager = await employ(app, ['ROLE_MANAGER'])
  const answers = [
    await approve(manager, request),
    await manager('GET', `${path}?of=sites&record=${page}`),
    await ask(manager, page),
    await manager('POST', `${path}/${request.id}/returned`, { reason: 'Nein' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  const turned = await berta('PATCH', `/api/divisions/${strict}`, { needsApproval: false })
  expect(turned.status).toBe(403)
  expect(await shown(page)).toBeNull()
})

it('that a brand wants a second person is told to nobody but staff', async () => {
  const told = async (who: Caller) => (await who('GET', `/api/divisions/${strict}`)).body.needsApproval
  expect([await told(anyone(app)), await told(anna)]).toEqual([undefined, true])
})

it('a brand that wants no second person goes on as before', async () => {
  const page = await draft(anna, { division: loose })
  expect(codeOf(await ask(anna, page))).toEqual([400, 'not-needed'])
  expect((await anna('PATCH', `/api/sites/${page}`, { _status: 'published' })).status).toBe(200)
  expect(await shown(page)).toBe('Wir')
})
