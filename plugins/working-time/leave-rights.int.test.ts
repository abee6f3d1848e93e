import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { type LeaveHouse, openLeaveHouse, spring } from './testing/leave-house.ts'

let house: LeaveHouse

beforeAll(async () => {
  house = await openLeaveHouse()
})
afterAll(() => house.app.close())

const call = (by: Hired, path: string, body: object = {}) =>
  by.ask('POST', `/api/time-sheets/leave-notices${path}`, body)

describe('nobody is told', () => {
  it('of what has lapsed, was taken, could not be taken any more, or without a contract', async () => {
    const anna = await house.engageThere()
    const late = await house.engageThere({ validFrom: '2025-01-01' })
    const none = await hire(house.app, 'ROLE_EMPLOYEE', [house.vienna])
    await house.tell([anna])
    await house.acknowledge(anna, '2025-03-05')

    // What was told and lapsed at the end of 2025 is told no more in the year after it.
    await house.tell([anna], '2026-01-05')
    expect((await house.noticesOf(anna)).map(({ year }) => year)).toEqual(['2024', '2025', '2026'])
    const { told, left } = await house.tell([late, none], '2025-12-20')
    expect(told).toEqual([])
    expect(new Map(left.map(({ person, why }) => [person, why]))).toEqual(
      new Map([
        [late.id, 'too-late'],
        [none.id, 'no-account'],
      ]),
    )
  })

  it('by themselves, or by whoever does not lead them', async () => {
    const anna = await house.engageThere()
    const strangers = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    const body = { branch: house.vienna, users: [anna.id] }

    expect(await house.tell([house.mia])).toEqual({ told: [], left: [{ person: house.mia.id, why: 'own' }] })
    expect(await verdict(await call(anna, '', body))).toEqual({ status: 403, codes: ['not-allowed'] })
    expect(await verdict(await call(strangers, '', body))).toEqual({ status: 404, codes: ['unknown-branch'] })
    expect(await verdict(await call(strangers, '', { ...body, branch: house.graz }))).toEqual({
      status: 404,
      codes: ['unknown-record'],
    })
    expect((await askWith(house.app)('POST', '/api/time-sheets/leave-notices', body)).status).toBe(401)
    expect(await house.noticesOf(anna)).toEqual([])
  })
})

describe('what is said of a notice', () => {
  it('is said by the person themselves or by whoever leads them, and to strangers there is none', async () => {
    const anna = await house.engageThere()
    const other = await house.engageThere()
    const strangers = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    expect((await call(house.mia, '', { branch: house.vienna, users: [anna.id] })).status).toBe(200)
    const { docs } = await readJson<{ docs: { notices: { id: string }[] }[] }>(
      await anna.ask('GET', `/api/time-sheets/holiday-balances?user=${anna.id}`),
    )
    const path = `/${docs[0]?.notices.at(-1)?.id}`
    const paper = { receivedOn: Temporal.Now.plainDateISO('Europe/Vienna').toString(), witness: 'Olga Ober' }
    const reason = { reason: 'War falsch' }

    for (const stranger of [other, strangers]) {
      expect((await call(stranger, `${path}/acknowledge`)).status).toBe(404)
      expect((await call(stranger, `${path}/hand-over`, paper)).status).toBe(404)
      expect((await call(stranger, `${path}/withdraw`, reason)).status).toBe(404)
    }
    expect((await call(house.mia, `${path}/acknowledge`)).status).toBe(403)
    expect((await call(anna, `${path}/hand-over`, paper)).status).toBe(403)
    expect((await call(anna, `${path}/withdraw`, reason)).status).toBe(403)
    expect((await call(anna, `/${crypto.randomUUID()}/acknowledge`)).status).toBe(404)
    expect((await call(anna, `${path}/acknowledge`)).status).toBe(200)
    expect((await call(anna, `${path}/acknowledge`)).status).toBe(409)
  })
})

describe('leave that is carried over', () => {
  const carry = (by: Hired, body: object) => by.ask('POST', '/api/time-sheets/leave-carry-overs', body)
  const why = { yearFrom: '2024-01-01', ground: 'operational', words: 'Umbau der Küche' }

  it('stands until 31 March with its reason and who gave it, until it is taken back', async () => {
    const anna = await house.engageThere()
    await house.tell([anna], '2024-08-05')
    await house.acknowledge(anna, '2024-08-05')
    expect(await house.lapsedBy(anna, '2025-03-31')).toBe(20)

    expect((await carry(house.mia, { user: anna.id, ...why })).status).toBe(200)
    const march = await house.leaveOf(anna, '2025-03-31')
    expect(march?.lapsed).toBe(0)
    expect(march?.carriedOver).toMatchObject([
      { year: '2024', ground: 'operational', words: 'Umbau der Küche', by: expect.stringMatching(/^Person/) },
    ])
    expect(march?.lines.map(({ reason }) => reason)).toContain(
      '20 Tage aus dem Urlaubsjahr 2024: verfällt nicht, weil bis 31. März übertragen: Dringende betriebliche Gründe (Umbau der Küche) (§ 7 (3) BUrlG)',
    )
    expect(await house.lapsedBy(anna, '2025-04-01')).toBe(20)

    const back = { ...why, ground: 'withdrawn', words: 'War ein Irrtum' }
    expect((await carry(house.mia, { user: anna.id, ...back })).status).toBe(200)
    expect(await house.leaveOf(anna, '2025-03-31')).toMatchObject({ lapsed: 20, carriedOver: [] })
  })

  it('is so by whoever leads the person, in Germany, and of a leave year that they have', async () => {
    const anna = await house.engageThere()
    const body = { user: anna.id, ...why }
    const graz = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    const strangers = await carry(graz, body)
    const early = await carry(house.mia, { ...body, yearFrom: '2023-01-01' })
    const notGerman = await carry(house.admin, { ...body, user: house.ben.id })

    expect((await carry(anna, body)).status).toBe(403)
    expect(await verdict(strangers)).toEqual({ status: 404, codes: ['unknown-record'] })
    expect(await verdict(early)).toEqual({ status: 400, codes: ['unknown-leave-year'] })
    expect(await verdict(notGerman)).toEqual({ status: 400, codes: ['no-carry-over'] })
    expect((await house.leaveOf(anna, spring))?.carriedOver).toEqual([])
  })
})
