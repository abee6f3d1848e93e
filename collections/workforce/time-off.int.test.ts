import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches

type Stored = { doc: { id: string } & Record<string, unknown> }

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
})

afterAll(() => app.close())

const stored = async (answer: Promise<Response>) => (await readJson<Stored>(await answer)).doc
const refused = async (answer: Promise<Response>) => verdict(await answer)

describe('a contract', () => {
  const minutesPerWeekday = { tuesday: 480, thursday: 480, saturday: 240 }
  const contract = (validFrom: string, validUntil: string | null, more: object = {}) => ({
    user: tina.id,
    branch: vienna,
    validFrom,
    validUntil,
    weeklyMinutes: 1200,
    minutesPerWeekday,
    hourlyWage: 1450,
    ...more,
  })

  it('begins once at a branch on a day', async () => {
    expect((await admin.ask('POST', '/api/contracts', contract('2026-01-01', '2026-12-31'))).status).toBe(201)
    expect(await refused(admin.ask('POST', '/api/contracts', contract('2026-01-01', null)))).toEqual({
      status: 400,
      codes: ['same-begin'],
    })
    expect((await admin.ask('POST', '/api/contracts', contract('2027-01-01', null))).status).toBe(201)
  })

  it('adds up', async () => {
    const answer = admin.ask(
      'POST',
      '/api/contracts',
      contract('2025-01-01', '2024-12-31', { weeklyMinutes: 1500 }),
    )

    expect(await refused(answer)).toEqual({
      status: 400,
      codes: ['ends-before-it-begins', 'weekdays-differ'],
    })
    const yearly = { hoursPer: 'year', employmentType: 'apprentice' }
    expect(await refused(admin.ask('POST', '/api/contracts', contract('2025-01-01', null, yearly)))).toEqual({
      status: 400,
      codes: ['hours-missing', 'birth-date-missing'],
    })
  })

  it('keeps its wage from everybody but the administration', async () => {
    const wageFor = async (person: Hired) => {
      const { docs } = await readJson<{ docs: object[] }>(
        await person.ask('GET', '/api/contracts?sort=validFrom'),
      )
      return docs.map((doc) => ('hourlyWage' in doc ? doc.hourlyWage : 'closed'))
    }

    expect(await wageFor(admin)).toEqual([1450, 1450])
    expect(await wageFor(mia)).toEqual(['closed', 'closed'])
    expect(await wageFor(tina)).toEqual(['closed', 'closed'])
    expect(await wageFor(ben)).toEqual([])
    expect((await mia.ask('GET', '/api/contracts?where[hourlyWage][greater_than]=1')).status).toBe(400)
  })

  it('tells when somebody was born to who leads, not even to themselves', async () => {
    const young = await hire(app, 'ROLE_EMPLOYEE', [vienna])
    const born = { user: young.id, bornOn: '2009-05-01', employmentType: 'apprentice' }
    const { id } = await stored(admin.ask('POST', '/api/contracts', contract('2026-09-01', null, born)))
    const bornFor = async (person: Hired) =>
      (await readJson<{ bornOn?: string }>(await person.ask('GET', `/api/contracts/${id}`))).bornOn

    expect([await bornFor(admin), await bornFor(mia), await bornFor(young)]).toEqual([
      '2009-05-01',
      '2009-05-01',
      undefined,
    ])
  })

  it('goes on beside others of the person, for another branch or from another day on', async () => {
    const both = await hire(app, 'ROLE_EMPLOYEE', [vienna, graz])
    const person = { user: both.id }
    const inGraz = contract('2026-01-01', null, { ...person, branch: graz })
    const answers = [
      await admin.ask('POST', '/api/contracts', contract('2026-01-01', null, person)),
      await admin.ask('POST', '/api/contracts', inGraz),
      await admin.ask('POST', '/api/contracts', contract('2026-03-01', '2026-04-30', person)),
    ]

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const { id } = (await readJson<Stored>(answers[2] ?? Response.error())).doc
    expect(await refused(admin.ask('PATCH', `/api/contracts/${id}`, { validFrom: '2026-01-01' }))).toEqual({
      status: 400,
      codes: ['same-begin'],
    })
  })
})

