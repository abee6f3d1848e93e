import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type MailServer, openMailServer } from '#plugins/messages/testing/mail-server.ts'
import { useMailServer } from '#plugins/messages/testing/use-mail-server.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { sendNotices } from './leave/send-notices.ts'
import { acknowledgeNotice, handOverNotice, withdrawNotice } from './leave/settle-notice.ts'
import { type LeaveHouse, noonOf, openLeaveHouse } from './testing/leave-house.ts'

const spring = '2025-03-03'
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

const send = async (people: Hired[], day = spring, by = house.mia) =>
  sendNotices(await house.reqOf(by), {
    branch: house.vienna,
    users: people.map(({ id }) => id),
    now: noonOf(day),
  })
const noticesOf = async (person: Hired, day = spring) => (await house.leaveOf(person, day))?.notices ?? []
const newestOf = async (person: Hired) => (await noticesOf(person)).at(-1)?.id ?? ''
const acknowledge = async (person: Hired, day: string) => {
  const req = await house.reqOf(person)
  for (const { id, receivedOn } of await noticesOf(person)) {
    if (receivedOn === null) await acknowledgeNotice(req, { notice: id, now: noonOf(day) })
  }
}
const lapsedBy = async (person: Hired, day: string) => (await house.leaveOf(person, day))?.lapsed
const refused = (step: Promise<unknown>) => expect(step).rejects.toMatchObject({ code: expect.any(String) })
const call = (by: Hired, path: string, body: object = {}) =>
  by.ask('POST', `/api/time-sheets/leave-notices${path}`, body)

describe('a notice', () => {
  it('names each leave year with its days and until when they can be taken, and waits to be received', async () => {
    const anna = await house.engageThere()

    expect(await send([anna])).toEqual({ told: [{ person: anna.id, years: 2 }], left: [] })
    expect(await noticesOf(anna)).toMatchObject([
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
    await send([anna])
    await deliverPromised(house.app.payload)
    await deliverPromised(house.app.payload)
    const mails = await Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw)))
    await house.app.pool.query('delete from message_texts')

    expect(mails.map(({ subject }) => subject)).toEqual(['Noch 40 Tage in wien'])
    expect(mails[0]?.text).toContain('- Urlaubsjahr 2024: 20 Tage, zu nehmen bis 31.12.2025')
    expect(mails[0]?.text).toContain('- Urlaubsjahr 2025: 20 Tage, zu nehmen bis 31.12.2025')
    expect(mails[0]?.text).toContain('Was Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt.')
    expect(mails[0]?.text).toContain('https://eck.test/backend/zeiten?bereich=abwesenheiten')
    expect(await noticesOf(anna)).toMatchObject([
      { mail: 'accepted', receivedOn: null },
      { mail: 'accepted' },
    ])
  })

  it('that was sent and not received lets nothing lapse, also where its mail came back', async () => {
    const anna = await house.engageThere()
    await send([anna])
    await deliverPromised(house.app.payload)
    await house.app.pool.query(`update messages set state = 'bounced'`)

    expect(await noticesOf(anna)).toMatchObject([{ mail: 'bounced' }, { mail: 'bounced' }])
    expect(await lapsedBy(anna, '2026-01-02')).toBe(0)
  })

  it('lets leave lapse once the person has said that they know of it', async () => {
    const anna = await house.engageThere()
    await send([anna])
    await acknowledge(anna, '2025-03-05')
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
    await send([anna])
    await acknowledge(anna, '2025-03-05')
    const notice = await newestOf(anna)
    const again = { notice, now: noonOf('2025-12-30') }
    const paper = { ...again, receivedOn: '2025-03-04', witness: 'Olga Ober' }

    await refused(acknowledgeNotice(await house.reqOf(anna), again))
    await refused(handOverNotice(await house.reqOf(house.mia), paper))
    expect((await noticesOf(anna)).at(-1)).toMatchObject({
      receivedOn: '2025-03-05',
      receipt: 'acknowledged',
    })
  })

  it('is received on paper on the day and before the witness that whoever leads names', async () => {
    const anna = await house.engageThere()
    await send([anna])
    const req = await house.reqOf(house.mia)
    for (const { id } of await noticesOf(anna)) {
      const paper = { notice: id, witness: 'Olga Ober', now: noonOf('2025-03-10') }
      await refused(handOverNotice(req, { ...paper, receivedOn: '2025-03-02' }))
      await refused(handOverNotice(req, { ...paper, receivedOn: '2025-03-11' }))
      await handOverNotice(req, { ...paper, receivedOn: '2025-03-07' })
    }

    expect(await noticesOf(anna)).toMatchObject([
      { receivedOn: '2025-03-07', receipt: 'handed-over', witness: 'Olga Ober' },
      { receipt: 'handed-over' },
    ])
    expect(await lapsedBy(anna, '2026-01-02')).toBe(40)
  })

  it('that is withdrawn counts no more, and is said no more of', async () => {
    const anna = await house.engageThere()
    await send([anna])
    await acknowledge(anna, '2025-03-05')
    const req = await house.reqOf(house.mia)
    const [first, second] = await noticesOf(anna)
    const withdrawal = { notice: second?.id ?? '', reason: 'Falsches Jahr', now: noonOf('2025-03-06') }
    await withdrawNotice(req, withdrawal)

    await refused(withdrawNotice(req, withdrawal))
    expect(await noticesOf(anna)).toMatchObject([
      { id: first?.id, withdrawn: null },
      { withdrawn: 'Falsches Jahr' },
    ])
    expect(await lapsedBy(anna, '2026-01-02')).toBe(20)
  })

  it('stays as it was said', async () => {
    const anna = await house.engageThere()
    await send([anna])
    const { pool } = house.app

    await expect(pool.query('update leave_notices set half_days = 2')).rejects.toThrow('never changed')
    await expect(pool.query('delete from leave_notices')).rejects.toThrow('never changed')
  })
})

