import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { useMailServer } from '#plugins/messages/testing/use-mail-server.ts'
import type { Hired } from '#scripts/testing/hire.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { acknowledgeNotice, handOverNotice, withdrawNotice } from './leave/settle-notice.ts'
import { type LeaveHouse, noonOf, openLeaveHouse, spring } from './testing/leave-house.ts'

let house: LeaveHouse
let server: MailServer

beforeAll(async () => {
  vi.stubEnv('SERVER_URL', 'https://eck.test')
  server = await openMailServer()
  house = await openLeaveHouse()
  await useMailServer(house.app, server.url)
})
afterAll(async () => {
  await house.app.close()
  await server.close()
  vi.unstubAllEnvs()
})
beforeEach(async () => {
  await house.app.pool.query('truncate messages, outbox')
  server.received.length = 0
})

const newestOf = async (person: Hired) => (await house.noticesOf(person)).at(-1)?.id ?? ''
const refused = (step: Promise<unknown>) => expect(step).rejects.toMatchObject({ code: expect.any(String) })
describe('a notice', () => {
  it('names each leave year with its days and until when they can be taken, and waits to be received', async () => {
    const anna = await house.engageThere()

    expect(await house.tell([anna])).toEqual({ told: [{ person: anna.id, years: 2 }], left: [] })
    expect(await house.noticesOf(anna)).toMatchObject([
      { year: '2024', days: 20, takeUntil: '2025-12-31', sentOn: spring, receivedOn: null, mail: null },
      {
        year: '2025',
        days: 20,
        takeUntil: '2025-12-31',
        sentOn: spring,
        by: expect.stringMatching(/^Person/),
      },
    ])
  })

  it('goes as one mail with what it has to say, whatever words the house has for it', async () => {
    const anna = await house.engageThere()
    const words = { text: 'person-leave-notice', subject: 'Noch {urlaub} in {filiale}', intro: 'Hallo!' }
    expect((await house.admin.ask('POST', '/api/message-texts/save', words)).status).toBe(200)
    await house.tell([anna])
    await deliverPromised(house.app.payload)
    await deliverPromised(house.app.payload)
    const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)))
    await house.app.pool.query('delete from message_texts')

    expect(mails.map(({ subject }) => subject)).toEqual(['Noch 40 Tage in wien'])
    expect(mails[0]?.text).toContain('- Urlaubsjahr 2024: 20 Tage, zu nehmen bis 31.12.2025')
    expect(mails[0]?.text).toContain('- Urlaubsjahr 2025: 20 Tage, zu nehmen bis 31.12.2025')
    expect(mails[0]?.text).toContain('Was Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt.')
    expect(mails[0]?.text).toContain('https://eck.test/backend/zeiten?bereich=abwesenheiten')
    expect(await house.noticesOf(anna)).toMatchObject([
      { mail: 'accepted', receivedOn: null },
      { mail: 'accepted' },
    ])
  })

  it('goes as no mail to whoever has left the house', async () => {
    const [anna, left] = [await house.engageThere(), await house.engageThere()]
    await house.app.pool.query(`update users set expires_at = now() - interval '1 day' where id = $1`, [
      left.id,
    ])
    await house.tell([anna, left])
    await deliverPromised(house.app.payload)
    await deliverPromised(house.app.payload)

    expect(server.received).toHaveLength(1)
    expect(await house.noticesOf(left)).toMatchObject([{ mail: null }, { mail: null }])
  })

  it('that was sent and not received lets nothing lapse, also where its mail came back', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    await deliverPromised(house.app.payload)
    await house.app.pool.query(`update messages set state = 'bounced'`)

    expect(await house.noticesOf(anna)).toMatchObject([{ mail: 'bounced' }, { mail: 'bounced' }])
    expect(await house.lapsedBy(anna, '2026-01-02')).toBe(0)
  })

  it('lets leave lapse once the person has said that they know of it', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    await house.acknowledge(anna, '2025-03-05')
    const after = await house.leaveOf(anna, '2026-01-02', anna)

    expect(after?.notices).toMatchObject([
      { receivedOn: '2025-03-05', receipt: 'acknowledged', witness: null },
      { receivedOn: '2025-03-05', receipt: 'acknowledged' },
    ])
    expect(after?.lapsed).toBe(40)
    expect(after?.lines).toContainEqual(
      expect.objectContaining({
        kind: 'lapsed',
        reason:
          '20 Tage aus dem Urlaubsjahr 2025: verfällt, weil der Hinweis am 05.03.2025 zugegangen ist (§ 7 (3) BUrlG)',
      }),
    )
  })

  it('is received once: who says so again changes nothing', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    await house.acknowledge(anna, '2025-03-05')
    const notice = await newestOf(anna)
    const again = { notice, now: noonOf('2025-12-30') }
    const paper = { ...again, receivedOn: '2025-03-04', witness: 'Olga Ober' }

    await refused(acknowledgeNotice(await house.reqOf(anna), again))
    await refused(handOverNotice(await house.reqOf(house.mia), paper))
    expect((await house.noticesOf(anna)).at(-1)).toMatchObject({
      receivedOn: '2025-03-05',
      receipt: 'acknowledged',
    })
  })

  it('is received on paper on the day and before the witness that whoever leads names', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    const req = await house.reqOf(house.mia)
    for (const { id } of await house.noticesOf(anna)) {
      const paper = { notice: id, witness: 'Olga Ober', now: noonOf('2025-03-10') }
      await refused(handOverNotice(req, { ...paper, receivedOn: '2025-03-02' }))
      await refused(handOverNotice(req, { ...paper, receivedOn: '2025-03-11' }))
      await handOverNotice(req, { ...paper, receivedOn: '2025-03-07' })
    }

    expect(await house.noticesOf(anna)).toMatchObject([
      { receivedOn: '2025-03-07', receipt: 'handed-over', witness: 'Olga Ober' },
      { receipt: 'handed-over' },
    ])
    expect(await house.lapsedBy(anna, '2026-01-02')).toBe(40)
  })

  it('that is withdrawn counts no more, and is said no more of', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    await house.acknowledge(anna, '2025-03-05')
    const req = await house.reqOf(house.mia)
    const [first, second] = await house.noticesOf(anna)
    const withdrawal = { notice: second?.id ?? '', reason: 'Falsches Jahr', now: noonOf('2025-03-06') }
    await withdrawNotice(req, withdrawal)

    await refused(withdrawNotice(req, withdrawal))
    expect(await house.noticesOf(anna)).toMatchObject([
      { id: first?.id, withdrawn: null },
      { withdrawn: 'Falsches Jahr' },
    ])
    expect(await house.lapsedBy(anna, '2026-01-02')).toBe(20)
  })

  it('stays as it was said', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    const { pool } = house.app

    await expect(pool.query('update leave_notices set half_days = 2')).rejects.toThrow('never changed')
    await expect(pool.query('delete from leave_notices')).rejects.toThrow('never changed')
  })
})

