import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { recordStatements } from '#scripts/testing/count-statements.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'

import { march, openSheetHouse, type SheetHouse } from './testing/sheet-house.ts'

let house: SheetHouse

beforeAll(async () => {
  house = await openSheetHouse()
})

afterAll(() => house.app.close())

const file = (by: Hired, path: string) => by.ask('GET', `/api/time-sheets/${path}`)
const payroll = (by: Hired, format = 'csv', query = '') =>
  file(by, `payroll/${house.vienna}/${march}/${format}${query}`)

describe('a month as a file', () => {
  it('is for the person, whoever leads them, and nobody else', async () => {
    const anna = await house.engage()
    await house.work(anna, '2025-03-03')
    const path = `${anna.id}/${march}/file/csv`

    for (const by of [anna, house.mia, house.admin]) {
      const answer = await file(by, path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answer.text()).toContain('03.03.2025;03.03.2025 08:00;03.03.2025 16:30;12:00–12:30;30;480')
    }
    for (const by of [house.ben, await house.engage(), await hire(house.app, 'ROLE_MANAGER', [house.graz])]) {
      expect(await verdict(await file(by, path))).toEqual({ status: 404, codes: ['unknown-record'] })
    }
  })

  it('is a PDF as well', async () => {
    const anna = await house.engage()
    const answer = await file(house.mia, `${anna.id}/${march}/file/pdf`)

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
  })
})

it('what was said of somebody’s months is read once for each time that one is told, and once to do something', async () => {
  const anna = await house.engage({ personnelNumber: '71' })
  await house.work(anna, '2025-03-03')
  await house.close(anna)
  const readings = async (asking: () => Promise<Response>) => {
    const ask = async () => expect((await asking()).ok).toBe(true)
    const texts = await recordStatements(house.app.payload, ask)
    return texts.filter((text) => text.includes('from time_sheet_events where user_id')).length
  }
  const { hash } = await house.sheetOf(anna)

  expect(await readings(() => file(house.mia, `${anna.id}/${march}`))).toBe(1)
  expect(await readings(() => file(house.mia, `${anna.id}/${march}/file/csv`))).toBe(1)
  // What is done is told afterwards, as it is then.
  expect(await readings(() => house.step(house.mia, anna, 'reopen', { reason: 'Prüfung' }))).toBe(2)
  expect(await readings(() => house.step(house.mia, anna, 'close', { hash }))).toBe(2)
})

describe('hours for whoever pays', () => {
  it('are those of closed months alone, and name whose month is open', async () => {
    const anna = await house.engage({ personnelNumber: '17' })
    await house.work(anna, '2025-03-03')
    await house.app.payload.update({
      collection: 'branches',
      id: house.vienna,
      data: { payroll: { consultantNumber: 1234567, clientNumber: 42, worked: 100 } },
      overrideAccess: true,
    })
    expect(await verdict(await payroll(house.mia))).toEqual({ status: 409, codes: ['months-open'] })

    await house.close(anna)
    const table = await (await payroll(house.mia, 'csv', '?isPartial=true')).text()
    expect(table.split('\r\n').filter((line) => line.startsWith('2025-03;17;'))).toEqual([
      expect.stringMatching(/^2025-03;17;Person \d+;wien;100;Gearbeitete Stunden;480;8,00;$/),
    ])
    const batch = await payroll(house.admin, 'lodas', '?isPartial=true')
    expect(batch.headers.get('content-type')).toBe('text/plain; charset=windows-1252')
    expect(await batch.text()).toContain('BeraterNr=1234567\r\nMandantenNr=42\r\n')
    expect(await (await payroll(house.mia, 'lodas', '?isPartial=true')).text()).toContain(
      '\r\n1;01.03.2025;17;100;1;8,00;\r\n',
    )
  })

  it('need numbers that LODAS understands', async () => {
    const ben = await hire(house.app, 'ROLE_MANAGER', [house.graz])
    const missing = { status: 400, codes: ['payroll-number-missing'] }
    const path = `payroll/${house.graz}/${march}/lodas`
    expect(await verdict(await file(ben, path))).toEqual(missing)

    await house.app.payload.update({
      collection: 'branches',
      id: house.graz,
      data: { payroll: { consultantNumber: 1234567, clientNumber: 42, worked: 100 } },
      overrideAccess: true,
    })
    expect((await file(ben, path)).status).toBe(200)
    const nobody = await house.engage({ personnelNumber: 'A-1', branch: house.graz })
    const { hash } = await house.sheetOf(nobody)
    await house.step(house.admin, nobody, 'close', { hash, reason: 'Antwortet nicht.' })
    expect(await verdict(await file(house.admin, path))).toEqual(missing)
  })

  it('are of whoever works elsewhere by now as well, also for a lead who sees them no more', async () => {
    const moved = await house.engage({ personnelNumber: '23' })
    await house.work(moved, '2025-03-04')
    const { hash } = await house.sheetOf(moved)
    await house.step(house.admin, moved, 'close', { hash, reason: 'Arbeitet jetzt in Graz.' })
    await house.app.payload.update({
      collection: 'users',
      id: moved.id,
      data: { branches: [house.graz] },
      overrideAccess: true,
    })

    const table = await (await payroll(house.mia, 'csv', '?isPartial=true')).text()
    expect(table.split('\r\n').some((line) => line.startsWith('2025-03;23;'))).toBe(true)

    // Where they work now they have another number, which here is somebody else's.
    await house.contract(moved, { branch: house.graz, validFrom: '2025-06-01', personnelNumber: '90' })
    const later = await (await payroll(house.mia, 'csv', '?isPartial=true')).text()
    expect(later.split('\r\n').filter((line) => line.startsWith('2025-03;90;'))).toEqual([])
    expect(later.split('\r\n').filter((line) => line.startsWith('2025-03;23;'))).not.toEqual([])
  })

  it('are for whoever leads the branch', async () => {
    const graz = await hire(house.app, 'ROLE_MANAGER', [house.graz])

    expect(await verdict(await payroll(house.tina))).toEqual({ status: 403, codes: ['not-allowed'] })
    expect(await verdict(await payroll(graz))).toEqual({ status: 404, codes: ['unknown-branch'] })
    expect((await file(house.admin, `payroll/${crypto.randomUUID()}/${march}/csv`)).status).toBe(404)
  })

  it('are numbers that nobody sees but whoever leads', async () => {
    const seen = async (by: Hired) => {
      const answer = await by.ask('GET', `/api/branches/${house.vienna}`)
      return Object.hasOwn((await answer.json()) as object, 'payroll')
    }

    const other = await hire(house.app, 'ROLE_MANAGER', [house.graz])

    expect([await seen(house.tina), await seen(other), await seen(house.mia)]).toEqual([false, false, true])
  })
})
