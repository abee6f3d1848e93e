import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let { vienna, graz, admin, mia, tina, ben } = {} as TwoBranches

type Doc = { id: string } & Record<string, unknown>

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, graz, admin, mia, tina, ben } = await openTwoBranches(app))
})

afterAll(() => app.close())

const stored = async (answer: Promise<Response>) => (await readJson<{ doc: Doc }>(await answer)).doc
const refused = async (answer: Promise<Response>) => verdict(await answer)
const path = '/api/working-activities'

/** A day of work, each on another day of October. */
const day = (date: number, more: object = {}) => ({
  state: 'ended',
  startedAt: `2026-10-${String(date).padStart(2, '0')}T08:00:00.000Z`,
  endedAt: `2026-10-${String(date).padStart(2, '0')}T16:00:00.000Z`,
  ...more,
})
const post = (entry: object) => mia.ask('POST', path, { user: tina.id, branch: vienna, ...entry })
const add = (entry: object) => stored(post(entry))

async function ledgerOf(activity: string) {
  const { rows } = await app.payload.db.pool.query<{
    id: string
    kind: string
    reason: string | null
    author: string
  }>(
    `select id, kind, reason, author_id as author from working_time_events
      where id = $1 or activity_id = $1 order by sequence`,
    [activity],
  )
  return rows
}

describe('an entry by hand', () => {
  it('is in the ledger with whoever made it', async () => {
    const { id, source } = await add(day(1, { reason: 'Tablet war aus' }))

    expect(source).toBe('manual')
    expect(await ledgerOf(id)).toEqual([{ id, kind: 'correction', reason: 'Tablet war aus', author: mia.id }])
  })

  it('is about somebody who works at its branch, also where both are known to who makes it', async () => {
    const leads = await hire(app, 'ROLE_MANAGER', [vienna, graz])
    const entry = { user: ben.id, branch: vienna, ...day(1) }

    expect((await refused(leads.ask('POST', path, entry))).status).toBe(403)
    expect((await leads.ask('POST', path, { ...entry, branch: graz })).status).toBe(201)
  })

  it.each([
    [
      'that overlaps another one',
      day(1, { startedAt: '2026-10-01T15:59:00Z', endedAt: '2026-10-01T18:00:00Z' }),
      'overlap',
    ],
    [
      'of the future',
      day(1, { startedAt: '2999-01-01T08:00:00Z', endedAt: '2999-01-01T16:00:00Z' }),
      'in-the-future',
    ],
    [
      'of 315 days',
      day(1, { startedAt: '2025-01-01T08:00:00Z', endedAt: '2025-11-12T08:00:00Z' }),
      'too-long',
    ],
    ['without an end', day(2, { endedAt: null }), 'end-missing'],
    [
      'with a break outside of it',
      day(2, { breaks: [{ startedAt: '2026-10-02T17:00:00Z', endedAt: '2026-10-02T17:30:00Z' }] }),
      'break-outside',
    ],
  ])('%s is refused', async (_, entry, code) => {
    expect(await refused(post(entry))).toEqual({
      status: 400,
      codes: [code],
    })
  })

  it('may begin where another one ends', async () => {
    const evening = { startedAt: '2026-10-01T16:00:00Z', endedAt: '2026-10-01T17:00:00Z' }

    expect((await post(day(1, evening))).status).toBe(201)
  })

  it('is stored once for a sender who repeats itself', async () => {
    const clientId = crypto.randomUUID()
    await add(day(3, { clientId }))

    expect((await post(day(3, { clientId }))).status).toBe(400)
  })

  it('that goes on is one of a person', async () => {
    const open = { ...day(4), state: 'running', endedAt: null }
    const { id } = await add(open)
    expect(await refused(post({ ...open, startedAt: '2026-10-05T08:00:00Z' }))).toEqual({
      status: 400,
      codes: ['already-at-work'],
    })

    const reason = 'Hat das Ende vergessen'
    const ended = await stored(mia.ask('PATCH', `${path}/${id}`, { endedAt: '2026-10-04T15:00:00Z', reason }))
    expect(ended).toMatchObject({ state: 'ended', endedAt: '2026-10-04T15:00:00.000Z' })
  })
})

