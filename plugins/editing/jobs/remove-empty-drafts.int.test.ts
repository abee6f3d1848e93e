import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let now: Temporal.Instant

beforeAll(async () => {
  app = await createTestApp()
})

beforeEach(() => {
  now = Temporal.Now.instant()
})

afterAll(() => app.close())

describe('a draft that nobody has written into', () => {
  const removedAfter = (later: { hours: number }) =>
    runDeclared(app.payload, 'empty-drafts', { now: now.add(later) })
  const empty = { name: null, _status: 'draft' }
  const openForm = async (collection: 'sites' | 'blocks') => {
    const answer = await app.payload.create({
      collection,
      // Payload's types ask for what only publishing insists on.
      data: empty as never,
      draft: true,
      overrideAccess: true,
    })
    return answer.id
  }
  const write = (id: string, data: object, isDraft = true) =>
    app.payload.update({ collection: 'sites', id, data, draft: isDraft, overrideAccess: true })

  it('is removed a day later, and not a moment before', async () => {
    await openForm('sites')
    await openForm('blocks')

    expect(await removedAfter({ hours: 23 })).toBe(0)
    expect(await removedAfter({ hours: 25 })).toBe(2)
    expect(await removedAfter({ hours: 26 })).toBe(0)
  })

  it('stays with a name, with a section, or once visitors have seen it', async () => {
    const [named, begun, seen] = [await openForm('sites'), await openForm('sites'), await openForm('sites')]
    const body = [{ blockType: 'content' as const, subheadline: 'Oben' }]
    await write(named, { name: 'Über uns' })
    await write(begun, { type: 'custom_site', content: { body } })
    await write(seen, { name: 'Karriere', path: 'karriere', _status: 'published' }, false)
    await write(seen, { name: '', _status: 'draft' })

    expect(await removedAfter({ hours: 49 })).toBe(0)
  })
})
