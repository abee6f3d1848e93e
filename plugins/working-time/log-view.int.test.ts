import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, mia, tina, ben } = {} as TwoBranches

type Task = { id: string; views: { user: { id: string }; seenAt: string }[] }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, mia, tina, ben } = await openTwoBranches(app))
})

afterAll(() => app.close())

it('a task says who has seen it, once for each, and nobody sees it who may not', async () => {
  const task = { title: 'Kühlhaus reinigen', branch: vienna, assignees: [tina.id] }
  const { doc } = await readJson<{ doc: Task }>(await mia.ask('POST', '/api/tasks', task))
  const path = `/api/tasks/${doc.id}/log-view`

  const seen = await readJson<Task>(await tina.ask('POST', path))
  expect(seen.views.map(({ user }) => user.id)).toEqual([tina.id])
  await Promise.all([tina.ask('POST', path), mia.ask('POST', path), mia.ask('POST', path)])
  const again = await readJson<Task>(await mia.ask('POST', path))
  expect(again.views.map(({ user }) => user.id)).toEqual([tina.id, mia.id])
  expect(again.views[0]?.seenAt).toBe(seen.views[0]?.seenAt)

  expect((await ben.ask('POST', path)).status).toBe(404)
  expect((await app.fetch(path, { method: 'POST' })).status).toBe(401)
})
