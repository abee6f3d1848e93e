import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { MovedSwap } from '#domain/workforce/planning/plan-steps.contract.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let cast: TwoBranches
let otto: Hired
let days = 0

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  otto = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
})

afterAll(() => app.close())

/** Each on a day of its own, far ahead. */
async function publishedShift(person: Hired | null, more: object = {}): Promise<string> {
  days += 1
  const day = Temporal.PlainDate.from('2097-01-01').add({ days }).toString()
  const { id } = await app.payload.create({
    collection: 'working-schedules',
    data: {
      user: person?.id ?? null,
      branch: cast.vienna,
      from: `${day}T08:00:00Z`,
      to: `${day}T16:00:00Z`,
      status: 'published',
      revision: 0,
      ...more,
    },
    overrideAccess: true,
  })
  return id
}

const begin = ({ ask }: Hired, shift: string, more: object = {}) =>
  ask('POST', '/api/shift-swaps/begin', { shift, ...more })
const begun = async (...given: Parameters<typeof begin>) => readJson<MovedSwap>(await begin(...given))
const move = ({ ask }: Hired, { id }: MovedSwap, action: string) =>
  ask('POST', `/api/shift-swaps/${id}/${action}`)
const holderOf = async (shift: string) =>
  (await app.pool.query('select user_id as holder from working_schedules where id = $1', [shift])).rows[0]
    ?.holder

describe('a shift changes hands', () => {
  it('once a colleague has taken it and whoever leads has approved, and each step may be sent twice', async () => {
    const shift = await publishedShift(cast.tina)
    const swap = await begun(cast.tina, shift, { note: 'Zahnarzt' })
    expect(swap).toMatchObject({ status: 'requested', user: cast.tina.id, taker: null })
    expect(await begun(cast.tina, shift)).toEqual(swap)

    for (const _ of [1, 2]) {
      const taken = await move(otto, swap, 'accept')
      expect(await readJson(taken)).toMatchObject({ status: 'accepted', taker: otto.id })
    }
    expect(await holderOf(shift)).toBe(cast.tina.id)
    for (const _ of [1, 2]) {
      const approved = await move(cast.mia, swap, 'approve')
      expect(await readJson(approved)).toMatchObject({ status: 'approved' })
    }
    expect(await holderOf(shift)).toBe(otto.id)
  })

  it('once for two who approve and reject at the same time', async () => {
    const shift = await publishedShift(cast.tina)
    const swap = await begun(cast.tina, shift, { taker: otto.id })
    await move(otto, swap, 'accept')
    const answers = await Promise.all([
      move(cast.mia, swap, 'approve'),
      move(cast.admin, swap, 'reject'),
      move(cast.tina, swap, 'withdraw'),
    ])
    const won = answers.filter(({ status }) => status === 200)

    expect(won).toHaveLength(1)
    const { status } = await readJson<MovedSwap>(won[0] as Response) // one of the three, as just seen
    expect(await holderOf(shift)).toBe(status === 'approved' ? otto.id : cast.tina.id)
  })

  it('where it was open, for whoever asked first and is approved; the others are told no', async () => {
    const shift = await publishedShift(null)
    const [tina, ottos] = [await begun(cast.tina, shift), await begun(otto, shift)]
    expect([tina.status, ottos.status]).toEqual(['accepted', 'accepted'])
    await move(cast.mia, ottos, 'approve')

    expect(await holderOf(shift)).toBe(otto.id)
    expect(await verdict(await move(cast.mia, tina, 'approve'))).toEqual({
      status: 409,
      codes: ['swap-settled'],
    })
  })
})

