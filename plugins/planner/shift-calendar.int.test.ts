import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let cast: TwoBranches
let otto: Hired

beforeAll(async () => {
  app = await createTestApp()
  cast = await openTwoBranches(app)
  otto = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
})

afterAll(() => app.close())

async function publishedShift(person: Hired, day: string, more: object = {}): Promise<string> {
  const { id } = await app.payload.create({
    collection: 'working-schedules',
    data: {
      user: person.id,
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

describe('a calendar', () => {
  const feedOf = async ({ ask }: Hired) =>
    (await readJson<{ url: string }>(await ask('POST', '/api/working-schedules/calendar'))).url
  const open = (url: string) => app.fetch(url)
  const lineOf = (text: string, name: string) => text.split('\r\n').find((line) => line.startsWith(name))

  it('has the published shifts of its owner in UTC, each under a name that stays, with its revision', async () => {
    const lena = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna])
    const shift = await publishedShift(lena, '2097-01-01', {
      position: 'Bar',
      note: 'Mit; Komma, und\nZeile',
    })
    await publishedShift(lena, '2097-01-02', { status: 'draft' })
    await publishedShift(otto, '2097-01-03')
    const answer = await open(await feedOf(lena))
    const text = await answer.text()

    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(lineOf(text, 'UID:')).toBe(`UID:shift-${shift}@theke`)
    expect(lineOf(text, 'DTSTART')).toMatch(/^DTSTART:2097\d{4}T080000Z$/)
    expect(lineOf(text, 'SEQUENCE')).toBe('SEQUENCE:0')
    expect(lineOf(text, 'SUMMARY')).toBe('SUMMARY:Dienst: Bar')
    expect(lineOf(text, 'DESCRIPTION')).toBe('DESCRIPTION:Mit\\; Komma\\, und\\nZeile')

    await cast.mia.ask('PATCH', `/api/working-schedules/${shift}`, { breakMinutes: 30 })
    const changed = await (await open(await feedOf(lena))).text()
    expect([lineOf(changed, 'UID:'), lineOf(changed, 'SEQUENCE')]).toEqual([
      lineOf(text, 'UID:'),
      'SEQUENCE:1',
    ])
  })

  it('is opened by its newest address alone, until it is taken back or its owner is locked out', async () => {
    const first = await feedOf(otto)
    const second = await feedOf(otto)
    const status = async (url: string) => (await open(url)).status
    expect([await status(first), await status(second)]).toEqual([404, 200])
    await app.payload.update({
      collection: 'users',
      id: otto.id,
      data: { isBlocked: true },
      overrideAccess: true,
    })
    expect(await status(second)).toBe(404)
    await app.payload.update({
      collection: 'users',
      id: otto.id,
      data: { isBlocked: false },
      overrideAccess: true,
    })
    expect(await status(second)).toBe(200)
    const { rows } = await app.pool.query('select hash from calendar_feeds')
    expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1))

    const third = await feedOf(cast.tina)
    expect(await readJson(await cast.tina.ask('DELETE', '/api/working-schedules/calendar'))).toEqual({
      isRevoked: true,
    })
    expect(await status(third)).toBe(404)
    expect((await app.fetch('/api/working-schedules/calendar', { method: 'POST' })).status).toBe(401)
  })
})
