import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { asSystem } from '../access/on-behalf.ts'
import { createLiveBus, type LiveBus } from './live-bus.ts'
import { notifyTags } from './notify-tags.ts'
import { noteReads } from './readings.ts'

let app: TestApp
let fixtures: RecordFixtures
let bus: LiveBus
const heard = new Set<string>()

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  bus.subscribe(({ tags }) => {
    for (const tag of tags) heard.add(tag)
  })
})

beforeEach(async () => {
  // What the test before has told may still be on its way.
  await notifyTags(app.pool, ['all of before'])
  await eventually(() => {
    if (!heard.has('all of before')) throw new Error('News are still on their way')
  })
  heard.clear()
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const asked = { depth: 0, overrideAccess: true } as const

const unknownId = '01900000-0000-7000-8000-000000000000'

describe('what is read', () => {
  const tagsOf = async (read: () => Promise<unknown>) => (await noteReads(read)).tags.toSorted()

  it.each([
    ['a list that is empty', () => app.payload.find({ collection: 'menus', ...asked }), ['menus']],
    [
      'a number of records',
      () => app.payload.count({ collection: 'tables', overrideAccess: true }),
      ['tables'],
    ],
    [
      'a record that does not exist',
      () =>
        app.payload.findByID({
          collection: 'products',
          id: unknownId,
          disableErrors: true,
          ...asked,
        }),
      ['products:*', `products:${unknownId}`],
    ],
    [
      'records by their ids, whatever else they have to be',
      () =>
        app.payload.find({
          collection: 'tables',
          where: { and: [{ id: { in: [unknownId] } }, { 'branch.name': { equals: 'Linz' } }] },
          ...asked,
        }),
      ['branches', 'tables:*', `tables:${unknownId}`],
    ],
    [
      'an earlier state, which has an id of its own',
      () => app.payload.findVersions({ collection: 'sites', where: { id: { equals: unknownId } }, ...asked }),
      ['sites'],
    ],
    [
      'a condition over a relation',
      () =>
        app.payload.find({ collection: 'tables', where: { 'branch.name': { equals: 'Linz' } }, ...asked }),
      ['branches', 'tables'],
    ],
    [
      'a condition over two, among others',
      () =>
        app.payload.find({
          collection: 'tables',
          where: { or: [{ name: { equals: 'x' } }, { 'branch.division.name': { equals: 'Haus' } }] },
          ...asked,
        }),
      ['branches', 'divisions', 'tables'],
    ],
    [
      'a condition that compares no more than an id',
      () => app.payload.find({ collection: 'tables', where: { branch: { exists: true } }, ...asked }),
      ['tables'],
    ],
    [
      'an order over a relation',
      () => app.payload.find({ collection: 'tables', sort: '-branch.name', ...asked }),
      ['branches', 'tables'],
    ],
    [
      'the values of a field',
      () => app.payload.findDistinct({ collection: 'branches', field: 'name', overrideAccess: true }),
      ['branches'],
    ],
    ['drafts', () => app.payload.find({ collection: 'sites', draft: true, ...asked }), ['sites']],
    ['earlier states', () => app.payload.findVersions({ collection: 'sites', ...asked }), ['sites']],
    ['the settings', () => app.payload.findGlobal({ slug: 'config', ...asked }), ['config']],
  ])('is noted: %s', async (_what, read, tags) => {
    expect(await tagsOf(read)).toEqual(tags)
  })

  it('is noted where it is populated', async () => {
    const table = await fixtures.store('tables')
    const tags = await tagsOf(() =>
      app.payload.findByID({ collection: 'tables', id: table.id, depth: 1, overrideAccess: true }),
    )

    expect(tags).toContain(`branches:${table.branch}`)
  })

  it('is hidden by what the same request has loaded before, which is why nothing is kept of one', async () => {
    const table = await fixtures.store('tables')
    const req = await createLocalReq({}, app.payload)
    const read = () =>
      app.payload.findByID({ collection: 'tables', id: table.id, depth: 1, ...asSystem(req) })
    await read()

    expect((await tagsOf(read)).filter((tag) => tag.startsWith('branches'))).toEqual([])
  })
})

describe('what is written', () => {
  /** Each write is logged as well, which is told like any other. */
  const told = () => [...heard].filter((tag) => tag !== 'logs')

  it('is told by its collection and its id, whichever way it is written', async () => {
    const { id } = await app.payload.create({
      collection: 'tags',
      data: { name: 'scharf' },
      overrideAccess: true,
    })
    await eventually(() => expect(told()).toEqual(['tags', `tags:${id}`]))
    heard.clear()
    await app.payload.update({ collection: 'tags', id, data: { name: 'mild' }, overrideAccess: true })
    await eventually(() => expect(told()).toEqual(['tags', `tags:${id}`]))
    heard.clear()
    await app.payload.update({
      collection: 'tags',
      where: { name: { equals: 'mild' } },
      data: { name: 'süß' },
      overrideAccess: true,
    })
    await eventually(() => expect(told()).toEqual(['tags', `tags:${id}`]))
    heard.clear()
    await app.payload.delete({ collection: 'tags', id, overrideAccess: true })
    await eventually(() => expect(told()).toEqual(['tags', `tags:${id}`]))
  })

  it('is told by its collection alone where nobody is told which records it was', async () => {
    await app.payload.db.deleteMany({ collection: 'tags', where: { name: { equals: 'bitter' } } })

    await eventually(() => expect(told()).toEqual(['tags']))
  })

  it('is told by the key that guests know it by', async () => {
    const { id, uid } = (await fixtures.store('orders')) as { id: string; uid?: string }

    await eventually(() =>
      expect([...heard]).toEqual(expect.arrayContaining(['orders', `orders:${id}`, `orders:${uid}`])),
    )
  })

  it('is told of the settings', async () => {
    await app.payload.updateGlobal({ slug: 'config', data: { shopName: 'Eck' }, overrideAccess: true })

    await eventually(() => expect(heard).toContain('config'))
  })

  it('is not told when it is taken back', async () => {
    const req = await createLocalReq({}, app.payload)
    const transaction = await app.payload.db.beginTransaction()
    if (transaction === null) throw new Error('There is no transaction')
    req.transactionID = transaction
    await app.payload.create({ collection: 'tags', data: { name: 'nie' }, ...asSystem(req) })
    await app.payload.db.rollbackTransaction(transaction)
    await fixtures.store('donatees')

    await eventually(() => expect(heard).toContain('donatees'))
    expect(heard).not.toContain('tags')
  })

  it('is nobody’s news while it is only a draft of something published', async () => {
    const { id } = await fixtures.store('sites', { _status: 'published' })
    await eventually(() => expect(heard).toContain(`sites:${id}`))
    heard.clear()
    await app.payload.update({
      collection: 'sites',
      id,
      data: { name: 'Neu' },
      draft: true,
      overrideAccess: true,
    })
    await fixtures.store('donatees')

    await eventually(() => expect(heard).toContain('donatees'))
    expect([...heard].filter((tag) => tag.startsWith('sites'))).toEqual([])
  })
})
