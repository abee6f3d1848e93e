import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PaletteHit } from '#domain/operations/palette/palette.contract.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type Hired, hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let fixtures: RecordFixtures
let cast: TwoBranches

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  cast = await openTwoBranches(app)
})
afterAll(() => app.close())

const order = (branch: string, given: object) => fixtures.store('orders', { branch, ...given })

describe('what a person has opened last', () => {
  const open = async ({ ask }: Pick<Hired, 'ask'>) =>
    readJson<{ recent: PaletteHit[]; actions: { label: string; path: string }[] }>(
      await ask('GET', '/api/desk/palette'),
    )
  const note = async ({ ask }: Pick<Hired, 'ask'>, slug: string, id: string) =>
    expect((await ask('POST', '/api/desk/opened', { slug, id })).status).toBe(204)

  it('comes first, the latest at the front, for that person alone and only while it is theirs to see', async () => {
    const { ask, id: person } = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
    const who = { ask, id: person }
    const one = await order(cast.vienna, { lastName: 'Erstens', ticketNumber: 501 })
    const two = await fixtures.store('products', { name: 'Zweitens' })
    const foreign = await order(cast.graz, { lastName: 'Fremd' })
    await note(who, 'orders', one.id)
    await note(who, 'products', two.id)
    await note(who, 'orders', foreign.id)
    await note(who, 'payload-preferences', one.id)
    await note(who, 'orders', one.id)

    expect((await open(who)).recent.map(({ slug, id }) => [slug, id])).toEqual([
      ['orders', one.id],
      ['products', two.id],
    ])
    expect((await open(cast.tina)).recent).toEqual([])
    await app.payload.delete({ collection: 'products', id: two.id, overrideAccess: true })
    expect((await open(who)).recent.map(({ id }) => id)).toEqual([one.id])
  })

  it('is kept, however much is opened at once', async () => {
    const who = await hire(app, 'ROLE_ADMIN')
    const tags = await Promise.all(
      [1, 2, 3, 4, 5].map((count) => fixtures.store('tags', { name: `Zugleich ${count}` })),
    )
    await Promise.all(tags.map(({ id }) => note(who, 'tags', id)))

    expect((await open(who)).recent.map(({ id }) => id).toSorted()).toEqual(
      tags.map(({ id }) => id).toSorted(),
    )
  })

  it('is kept for twenty records, of which eight are shown', async () => {
    const who = await hire(app, 'ROLE_ADMIN')
    const ids: string[] = []
    for (let count = 0; count < 22; count += 1) {
      ids.unshift((await fixtures.store('tags', { name: `Merkmal ${count}` })).id)
      await note(who, 'tags', String(ids[0]))
    }

    expect((await open(who)).recent.map(({ id }) => id)).toEqual(ids.slice(0, 8))
  })

  it.each([[{ slug: 'orders', id: 'x' }], [{ slug: 'orders' }], [{ slug: 'x'.repeat(65), id: '' }], [{}]])(
    'is no %j',
    async (body) => expect((await cast.tina.ask('POST', '/api/desk/opened', body)).status).toBe(400),
  )

  it('stands beside what the person may do', async () => {
    const labels = async (who: Pick<Hired, 'ask'>) => (await open(who)).actions.map(({ label }) => label)

    expect(await labels(cast.admin)).toEqual(
      expect.arrayContaining(['Neu: Produkt', 'Neu: Benutzer', 'Neu: Seite']),
    )
    expect(await labels(cast.mia)).toEqual(expect.arrayContaining(['Neu: Produkt', 'Neu: Kunde']))
    expect(await labels(cast.mia)).not.toContain('Neu: Seite')
    expect(await labels(cast.tina)).not.toContain('Neu: Produkt')
    expect(await labels(cast.admin)).not.toContain('Neu: Bestellung')
  })
})
