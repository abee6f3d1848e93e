import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hire, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp
let house: PaidHouse

beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  house = await openPaidHouse(app)
})

afterAll(() => app.close())

describe('who closes a day', () => {
  it('is one of ten at once, and the others are told what there is', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    const count = { lines: 1, float: 0, counted: 1507 }
    const answers = await Promise.all(Array.from({ length: 10 }, () => house.close('2026-11-20', count)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const [refused] = answers.filter(({ status }) => status === 409)
    const { errors } = await readJson<{ errors: object[] }>(refused as Response)
    expect(errors).toMatchObject([{ code: 'day-closed', data: { number: 1 } }])
    expect((await house.days()).days).toHaveLength(1)
  })

  it('leads the branch', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    const count = { lines: 1, float: 0, counted: 1507 }
    const team = await hire(app, 'ROLE_EMPLOYEE', [house.branch])
    const stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, `fremd`)])

    expect((await house.close('2026-11-20', count, team)).status).toBe(403)
    expect(await house.day('2026-11-20', team)).toMatchObject({ whyNot: expect.stringContaining('Leitung') })
    expect((await house.close('2026-11-20', count, stranger)).status).toBe(403)
    const seen = await stranger.ask('GET', `/api/day-ends/days/${house.branch}/2026-11-20`)
    expect(await verdict(seen)).toEqual({ status: 404, codes: ['unknown-branch'] })
    expect((await app.fetch(`/api/day-ends/days?branch=${house.branch}`)).status).toBe(401)
    const admin = await hire(app, 'ROLE_ADMIN')
    expect((await house.close('2026-11-20', count, admin)).status).toBe(201)
  })

  it('says a sum or pieces, and nothing below zero', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    const count = { lines: 1, float: 0, counted: 1507 }

    for (const wrong of [{ counted: -1 }, { float: 1.5 }, { coins: { '300': 1 } }, { coins: { '100': 1 } }]) {
      const refused = await house.close('2026-11-20', { ...count, ...wrong })
      expect(refused.status).toBe(400)
    }
    expect((await house.close('2026-11-20', { lines: 1, float: 0 })).status).toBe(400)
    expect((await house.close('9999-12-31', count)).status).toBe(400)
    expect((await house.close('2026-02-30', count)).status).toBe(400)
  })
})

describe('a day that was closed', () => {
  it('is changed and removed by nothing, nor are its lines', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    await house.closeFitting('2026-11-20')

    for (const change of [
      'update day_ends set total = 1',
      'delete from day_ends',
      `update day_end_lines set parts = '[]'`,
      'delete from day_end_lines',
    ]) {
      await expect(app.pool.query(change)).rejects.toThrow('day ends are added, never changed')
    }
  })

  it('keeps its figures when who closed it leaves the house', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    const passing = await hire(app, 'ROLE_MANAGER', [house.branch])
    await house.closeFitting('2026-11-20', passing)
    const before = await house.day('2026-11-20')
    const admin = await hire(app, 'ROLE_ADMIN')
    expect((await admin.ask('DELETE', `/api/users/${passing.id}`)).status).toBe(200)

    expect(await house.day('2026-11-20')).toEqual({ ...before, closed: { ...before.closed, by: null } })
  })

  it('is found by its date and by its seal, by whoever may see it', async () => {
    await house.pay('2026-11-20T12:00:00Z', 1507)
    await house.closeFitting('2026-11-20')
    const { closed } = await house.day('2026-11-20')
    const stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'nebenan')])
    const found = async (term: string, who = house.lead) => {
      const { groups } = await readJson<{ groups: { hits: { title: string }[] }[] }>(
        await who.ask('POST', '/api/desk/search', { term }),
      )
      return groups.flatMap(({ hits }) => hits.map(({ title }) => title))
    }

    expect(await found('20.11.2026')).toContain('20.11.2026')
    expect(await found(String(closed?.hash))).toEqual(['20.11.2026'])
    expect(await found(String(closed?.hash), stranger)).toEqual([])
  })
})