it('goes to nobody whose account is closed or has ended by then', async () => {
  const [anna, bea, cleo] = [await house.engageThere(), await house.engageThere(), await house.engageThere()]
  await house.tell([anna, bea, cleo])
  await house.admin.ask('PATCH', `/api/users/${anna.id}`, { isBlocked: true })
  await house.admin.ask('PATCH', `/api/users/${bea.id}`, { expiresAt: '2025-01-01T00:00:00.000Z' })
  await deliverPromised(house.app.payload)

  const { rows } = await house.app.pool.query(`select about from messages where kind = 'leave-notice'`)
  expect(rows).toEqual([{ about: `users:${cleo.id}` }])
})

describe('told twice', () => {
  it('on the same day is told once, by one or by two who lead', async () => {
    const anna = await house.engageThere()
    const [one, other] = await Promise.all([house.tell([anna]), house.tell([anna], spring, house.max)])
    const third = await house.tell([anna])

    expect([...one.told, ...other.told]).toEqual([{ person: anna.id, years: 2 }])
    expect([...one.left, ...other.left]).toEqual([{ person: anna.id, why: 'told-today' }])
    expect(third).toEqual({ told: [], left: [{ person: anna.id, why: 'told-today' }] })
    expect(await house.noticesOf(anna)).toHaveLength(2)
    expect(await promisedTo(anna)).toBe(1)
  })

  it('on another day is another notice, with what is open by then', async () => {
    const anna = await house.engageThere()
    await house.tell([anna])
    await house.app.payload.create({
      collection: 'absences',
      data: {
        user: anna.id,
        branch: house.vienna,
        type: 'vacation',
        status: 'approved',
        firstDay: '2025-05-05',
        lastDay: '2025-05-07',
      },
      overrideAccess: true,
    })
    await house.tell([anna], '2025-06-02')

    expect((await house.noticesOf(anna)).map(({ year, days }) => [year, days])).toEqual([
      ['2024', 20],
      ['2025', 20],
      ['2024', 17],
      ['2025', 20],
    ])
  })
})

const promisedTo = async ({ id }: Hired) =>
  (
    await house.app.pool.query(
      `select from outbox where topic = 'leave-notice' and payload->>'person' = $1`,
      [id],
    )
  ).rowCount
