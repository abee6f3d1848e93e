import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPaidHouse, type PaidHouse } from '#plugins/day-ends/testing/paid-house.ts'
import { hire, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let house: PaidHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openPaidHouse(app)
  await house.pay('2026-11-19T12:00:00Z', 1507)
  await house.closeFitting('2026-11-19')
  const { order } = await house.pay('2026-11-20T12:00:00Z', 1507, { method: 'atm-card' })
  await house.pay('2026-11-20T13:00:00Z', 507, { kind: 'refund', order })
  await house.pay('2026-11-20T14:00:00Z', 1507, { method: 'mollie' })
  await house.pay('2026-11-20T14:00:00Z', 35, { method: 'mollie', kind: 'fee' })
  await house.close('2026-11-20', { lines: 4, float: 1000, counted: 400, note: 'Es fehlen 93 Cent' })
})

afterAll(() => app.close())

const batch = (from: string, to: string, who = house.lead, branch = house.branch) =>
  who.ask('GET', `/api/day-ends/booking-batch?branch=${branch}&from=${from}&to=${to}`)

async function messagesOf(answer: Response): Promise<string[]> {
  const { errors } = await readJson<{ errors: { message: string }[] }>(answer)

  return errors.map(({ message }) => message)
}

const keepAccounts = (data: object) =>
  app.payload.create({
    collection: 'booking-accounts',
    data: {
      name: 'Kanzlei Gruber',
      consultantNumber: 29_098,
      clientNumber: 55_003,
      chart: 'ekr',
      accountLength: 4,
      fiscalYearMonth: 1,
      ...data,
    },
    overrideAccess: true,
  })

describe('the booking batch of closed days', () => {
  it('needs accounts first, and says so', async () => {
    expect(await messagesOf(await batch('2026-11-19', '2026-11-20'))).toEqual([
      expect.stringContaining('fehlen Buchungskonten mit Berater- und Mandantennummer'),
    ])
  })

  it('says which rate has no account', async () => {
    await keepAccounts({ chart: 'skr03' })

    expect(await messagesOf(await batch('2026-11-19', '2026-11-20'))).toEqual([
      'Für 10 % fehlt ein Erlöskonto. Bitte tragen Sie es unter „Buchungskonten“ ein.',
      'Für 20 % fehlt ein Erlöskonto. Bitte tragen Sie es unter „Buchungskonten“ ein.',
    ])
  })

  it('is a file for the accountant, by the accounts of the branch before those for all', async () => {
    await keepAccounts({ branch: house.branch, sales: [{ taxRate: 2000, account: '4020', taxKey: '3' }] })
    const answer = await batch('2026-11-19', '2026-11-20')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const lines = bytes.toString('latin1').trimEnd().split('\r\n')
    const rows = lines.slice(2).map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))

    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="EXTF_Buchungsstapel_2026-11-19_2026-11-20.csv"',
    )
    expect(lines[0]).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"TK";"";"";29098;55003;20260101;4;20261119;20261120;/,
    )
    expect(
      rows.map(([sum, side, , , , , one, other, key, day, of]) =>
        [sum, side, one, other, key, day, of].join(' '),
      ),
    ).toEqual([
      '10,00 S 2700 4010  1911 TA-1',
      '5,00 S 2700 4020 3 1911 TA-1',
      '0,07 S 2700 3690  1911 TA-1',
      '10,00 S 2790 4010  2011 TA-2',
      '5,00 S 2790 4020 3 2011 TA-2',
      '0,07 S 2790 3690  2011 TA-2',
      '3,37 H 2700 4010  2011 TA-2',
      '1,68 H 2700 4020 3 2011 TA-2',
      '0,02 H 2700 3690  2011 TA-2',
      '10,00 S 2792 4010  2011 TA-2',
      '5,00 S 2792 4020 3 2011 TA-2',
      '0,07 S 2792 3690  2011 TA-2',
      '0,35 H 2792 7790  2011 TA-2',
      '0,93 H 2700 7850  2011 TA-2',
    ])
  })

  it('is in the currency of the house', async () => {
    const currencies = async () => {
      const text = Buffer.from(await (await batch('2026-11-19', '2026-11-20')).arrayBuffer()).toString(
        'latin1',
      )
      return new Set(text.match(/"(?:EUR|CHF)"/g))
    }
    expect(await currencies()).toEqual(new Set(['"EUR"']))
    await app.payload.updateGlobal({ slug: 'config', data: { currency: 'CHF' }, overrideAccess: true })
    expect(await currencies()).toEqual(new Set(['"CHF"']))
  })

  it('is of days within one fiscal year that were closed', async () => {
    expect(await messagesOf(await batch('2026-11-20', '2026-11-19'))).toEqual([
      'Der letzte Tag liegt vor dem ersten.',
    ])
    expect(await messagesOf(await batch('2026-11-20', '2027-01-02'))).toEqual([
      'Ein Stapel umfasst höchstens ein Wirtschaftsjahr. Bitte laden Sie jedes Jahr für sich herunter.',
    ])
    expect(await messagesOf(await batch('2026-11-21', '2026-11-22'))).toEqual([
      'In diesem Zeitraum ist kein Tag abgeschlossen.',
    ])
    expect((await batch('gestern', '2026-11-22')).status).toBe(400)
  })

  it('is for whoever leads the branch', async () => {
    const team = await hire(app, 'ROLE_EMPLOYEE', [house.branch])
    const stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'fremd')])

    expect(await verdict(await batch('2026-11-19', '2026-11-20', team))).toEqual({
      status: 403,
      codes: ['not-allowed'],
    })
    expect((await batch('2026-11-19', '2026-11-20', stranger)).status).toBe(403)
    expect(
      (await app.fetch(`/api/day-ends/booking-batch?branch=${house.branch}&from=2026-11-19&to=2026-11-20`))
        .status,
    ).toBe(401)
  })
})
