import { afterAll, beforeAll, expect, it } from 'vitest'

import { badgeOf } from '#scripts/testing/callers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Record<string, string>

beforeAll(async () => {
  app = await createTestApp()
  editor = await badgeOf(app, ['ROLE_EDITOR'])
})

afterAll(() => app.close())

const team = { name: 'Team', key: 'team', division: null, type: 'custom_site' }

const make = async (slug: 'sites' | 'blocks', body: object, headers: Record<string, string>) => {
  const answer = await app.fetch(`/api/${slug}/drafts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await readJson<{ id?: string; errors?: object[] }>(answer) }
}
const under = (key: string, badge = editor) => ({ ...badge, 'idempotency-key': key })
const drafts = async (slug: 'sites' | 'blocks', name: string) => {
  const { docs } = await app.payload.find({
    collection: slug,
    where: { name: { equals: name } },
    draft: true,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

it('a draft that is made again under its key, at once or later, is the one that is there', async () => {
  const together = await Promise.all([1, 2, 3].map(() => make('sites', team, under('team-seite'))))
  const later = await make('sites', team, under('team-seite'))
  const found = await drafts('sites', 'Team')

  expect(found).toMatchObject([{ path: 'team', type: 'custom_site', _status: 'draft' }])
  expect([...together, later]).toEqual(
    Array.from({ length: 4 }, () => ({ status: 201, body: { id: found[0]?.id } })),
  )
})

it('the key is good for one draft of one person, and for the next try where the first was refused', async () => {
  const other = await badgeOf(app, ['ROLE_EDITOR'])
  const hint = { name: 'Hinweis', key: '', division: null }
  const mine = await make('blocks', hint, under('ein-hinweis'))
  const theirs = await make('blocks', hint, under('ein-hinweis', other))
  expect([mine.status, theirs.status, (await drafts('blocks', 'Hinweis')).length]).toEqual([201, 201, 2])
  expect((await make('blocks', { ...hint, name: 'Anders' }, under('ein-hinweis'))).status).toBe(422)

  const taken = { ...team, name: 'Zweites Team' }
  const refused = await make('sites', taken, under('noch-ein-team'))
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'path' }] } })
  const [first] = await drafts('sites', 'Team')
  await app.payload.delete({ collection: 'sites', id: String(first?.id), overrideAccess: true })
  expect((await make('sites', taken, under('noch-ein-team'))).status).toBe(201)
})

it('a draft that somebody has deleted since is made again, and once', async () => {
  const idea = { ...team, name: 'Idee', key: 'idee' }
  const first = await make('sites', idea, under('eine-idee'))
  await app.payload.delete({ collection: 'sites', id: String(first.body.id), overrideAccess: true })
  const again = await Promise.all([1, 2, 3].map(() => make('sites', idea, under('eine-idee'))))
  const [found] = await drafts('sites', 'Idee')

  expect(found?.id).not.toBe(first.body.id)
  expect(again).toEqual(again.map(() => ({ status: 201, body: { id: found?.id } })))
})

it('is made by whoever may make one, and of what there is', async () => {
  const nobody = await make('sites', team, under('niemand', {}))
  const waiter = await make('sites', team, under('kellnerin', await badgeOf(app, ['ROLE_EMPLOYEE'])))
  const odd = await make('sites', { ...team, key: 'x', type: 'custom_unknown' }, editor)

  expect([nobody.status, waiter.status]).toEqual([401, 403])
  expect(odd).toMatchObject({ status: 400, body: { errors: [{ field: 'type' }] } })
})