describe('a shift stays where it is', () => {
  it.each([
    ['somebody of another branch', () => cast.ben, 'accept', { status: 404, codes: ['unknown-record'] }],
    ['whoever gives it', () => cast.tina, 'accept', { status: 403, codes: ['not-allowed'] }],
    ['a colleague who does not lead', () => otto, 'approve', { status: 403, codes: ['not-allowed'] }],
    [
      'whoever leads before anybody has taken it',
      () => cast.mia,
      'approve',
      { status: 409, codes: ['swap-not-taken'] },
    ],
    ['a colleague', () => otto, 'withdraw', { status: 403, codes: ['not-allowed'] }],
  ])('for %s', async (_, person, action, expected) => {
    const shift = await publishedShift(cast.tina)
    const swap = await begun(cast.tina, shift)

    expect(await verdict(await move(person(), swap, action))).toEqual(expected)
    expect(await holderOf(shift)).toBe(cast.tina.id)
  })

  it('where the colleague to whom it is offered has another one or leave, of which they alone hear', async () => {
    const [busy, away] = [await publishedShift(cast.tina), await publishedShift(cast.tina)]
    const dayOf = (back: number) =>
      Temporal.PlainDate.from('2097-01-01')
        .add({ days: days - back })
        .toString()
    const data = {
      user: otto.id,
      branch: cast.vienna,
      type: 'vacation' as const,
      status: 'approved' as const,
      firstDay: dayOf(0),
      lastDay: dayOf(0),
    }
    await app.payload.create({ collection: 'absences', data, overrideAccess: true })
    await publishedShift(otto, { from: `${dayOf(1)}T08:00:00Z`, to: `${dayOf(1)}T16:00:00Z` })

    for (const [shift, code] of [
      [busy, 'overlap'],
      [away, 'on-leave'],
    ] as const) {
      const swap = await begun(cast.tina, shift, { taker: otto.id })
      expect(swap).toMatchObject({ status: 'requested', taker: otto.id })
      expect(await verdict(await move(otto, swap, 'accept'))).toEqual({ status: 400, codes: [code] })
      expect(await holderOf(shift)).toBe(cast.tina.id)
    }
  })

  it('where a rule of the record objects, of the swap itself or of what else was asked for, and it is said why', async () => {
    const shift = await publishedShift(null)
    const [tina, ottos] = [await begun(cast.tina, shift), await begun(otto, shift)]
    const statusOf = async (...swaps: MovedSwap[]) =>
      (
        await app.pool.query('select status from shift_swaps where id = any($1::uuid[])', [
          swaps.map(({ id }) => id),
        ])
      ).rows.map(({ status }) => status)
    const refused = { status: 400, codes: ['validation'] }
    for (const swap of [tina, ottos]) {
      await app.pool.query('update shift_swaps set note = $2 where id = $1', [tina.id, 'x'.repeat(501)])
      expect(await verdict(await move(cast.mia, swap, 'approve'))).toEqual(refused)
      expect(await statusOf(tina, ottos)).toEqual(['accepted', 'accepted'])
    }
  })

  it('where the taker has another one by then', async () => {
    const shift = await publishedShift(cast.tina)
    const swap = await begun(cast.tina, shift)
    await move(otto, swap, 'accept')
    days -= 1
    await publishedShift(otto)

    expect(await verdict(await move(cast.mia, swap, 'approve'))).toEqual({ status: 400, codes: ['overlap'] })
    expect(await holderOf(shift)).toBe(cast.tina.id)
  })

  it('where it is no longer theirs, or has begun', async () => {
    const shift = await publishedShift(cast.tina)
    const swap = await begun(cast.tina, shift)
    await move(otto, swap, 'accept')
    await app.pool.query('update working_schedules set user_id = null where id = $1', [shift])
    expect(await verdict(await move(cast.mia, swap, 'approve'))).toEqual({
      status: 409,
      codes: ['swap-outdated'],
    })

    const past = await publishedShift(cast.tina, { from: '2020-01-01T08:00:00Z', to: '2020-01-01T12:00:00Z' })
    expect(await verdict(await begin(cast.tina, past))).toEqual({ status: 409, codes: ['swap-outdated'] })
  })

  it('where it is not one’s own, not published, or for somebody of elsewhere', async () => {
    const [foreign, own] = [await publishedShift(otto), await publishedShift(cast.tina)]
    const draft = await publishedShift(cast.tina, { status: 'draft' })

    expect((await begin(cast.tina, foreign)).status).toBe(404)
    expect((await begin(cast.tina, draft)).status).toBe(404)
    expect((await begin(cast.tina, own, { taker: cast.ben.id })).status).toBe(403)
    expect((await begin(cast.ben, await publishedShift(null))).status).toBe(404)
  })

  it('never to somebody who is not let in by then', async () => {
    const leaving = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
    const data = { expiresAt: '2096-12-31T00:00:00.000Z' }
    await app.payload.update({ collection: 'users', id: leaving.id, data, overrideAccess: true })

    const shift = await publishedShift(cast.tina)
    expect((await begin(cast.tina, shift, { taker: leaving.id })).status).toBe(403)
  })
})

it('a shift is taken out of the plan together with what was asked for about it', async () => {
  const shift = await publishedShift(cast.tina)
  const { id } = await begun(cast.tina, shift)
  expect((await cast.mia.ask('DELETE', `/api/working-schedules/${shift}`)).status).toBe(200)
  expect((await cast.mia.ask('GET', `/api/shift-swaps/${id}`)).status).toBe(404)
})
