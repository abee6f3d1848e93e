import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
})

beforeEach(() => app.pool.query('delete from vehicles'))

afterAll(() => app.close())

const upload = (vehicles: object[]) => editor('POST', '/api/vehicles/upload', { vehicles })
const stored = async () => (await app.pool.query('select path, name from vehicles order by path')).rows

describe('a list of vehicles', () => {
  it('creates and updates by path, and reports each entry', async () => {
    await editor('POST', '/api/vehicles', { name: 'Bühne alt', path: 'buehne' })
    const answer = await upload([
      { path: 'buehne', name: 'Bühne neu' },
      { path: 'kran', name: 'Kran' },
    ])

    expect(answer).toMatchObject({
      status: 200,
      body: {
        isStored: true,
        created: 1,
        updated: 1,
        refused: 0,
        entries: [
          { index: 0, path: 'buehne', result: 'updated' },
          { index: 1, path: 'kran', result: 'created' },
        ],
      },
    })
    expect(await stored()).toEqual([
      { path: 'buehne', name: 'Bühne neu' },
      { path: 'kran', name: 'Kran' },
    ])
  })

  it('that holds one bad entry, wherever it stands, leaves everything as it was', async () => {
    await editor('POST', '/api/vehicles', { name: 'Bühne', path: 'buehne' })
    const good: object[] = [
      { path: 'buehne', name: 'Anders' },
      { path: 'kran', name: 'Kran' },
      { path: 'bagger', name: 'Bagger' },
    ]
    for (const at of [0, 1, 2, 3]) {
      const answer = await upload(good.toSpliced(at, 0, { path: 'schlecht', type: 'ufo' }))

      expect(answer).toMatchObject({ status: 422, body: { isStored: false, refused: 1 } })
      expect((answer.body.entries as object[])[at]).toMatchObject({
        index: at,
        result: 'refused',
        errors: expect.arrayContaining([{ field: 'name', message: expect.stringMatching(/\S/) }]),
      })
      expect(await stored()).toEqual([{ path: 'buehne', name: 'Bühne' }])
    }
  })

  it('names every bad entry at once, also one that comes twice', async () => {
    const answer = await upload([
      { path: 'kran', name: 'Kran' },
      { path: 'kran', name: 'Kran' },
      { path: 'ohne-name' },
    ])

    expect(answer).toMatchObject({ status: 422, body: { refused: 2 } })
    expect(
      (answer.body.entries as { result: string; id?: string }[]).map(({ result, id }) => [result, id]),
    ).toEqual([
      ['created', undefined],
      ['refused', undefined],
      ['refused', undefined],
    ])
    expect(await stored()).toEqual([])
  })

  it('is read in by those who may write vehicles', async () => {
    const employee = await employ(app, ['ROLE_EMPLOYEE'])
    const vehicles = [{ path: 'kran', name: 'Kran' }]

    expect((await employee('POST', '/api/vehicles/upload', { vehicles })).status).toBe(403)
    expect((await anyone(app)('POST', '/api/vehicles/upload', { vehicles })).status).toBe(401)
    expect((await editor('POST', '/api/vehicles/upload', { vehicles: 'viele' })).status).toBe(400)
    expect(await stored()).toEqual([])
  })
})
