import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hire } from '#scripts/testing/hire.ts'

import { sendChangeMail, sendPlanMail } from './jobs/shift-mails.ts'
import { monday, openPlanHouse, type PlanHouse, sunday, week } from './testing/plan-house.ts'

let cast: PlanHouse

beforeAll(async () => {
  cast = await openPlanHouse()
})

afterAll(() => cast.app.close())

beforeEach(() => cast.clear())

const call: PlanHouse['call'] = (...given) => cast.call(...given)
const shift: PlanHouse['shift'] = (...given) => cast.shift(...given)
const add: PlanHouse['add'] = (...given) => cast.add(...given)
const change: PlanHouse['change'] = (...given) => cast.change(...given)
const publish = () =>
  call<{ published: number; told: number }>(cast.mia, 'POST', 'plan/publish', {
    branch: cast.vienna,
    ...week,
  })
const promisedTo = async () =>
  (
    await cast.app.pool.query<{ topic: string; payload: { person: string; what?: string } }>(
      `select topic, payload from outbox where topic like 'shift-%' order by id`,
    )
  ).rows.map(({ topic, payload }) => [topic, payload.person, payload.what].filter(Boolean).join(' '))

describe('who is told', () => {
  it('of a plan is each person once, however many shifts are theirs', async () => {
    await add(shift(monday, cast.tina))
    await add(shift('2097-08-06', cast.tina))
    await add(shift(monday, cast.olga))
    await add(shift(monday, null))

    expect(await publish()).toEqual({ published: 4, told: 2 })
    expect((await promisedTo()).toSorted()).toEqual(
      [`shift-plan ${cast.tina.id}`, `shift-plan ${cast.olga.id}`].toSorted(),
    )
    expect(await publish()).toEqual({ published: 0, told: 0 })
    expect(await promisedTo()).toHaveLength(2)
  })

  it('of a change are those whose published shift it was and is', async () => {
    const { id } = await add(shift(monday, cast.tina))
    await change(id, { revision: 0, note: 'Entwurf' })
    expect(await promisedTo()).toEqual([])
    await publish()
    await cast.app.pool.query(`delete from outbox where topic like 'shift-%'`)
    await change(id, { revision: 2, to: `${monday}T17:00:00Z` })
    await change(id, { revision: 3, person: cast.olga.id })
    await call(cast.mia, 'POST', 'plan/remove', { shifts: [{ id, revision: 4 }] })

    expect(await promisedTo()).toEqual([
      `shift-change ${cast.tina.id} changed`,
      `shift-change ${cast.tina.id} dropped`,
      `shift-change ${cast.olga.id} new`,
      `shift-change ${cast.olga.id} dropped`,
    ])
  })

  it('is nobody whose account has ended', async () => {
    const sent: string[] = []
    Object.assign(cast.app.payload, { sendEmail: async ({ to }: { to: string }) => sent.push(to) })
    const left = await hire(cast.app, 'ROLE_EMPLOYEE', [cast.vienna])
    const { id } = await add(shift(monday, left))
    await publish()
    const end = (expiresAt: string | null) =>
      cast.app.payload.update({
        collection: 'users',
        id: left.id,
        data: { expiresAt },
        overrideAccess: true,
      })
    const about = {
      person: left.id,
      branch: cast.vienna,
      from: `${monday}T00:00:00Z`,
      to: `${sunday}T00:00:00Z`,
    }
    const tellAs = async (once: string) => {
      const { payload } = cast.app
      const delivering = { payload, givenUp: new AbortController().signal, once, isLastTry: false }
      await sendPlanMail(about, delivering)
      await sendChangeMail(
        { ...about, shift: id, revision: 1, what: 'changed' },
        { ...delivering, once: `${once}-2` },
      )
    }
    await end('2020-01-01T00:00:00.000Z')
    await tellAs('ended')
    expect(sent).toEqual([])
    await end(null)
    await tellAs('open')
    expect(sent).toHaveLength(2)
  })

  it('reads their shifts in one mail, and of a change what holds by now', async () => {
    const sent: { to: string; text: string }[] = []
    Object.assign(cast.app.payload, {
      sendEmail: async (mail: { to: string; text: string }) => sent.push(mail),
    })
    const delivering = (once: string) => ({
      payload: cast.app.payload,
      givenUp: new AbortController().signal,
      once,
      isLastTry: false,
    })
    const { id } = await add(shift(monday, cast.tina, { note: 'Schlüssel holen' }))
    await add(shift('2097-08-06', cast.tina))
    await publish()
    const about = {
      person: cast.tina.id,
      branch: cast.vienna,
      from: `${monday}T00:00:00Z`,
      to: `${sunday}T00:00:00Z`,
    }
    await sendPlanMail(about, delivering('one'))
    await sendPlanMail(about, delivering('one'))

    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('- Montag 5. August 2097, 10:00 bis 18:00, Service (Schlüssel holen)')
    expect(sent[0]?.text).toContain('- Dienstag 6. August 2097, 10:00 bis 18:00, Service')

    await change(id, { revision: 1, to: `${monday}T17:00:00Z` })
    const news = { ...about, shift: id, what: 'changed' as const }
    await sendChangeMail({ ...news, revision: 1 }, delivering('two'))
    await sendChangeMail({ ...news, revision: 2 }, delivering('three'))
    expect(sent.slice(1).map(({ text }) => text.includes('10:00 bis 19:00'))).toEqual([true])
  })
})
