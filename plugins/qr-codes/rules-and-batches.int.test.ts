import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { CodeState } from '#domain/insight/qr/qr-codes.contract.ts'
import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { modulesOf } from './picture/artwork.ts'
import { batchNumbersUp } from './scan-tables.sql.ts'

let app: TestApp
let editor: Caller
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  ;({ branch } = await openCornerShop(app.payload))
})
afterAll(() => app.close())

const code = { name: 'Sommer', targetType: 'url', url: '/aktion', origin: 'Schaufenster' }
const make = async (values: object): Promise<string> =>
  idOf(await editor('POST', '/api/qr-codes', { ...code, ...values }))
const stateOf = async (id: string) =>
  (await editor('GET', `/api/qr-codes/${id}/state`)).body as unknown as CodeState

describe('the rules of a code', () => {
  it('are kept in their order, and a rule about a branch needs one', async () => {
    const rule = { targetType: 'url', url: '/zu', house: 'closed' }
    const refused = await editor('POST', '/api/qr-codes', { ...code, path: 'ohne', rules: [rule] })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'rules.0.house' }] } })

    const id = await make({ path: 'mit', originBranch: branch, rules: [rule, { ...rule, url: '/nie' }] })
    expect((await editor('GET', `/api/qr-codes/${id}?depth=0`)).body).toMatchObject({
      rules: [{ url: '/zu' }, { url: '/nie' }],
    })
  })

  it.each([
    [{ targetType: 'branch' }, 'rules.0.branch'],
    [{ targetType: 'url', url: 'javascript:1' }, 'rules.0.url'],
    [
      {
        targetType: 'url',
        url: '/a',
        validFrom: '2026-02-01T00:00:00.000Z',
        validUntil: '2026-01-01T00:00:00.000Z',
      },
      'rules.0.validUntil',
    ],
  ])('with %j are refused at %s', async (rule, field) => {
    expect(await editor('POST', '/api/qr-codes', { ...code, path: 'x', rules: [rule] })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })
})

describe('the numbers of print batches', () => {
  it('stay, are never given twice, and are nobody’s to choose', async () => {
    const chosen = { ...code, path: 'gewaehlt', batches: [{ name: 'a', number: 9 }] }
    expect((await editor('POST', '/api/qr-codes', chosen)).status).toBe(400)
    const id = await make({ path: 'auflagen', batches: [{ name: 'a' }, { name: 'b' }] })
    const read = async () =>
      (await editor('GET', `/api/qr-codes/${id}?depth=0`)).body.batches as {
        id: string
        name: string
        number: number
      }[]
    const [first, second] = await read()
    expect([first?.number, second?.number]).toEqual([1, 2])

    await editor('PATCH', `/api/qr-codes/${id}`, { batches: [first] })
    await editor('PATCH', `/api/qr-codes/${id}`, { batches: [{ name: 'c' }, first] })
    expect((await read()).map(({ name, number }) => [name, number])).toEqual([
      ['c', 3],
      ['a', 1],
    ])
  })

  it('make a code as large as its longest address needs, in whatever order they stand', async () => {
    const addressOf = (path: string, batch: number) => `http://theke.test/q/${path}?b=${batch}`
    const path = Array.from({ length: 60 }, (_, more) => `lang${'a'.repeat(more)}`).find(
      (each) => modulesOf(addressOf(each, 1), false) < modulesOf(addressOf(each, 10), false),
    )
    const id = await make({
      path,
      batches: Array.from({ length: 10 }, (_, at) => ({ name: `Auflage ${at}` })),
    })
    const { batches } = (await editor('GET', `/api/qr-codes/${id}?depth=0`)).body as { batches: object[] }
    const before = (await stateOf(id)).leastSize
    await editor('PATCH', `/api/qr-codes/${id}`, { batches: batches.toReversed() })

    const state = await stateOf(id)
    expect(state.batches.at(0)?.address).toBe(addressOf(path ?? '', 10))
    expect(state.leastSize).toEqual(before)
  })

  it('are given in their order to batches from before there were any', async () => {
    const id = await make({ path: 'frueher', batches: [{ name: 'a' }, { name: 'b' }] })
    await app.pool.query('update qr_code_batches set number = null')
    await app.pool.query('update qr_codes set last_batch = null')
    await app.pool.query(batchNumbersUp)
    const { batches } = await stateOf(id)
    expect(batches.map(({ name, number }) => [name, number])).toEqual([
      ['a', 1],
      ['b', 2],
    ])

    const rows = (await editor('GET', `/api/qr-codes/${id}?depth=0`)).body.batches as object[]
    await editor('PATCH', `/api/qr-codes/${id}`, { batches: [...rows, { name: 'c' }] })
    expect((await stateOf(id)).batches.at(-1)).toMatchObject({ name: 'c', number: 3 })
  })
})