describe('told twice', () => {
  it('on the same day is told once, by one or by two who lead', async () => {
    const anna = await house.engageThere()
    const [one, other] = await Promise.all([send([anna]), send([anna], spring, house.max)])
    const third = await send([anna])

    expect([...one.told, ...other.told]).toEqual([{ person: anna.id, years: 2 }])
    expect([...one.left, ...other.left]).toEqual([{ person: anna.id, why: 'told-today' }])
    expect(third).toEqual({ told: [], left: [{ person: anna.id, why: 'told-today' }] })
    expect(await noticesOf(anna)).toHaveLength(2)
    expect(await promisedTo(anna)).toBe(1)
  })

  it('on another day is another notice, with what is open by then', async () => {
    const anna = await house.engageThere()
    await send([anna])
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
    await send([anna], '2025-06-02')

    expect((await noticesOf(anna)).map(({ year, days }) => [year, days])).toEqual([
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

describe('nobody is told', () => {
  it('of what has lapsed, was taken, could not be taken any more, or without a contract', async () => {
    const anna = await house.engageThere()
    const late = await house.engageThere({ validFrom: '2025-01-01' })
    const none = await hire(house.app, 'ROLE_EMPLOYEE', [house.vienna])
    await send([anna])
    await acknowledge(anna, '2025-03-05')

    // What was told and lapsed at the end of 2025 is told no more in the year after it.
    await send([anna], '2026-01-05')
    expect((await noticesOf(anna)).map(({ year }) => year)).toEqual(['2024', '2025', '2026'])
    const { told, left } = await send([late, none], '2025-12-20')
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

    expect(await send([house.mia])).toEqual({ told: [], left: [{ person: house.mia.id, why: 'own' }] })
    expect(await verdict(await call(anna, '', body))).toEqual({ status: 403, codes: ['not-allowed'] })
    expect(await verdict(await call(strangers, '', body))).toEqual({ status: 404, codes: ['unknown-branch'] })
    expect(await verdict(await call(strangers, '', { ...body, branch: house.graz }))).toEqual({
      status: 404,
      codes: ['unknown-record'],
    })
    expect((await askWith(house.app)('POST', '/api/time-sheets/leave-notices', body)).status).toBe(401)
    expect(await noticesOf(anna)).toEqual([])
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
    await send([anna], '2024-08-05')
    await acknowledge(anna, '2024-08-05')
    expect(await lapsedBy(anna, '2025-03-31')).toBe(20)

    expect((await carry(house.mia, { user: anna.id, ...why })).status).toBe(200)
    const march = await house.leaveOf(anna, '2025-03-31')
    expect(march?.lapsed).toBe(0)
    expect(march?.carriedOver).toMatchObject([
      { year: '2024', ground: 'operational', words: 'Umbau der Küche', by: expect.stringMatching(/^Person/) },
    ])
    expect(march?.lines.map(({ reason }) => reason)).toContain(
      '20 Tage aus dem Urlaubsjahr 2024: verfällt nicht, weil bis 31. März übertragen: Dringende betriebliche Gründe (Umbau der Küche) (§ 7 (3) BUrlG)',
    )
    expect(await lapsedBy(anna, '2025-04-01')).toBe(20)

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
