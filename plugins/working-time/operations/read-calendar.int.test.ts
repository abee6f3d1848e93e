import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { readCalendar } from './read-calendar.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
})

afterAll(() => app.close())

const change = (branch: string, values: object) => admin.ask('PATCH', `/api/branches/${branch}`, values)
const freeDays = async (branch: string, from: string, to: string) => {
  const req = await createLocalReq({}, app.payload)
  const span = { from: dayNumberOf(from), to: dayNumberOf(to) }
  const calendar = await readCalendar({ req, branch })
  const days = Array.from({ length: span.to - span.from }, (_, index) => span.from + index)

  return days.flatMap((day) => {
    const free = calendar(day)
    return free ? [`${isoDayOf(day)} ${free.name} ${free.share}`] : []
  })
}

describe('the region of a branch', () => {
  it('is one of its country', async () => {
    expect((await change(vienna, { region: 'AT-9' })).status).toBe(200)
    expect((await verdict(await change(vienna, { region: 'DE-BY' }))).status).toBe(400)
    expect((await verdict(await change(vienna, { country: 'DE' }))).status).toBe(400)
    expect((await change(vienna, { country: 'DE', region: 'DE-BY' })).status).toBe(200)
    expect(await freeDays(vienna, '2026-01-01', '2026-01-07')).toEqual([
      '2026-01-01 Neujahr whole',
      '2026-01-06 Heilige Drei Könige whole',
    ])
    expect((await change(vienna, { country: 'DE', region: 'DE-HH' })).status).toBe(200)
    expect(await freeDays(vienna, '2026-01-01', '2026-01-07')).toEqual(['2026-01-01 Neujahr whole'])
    expect((await change(vienna, { country: 'AT', region: 'AT-9' })).status).toBe(200)
  })
})

describe('the night of a branch', () => {
  it.each([
    [{ nightFrom: '22:00', nightTo: '06:00', sundayPercent: 50 }, 200],
    [{ nightFrom: '22:00', nightTo: null }, 400],
    [{ nightFrom: '22:00', nightTo: '22:00' }, 400],
    [{ nightFrom: '25:00', nightTo: '06:00' }, 400],
    [{ nightFrom: null, nightTo: null, holidayPercent: 301 }, 400],
    [{ nightFrom: null, nightTo: null, nightPercent: 12.5 }, 400],
    [{ nightFrom: null, nightTo: null, holidayPercent: 100 }, 200],
  ])('%j is answered with %i', async (surcharges, status) => {
    expect((await change(vienna, { surcharges })).status).toBe(status)
  })

  it('is nothing that guests read', async () => {
    const url = `/api/branches/${vienna}`
    const asked = await readJson<object>(await app.fetch(url))

    expect(asked).not.toHaveProperty('surcharges')
    expect(asked).not.toHaveProperty('region')
    expect(await readJson<object>(await tina.ask('GET', url))).toMatchObject({
      region: 'AT-9',
      surcharges: { holidayPercent: 100 },
    })
  })
})

describe('days that the house gives', () => {
  const eve = { name: 'Heiliger Abend', day: '2025-12-24', isYearly: true, share: 'half' }

  it('are given by its administrators and read by everybody who works there', async () => {
    expect((await admin.ask('POST', '/api/company-days', eve)).status).toBe(201)
    expect((await mia.ask('POST', '/api/company-days', { ...eve, branches: [vienna] })).status).toBe(403)
    const seen = await readJson<{ docs: object[] }>(await ben.ask('GET', '/api/company-days'))
    expect(seen.docs).toMatchObject([eve])
    expect((await app.fetch('/api/company-days')).status).toBe(401)
  })

  it('stand beside the holidays of the law, in every branch or in those that are named', async () => {
    const outing = { name: 'Betriebsausflug', day: '2026-12-23', share: 'whole', branches: [graz] }
    expect((await admin.ask('POST', '/api/company-days', outing)).status).toBe(201)

    expect(await freeDays(vienna, '2026-12-20', '2026-12-27')).toEqual([
      '2026-12-24 Heiliger Abend half',
      '2026-12-25 Christtag whole',
      '2026-12-26 Stefanitag whole',
    ])
    expect(await freeDays(graz, '2026-12-22', '2026-12-25')).toEqual([
      '2026-12-23 Betriebsausflug whole',
      '2026-12-24 Heiliger Abend half',
    ])
  })

  it('are known over the end of a year', async () => {
    expect(await freeDays(vienna, '2026-12-26', '2027-01-07')).toEqual([
      '2026-12-26 Stefanitag whole',
      '2027-01-01 Neujahr whole',
      '2027-01-06 Heilige Drei Könige whole',
    ])
  })
})