describe('a correction', () => {
  it('changes the entry, names who made it and why, and leaves in the ledger what was there', async () => {
    const { id } = await add(day(6))
    const change = { endedAt: '2026-10-06T15:00:00.000Z', reason: 'Ist früher gegangen' }
    const corrected = await stored(mia.ask('PATCH', `${path}/${id}`, change))

    expect(corrected).toMatchObject({
      ...change,
      source: 'correction',
      correctedBy: expect.objectContaining({ id: mia.id }),
    })
    expect(corrected).not.toHaveProperty('madeOf')
    expect((await ledgerOf(id)).map(({ reason }) => reason)).toEqual([null, change.reason])
  })

  it('needs a reason, each time', async () => {
    const { id } = await add(day(7))
    const missing = { status: 400, codes: ['reason-missing'] }

    expect(await refused(mia.ask('PATCH', `${path}/${id}`, { note: 'x' }))).toEqual(missing)
    await stored(mia.ask('PATCH', `${path}/${id}`, { note: 'x', reason: 'Notiz vergessen' }))
    expect(await refused(mia.ask('PATCH', `${path}/${id}`, { note: 'y' }))).toEqual(missing)
  })

  it('is the whole record as well', async () => {
    const { id } = await add(day(8))
    const whole = {
      user: tina.id,
      branch: vienna,
      ...day(8, { startedAt: '2026-10-08T09:00:00.000Z', reason: 'Kam später' }),
    }

    expect((await mia.ask('PUT', `${path}/${id}`, whole)).status).toBe(200)
    expect(await ledgerOf(id)).toHaveLength(2)
  })

  it('that arrives with another one at once is made by one of them', async () => {
    const { id } = await add(day(9))
    const answers = await Promise.all(
      [12, 13, 14, 15].map((hour) =>
        mia.ask('PATCH', `${path}/${id}`, {
          endedAt: `2026-10-09T${hour}:00:00.000Z`,
          reason: `Ende um ${hour}`,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength((await ledgerOf(id)).length - 1)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    const standing = await app.payload.db.pool.query(
      `select id from working_time_events e where (id = $1 or activity_id = $1)
          and not exists (select from working_time_events c where e.id = any (c.replaces))`,
      [id],
    )
    expect(standing.rowCount).toBe(1)
  })

  it('removes the entry from what counts, and nothing from the ledger', async () => {
    const { id } = await add(day(10))

    expect((await mia.ask('DELETE', `${path}/${id}?reason=Doppelt%20eingetragen`)).status).toBe(200)
    expect((await mia.ask('GET', `${path}/${id}`)).status).toBe(404)
    expect((await ledgerOf(id)).map(({ reason }) => reason)).toEqual([null, 'Doppelt eingetragen'])
    expect((await post(day(10))).status).toBe(201)
  })

  it('gives no entry to another person', async () => {
    const { id } = await add(day(11))
    const answer = mia.ask('PATCH', `${path}/${id}`, { user: mia.id, reason: 'Verwechselt' })

    expect(await refused(answer)).toEqual({ status: 400, codes: ['fixed-field'] })
  })
})

describe('the ledger', () => {
  it('is changed by nobody, not even by a statement', async () => {
    const change = app.payload.db.pool.query('update working_time_events set reason = null')
    await expect(change).rejects.toThrow('never changed')
    await expect(app.payload.db.pool.query('delete from working_time_events')).rejects.toThrow(
      'never changed',
    )
  })
})

describe('what somebody has worked', () => {
  it('is read by themselves and by who leads them, and written by hand by nobody else', async () => {
    const { docs } = await readJson<{ docs: { user: { id: string } }[] }>(await tina.ask('GET', path))
    const { id } = await add(day(12))

    expect(new Set(docs.map(({ user }) => user.id))).toEqual(new Set([tina.id]))
    expect((await tina.ask('POST', path, day(13))).status).toBe(403)
    expect((await tina.ask('PATCH', `${path}/${id}`, { note: 'x', reason: 'x' })).status).toBe(403)
    expect((await ben.ask('GET', `${path}/${id}`)).status).toBe(404)
    expect((await admin.ask('GET', `${path}/${id}`)).status).toBe(200)
  })
})
