import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
})

afterAll(() => app.close())

it('a Payload that opens anew on the same configuration guards its own collections no more than once', async () => {
  const guards = () =>
    Object.values(app.payload.collections).map(({ config: { slug, hooks, access, endpoints } }) => ({
      slug,
      hooks: [...hooks.beforeOperation],
      access: { ...access },
      handlers: (endpoints || []).map(({ handler }) => handler),
    }))
  const before = guards()
  await app.config.onInit?.(app.payload)

  expect(before.some(({ slug }) => slug === 'payload-locked-documents')).toBe(true)
  for (const [index, guard] of guards().entries()) {
    expect(guard.hooks).toHaveLength(before[index]?.hooks.length ?? 0)
    expect(guard.access).toEqual(before[index]?.access)
    expect(guard.handlers.every((handler, place) => handler === before[index]?.handlers[place])).toBe(true)
  }
})

it.each(['payload-locked-documents', 'payload-jobs'])(
  '%s have no earlier states to ask for',
  async (slug) => {
    const paths = [`/api/${slug}/versions`, `/api/${slug}/versions/${crypto.randomUUID()}`]
    const answers = await Promise.all(paths.map((path) => admin('GET', path)))

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  },
)