describe('an absence', () => {
  const week = (more: object = {}) => ({
    user: tina.id,
    branch: vienna,
    type: 'vacation',
    firstDay: '2026-11-23',
    lastDay: '2026-11-29',
    ...more,
  })

  it('is asked for by oneself and counted by the contract', async () => {
    expect(await refused(tina.ask('POST', '/api/absences', week({ days: 99 })))).toEqual({
      status: 400,
      codes: ['fixed-field'],
    })
    const doc = await stored(tina.ask('POST', '/api/absences', week()))

    expect(doc).toMatchObject({ status: 'requested', days: 3, approvedBy: null })
  })

  it('overlaps no other one, though halves of a day may meet', async () => {
    const next = week({ firstDay: '2026-11-29', lastDay: '2026-11-30' })
    expect(await refused(tina.ask('POST', '/api/absences', next))).toEqual({
      status: 400,
      codes: ['overlap'],
    })

    const morning = week({ firstDay: '2026-12-15', lastDay: '2026-12-15', endsAtNoon: true })
    const afternoon = week({ firstDay: '2026-12-15', lastDay: '2026-12-15', startsAtNoon: true })
    const both = [
      await tina.ask('POST', '/api/absences', morning),
      await tina.ask('POST', '/api/absences', afternoon),
    ]
    const docs = await Promise.all(both.map((answer) => readJson<Stored>(answer)))
    expect(docs.map(({ doc }) => doc.days)).toEqual([0.5, 0.5])
  })

  it('shows its document to who leads the branch, to nobody of another one', async () => {
    const document = await fileOf('krank.txt')
    const max = await hire(app, 'ROLE_MANAGER', [graz])
    const sick = {
      user: tina.id,
      branch: vienna,
      type: 'sick',
      firstDay: '2028-02-01',
      lastDay: '2028-02-02',
    }
    await stored(tina.ask('POST', '/api/absences', { ...sick, document }))

    expect((await mia.ask('GET', `/api/uploads/${document}`)).status).toBe(200)
    expect((await max.ask('GET', `/api/uploads/${document}`)).status).toBe(404)
    expect((await ben.ask('GET', `/api/uploads/${document}`)).status).toBe(404)
  })

  it('takes no file from the website or from another branch by naming it', async () => {
    const document = await fileOf('film.txt')
    await app.payload.update({
      collection: 'uploads',
      id: document,
      data: { isPublic: true },
      overrideAccess: true,
    })
    const day = { firstDay: '2028-03-01', lastDay: '2028-03-01' }
    await stored(
      tina.ask('POST', '/api/absences', { user: tina.id, branch: vienna, type: 'sick', ...day, document }),
    )
    const kept = await app.payload.findByID({ collection: 'uploads', id: document, overrideAccess: true })

    expect(kept).toMatchObject({ isPublic: true, branch: null })
  })

  it('is decided by who leads, once, and says by whom', async () => {
    const { id } = await stored(
      tina.ask('POST', '/api/absences', week({ firstDay: '2027-02-01', lastDay: '2027-02-02' })),
    )
    const path = `/api/absences/${id}`

    expect(await refused(tina.ask('PATCH', path, { status: 'approved' }))).toEqual({
      status: 400,
      codes: ['not-yours-to-decide'],
    })
    expect(await stored(mia.ask('PATCH', path, { status: 'approved' }))).toMatchObject({
      status: 'approved',
      approvedBy: expect.objectContaining({ id: mia.id }),
    })
    expect(await refused(mia.ask('PATCH', path, { status: 'rejected' }))).toEqual({
      status: 400,
      codes: ['decided'],
    })
    expect(await refused(tina.ask('PATCH', path, { lastDay: '2027-02-10' }))).toEqual({
      status: 400,
      codes: ['decided'],
    })
    expect(await refused(tina.ask('PATCH', path, { status: 'canceled' }))).toEqual({
      status: 400,
      codes: ['not-yours-to-decide'],
    })
    expect((await mia.ask('PATCH', path, { status: 'canceled' })).status).toBe(200)
  })

  it('is asked for nobody else, at no foreign branch, and never comes approved', async () => {
    const days = { firstDay: '2027-05-03', lastDay: '2027-05-04' }

    expect((await ben.ask('POST', '/api/absences', week(days))).status).toBe(403)
    expect((await tina.ask('POST', '/api/absences', week({ ...days, branch: graz }))).status).toBe(403)
    expect(await refused(tina.ask('POST', '/api/absences', week({ ...days, status: 'approved' })))).toEqual({
      status: 400,
      codes: ['not-yours-to-decide'],
    })
  })

  it('without a contract has no count', async () => {
    const doc = await stored(ben.ask('POST', '/api/absences', week({ user: ben.id, branch: graz })))

    expect(doc.days).toBeNull()
  })
})

async function fileOf(filename: string): Promise<string> {
  const answer = await app.fetch('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename, data: `data:text/plain;base64,${btoa(filename)}` }),
  })
  return (await readJson<{ id: string }>(answer)).id
}
