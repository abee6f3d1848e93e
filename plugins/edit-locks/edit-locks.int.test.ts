import { handleFormStateLocking } from '@payloadcms/ui/utilities/handleFormStateLocking'
import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { countStatements } from '#scripts/testing/count-statements.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches
let eva: Hired
let product: string

type Lock = { id: string; globalSlug?: string; document?: { value: string }; user: { value: string } }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
  eva = await hire(app, 'ROLE_EDITOR', [vienna])
  const body = { name: 'Suppe', price: 490, taxRate: 1000 }
  product = (await readJson<{ doc: { id: string } }>(await mia.ask('POST', '/api/products', body))).doc.id
})

beforeEach(() => app.pool.query('delete from payload_locked_documents'))

afterAll(() => app.close())

/** What a form of the panel sends while somebody has a record open. */
async function openForm(
  person: Hired,
  what: { collectionSlug: CollectionSlug; id: string } | { globalSlug: string },
) {
  const user = await app.payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  await handleFormStateLocking({ req, updateLastEdited: true, ...what })
}

const locks = async () =>
  (
    await app.payload.find({ collection: 'payload-locked-documents', depth: 0, overrideAccess: true })
  ).docs.map(({ id, globalSlug, document, user }) => ({
    id,
    what: globalSlug ?? document?.value,
    by: user.value,
  }))
const seenBy = async (person: Hired) => {
  const { docs } = await readJson<{ docs: Lock[] }>(
    await person.ask('GET', '/api/payload-locked-documents?depth=0&limit=0'),
  )
  return docs.map(({ globalSlug, document }) => String(globalSlug ?? document?.value)).toSorted()
}
const everything = '/api/payload-locked-documents?where[id][exists]=true'

describe('an edit lock', () => {
  it('is seen by whoever may read the record, and by whoever holds it', async () => {
    await openForm(admin, { collectionSlug: 'users', id: ben.id })
    await openForm(admin, { collectionSlug: 'users', id: tina.id })
    await openForm(admin, { collectionSlug: 'branches', id: graz })
    await openForm(mia, { collectionSlug: 'products', id: product })
    await openForm(admin, { globalSlug: 'config' })

    const open = [product, graz, 'config']
    expect(await seenBy(admin)).toEqual([...open, ben.id, tina.id].toSorted())
    expect(await seenBy(mia)).toEqual([...open, tina.id].toSorted())
    expect(await seenBy(tina)).toEqual([...open, tina.id].toSorted())
    expect(await seenBy(ben)).toEqual([...open, ben.id].toSorted())
    expect(await seenBy(eva)).toEqual(open.toSorted())

    const bens = (await locks()).find(({ what }) => what === ben.id)
    const path = `/api/payload-locked-documents/${bens?.id}`
    expect((await ben.ask('GET', path)).status).toBe(200)
    expect((await tina.ask('GET', path)).status).toBe(404)
    const counted = await tina.ask('GET', '/api/payload-locked-documents/count')
    expect(await readJson(counted)).toMatchObject({ totalDocs: 4 })
  })

  it('costs no further statement to see for each record that stands open', async () => {
    await openForm(admin, { collectionSlug: 'users', id: tina.id })
    await openForm(admin, { collectionSlug: 'products', id: product })
    const few = await countStatements(app.payload, () => seenBy(tina))
    for (const { id } of [mia, ben, eva]) await openForm(admin, { collectionSlug: 'users', id })

    expect(await countStatements(app.payload, () => seenBy(tina))).toBe(few)
    expect(await seenBy(tina)).toEqual([product, tina.id].toSorted())
  })

  it('of another is neither changed, moved nor taken away, and many at once leave it alone', async () => {
    await openForm(admin, { collectionSlug: 'products', id: product })
    await openForm(admin, { collectionSlug: 'users', id: ben.id })
    const before = await locks()
    const [{ id } = { id: '' }] = before
    const mine = { user: { relationTo: 'users', value: tina.id } }

    for (const change of [{ globalSlug: 'config' }, mine, {}]) {
      expect((await tina.ask('PATCH', `/api/payload-locked-documents/${id}`, change)).status).toBe(403)
      await tina.ask('PATCH', everything, change)
    }
    expect((await tina.ask('DELETE', `/api/payload-locked-documents/${id}`)).status).toBe(403)
    expect((await mia.ask('DELETE', `/api/payload-locked-documents/${id}`)).status).toBe(403)
    await tina.ask('DELETE', everything)
    expect(await locks()).toEqual(before)
  })

  it('is taken over by whoever may change the record, for themself alone', async () => {
    await openForm(admin, { collectionSlug: 'products', id: product })
    const [{ id } = { id: '' }] = await locks()
    const take = (user: string, more = {}) =>
      mia.ask('PATCH', `/api/payload-locked-documents/${id}`, {
        user: { relationTo: 'users', value: user },
        ...more,
      })

    expect((await take(tina.id)).status).toBe(403)
    expect((await take(mia.id, { document: { relationTo: 'branches', value: graz } })).status).toBe(403)
    expect((await take(mia.id)).status).toBe(200)
    expect(await locks()).toEqual([{ id, what: product, by: mia.id }])
  })

  it('is let go by whoever holds it', async () => {
    await openForm(mia, { collectionSlug: 'products', id: product })
    const [{ id } = { id: '' }] = await locks()

    expect((await mia.ask('DELETE', `/api/payload-locked-documents/${id}`)).status).toBe(200)
    expect(await locks()).toEqual([])
  })

  it('is not made by a form on what its reader may not change, so that others can', async () => {
    await openForm(tina, { collectionSlug: 'products', id: product })
    await openForm(tina, { collectionSlug: 'users', id: ben.id })
    await openForm(tina, { collectionSlug: 'branches', id: graz })
    await openForm(mia, { collectionSlug: 'branches', id: graz })
    await openForm(mia, { globalSlug: 'config' })
    await openForm(eva, { collectionSlug: 'products', id: product })

    expect(await locks()).toEqual([])
    expect((await mia.ask('PATCH', `/api/products/${product}`, { description: 'Heiß' })).status).toBe(200)
  })

  it('is made by a form on what its reader may change', async () => {
    await openForm(mia, { collectionSlug: 'branches', id: vienna })
    await openForm(tina, { collectionSlug: 'users', id: tina.id })

    expect((await locks()).map(({ what }) => String(what)).toSorted()).toEqual([tina.id, vienna].toSorted())
  })

  it('is made by no other call', async () => {
    const body = {
      document: { relationTo: 'products', value: product },
      user: { relationTo: 'users', value: mia.id },
    }

    expect((await mia.ask('POST', '/api/payload-locked-documents', body)).status).toBe(403)
  })
})
