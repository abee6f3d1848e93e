import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { countStatements } from '#scripts/testing/count-statements.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { countApprovals, waitingApprovals } from './approvals-today.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const requestOf = async ({ id }: Hired) => {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

const waitingFor = async (who: Hired) => {
  const req = await requestOf(who)
  const lines = await waitingApprovals(req)
  expect(await countApprovals(req)).toBe(lines.length)
  return lines.map(({ label, note }) => [label, note])
}

it('a request waits for everybody who may approve it, and what was given back for whoever asked', async () => {
  const [anna, berta] = [await hire(app, 'ROLE_EDITOR'), await hire(app, 'ROLE_EDITOR')]
  const { id: division } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Streng', identifier: 'streng', needsApproval: true },
    overrideAccess: true,
  })
  const values = { name: 'Aktionen', path: 'aktionen', division, _status: 'draft' }
  const { doc } = await readJson<{ doc: { id: string } }>(
    await anna.ask('POST', '/api/sites?draft=true', values),
  )
  const ask = async () => {
    const asked = { of: 'sites', record: doc.id }
    const answer = await anna.ask('POST', '/api/pages/approvals', asked)
    const { requests } = await readJson<{ requests: { id: string }[] }>(answer)
    return `/api/pages/approvals/${requests[0]?.id}`
  }
  const request = await ask()
  expect(await waitingFor(anna)).toEqual([])
  expect(await waitingFor(berta)).toEqual([['Freigabe angefragt für „Aktionen“', undefined]])

  await berta.ask('POST', `${request}/returned`, { reason: 'Zu lang.' })
  expect(await waitingFor(berta)).toEqual([])
  expect(await waitingFor(anna)).toEqual([['Freigabe von „Aktionen“ wurde zurückgegeben', 'Zu lang.']])

  const change = (name: string) =>
    anna.ask('PATCH', `/api/sites/${doc.id}?draft=true`, { name, _status: 'draft' })
  await change('Kurz')
  expect(await waitingFor(anna)).toEqual([])
  await ask()
  await change('Kürzer')
  expect(await waitingFor(berta)).toEqual([])
})

it('many requests are told in as many statements as one, each page and piece by its own state', async () => {
  const [anna, berta] = [await hire(app, 'ROLE_EDITOR'), await hire(app, 'ROLE_EDITOR')]
  const { id: division } = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Genau', identifier: 'genau', needsApproval: true },
    overrideAccess: true,
  })
  const ask = async (of: 'sites' | 'blocks', name: string, values: object) => {
    const body = { name, ...values, _status: 'draft' }
    const made = await anna.ask('POST', `/api/${of}?draft=true`, body)
    const { doc } = await readJson<{ doc: { id: string } }>(made)
    await anna.ask('POST', '/api/pages/approvals', { of, record: doc.id })
    return doc.id
  }
  const counted = async () => {
    const req = await requestOf(berta)
    return countStatements(app.payload, () => waitingApprovals(req))
  }
  await ask('sites', 'Erste', { path: 'erste', division })
  await ask('blocks', 'Stück', { identifier: 'stueck', division })
  const few = await counted()
  await ask('sites', 'Zweite', { path: 'zweite', division })
  const third = await ask('sites', 'Dritte', { path: 'dritte', division })
  await ask('blocks', 'Zweites Stück', { identifier: 'stueck-2', division })
  await berta.ask('PATCH', `/api/sites/${third}?draft=true`, { name: 'Dritte, neu', _status: 'draft' })

  expect(await waitingFor(berta)).toEqual(
    ['Erste', 'Stück', 'Zweite', 'Zweites Stück'].map((name) => [
      `Freigabe angefragt für „${name}“`,
      undefined,
    ]),
  )
  expect(await counted()).toBe(few)
  expect(await waitingFor(anna)).toEqual([])
})
