import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina } = {} as TwoBranches

type Stored = { doc: { id: string } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina } = await openTwoBranches(app))
})

afterAll(() => app.close())

const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc
const refused = async (answer: Promise<Response>) => verdict(await answer)

describe('an absence', () => {
  const halfYearLater = { firstDay: '2028-01-10', lastDay: '2028-01-11' }
  const week = (more: object = {}) => ({ user: tina.id, branch: vienna, type: 'vacation', ...more })

  it('of somebody who leads is decided by somebody else', async () => {
    const own = { user: mia.id, firstDay: '2027-06-07', lastDay: '2027-06-08' }
    const ownAbsence = { status: 400, codes: ['own-absence'] }
    expect(await refused(mia.ask('POST', '/api/absences', week({ ...own, status: 'approved' })))).toEqual(
      ownAbsence,
    )
    const { id } = await stored(mia.ask('POST', '/api/absences', week(own)))
    const path = `/api/absences/${id}`

    expect(await refused(mia.ask('PATCH', path, { status: 'approved' }))).toEqual(ownAbsence)
    expect(await refused(mia.ask('PATCH', path, { status: 'approved', user: tina.id }))).toEqual(ownAbsence)
    expect(await stored(admin.ask('PATCH', path, { status: 'approved' }))).toMatchObject({
      approvedBy: expect.objectContaining({ id: admin.id }),
    })
    expect(await refused(mia.ask('PATCH', path, { status: 'canceled' }))).toEqual(ownAbsence)
    expect(await refused(mia.ask('DELETE', path))).toEqual(ownAbsence)

    const second = await hire(app, 'ROLE_MANAGER', [vienna])
    expect((await second.ask('PATCH', path, { status: 'canceled' })).status).toBe(200)
  })

  it('is recorded and decided at a branch where the person works, by who leads it', async () => {
    const both = await hire(app, 'ROLE_MANAGER', [vienna, graz])
    const days = { firstDay: '2027-07-05', lastDay: '2027-07-06' }

    expect((await both.ask('POST', '/api/absences', week({ ...days, branch: graz }))).status).toBe(403)
    const { id } = await stored(both.ask('POST', '/api/absences', week(days)))
    expect((await both.ask('PATCH', `/api/absences/${id}`, { branch: graz })).status).toBe(403)

    const elsewhere = await stored(
      admin.ask('POST', '/api/absences', week({ ...halfYearLater, branch: graz })),
    )
    expect((await both.ask('PATCH', `/api/absences/${elsewhere.id}`, { status: 'approved' })).status).toBe(
      403,
    )
  })
})
