import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { hire, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

let app: TestApp
let house: PaidHouse
let closed: NonNullable<DayEnd['closed']>

beforeAll(async () => {
  app = await createTestApp()
  house = await openPaidHouse(app)
  await app.pool.query(`update branches set name = 'Gasthaus Žižka & Söhne' where id = $1`, [house.branch])
  await house.pay('2026-11-19T12:00:00Z', 1507)
  await house.closeFitting('2026-11-19')
  const { order } = await house.pay('2026-11-20T12:00:00Z', 1507)
  await house.pay('2026-11-20T13:00:00Z', 507, { kind: 'refund', order })
  await house.pay('2026-11-20T14:00:00Z', 120_000, { method: 'mollie' })
  await house.pay('2026-11-20T14:00:00Z', 35, { method: 'mollie', kind: 'fee' })
  await house.pay('2026-11-19T12:30:00Z', 1507, { method: 'atm-card' })
  const note = '=HYPERLINK("http://boese.example";"Kasse")'
  const answer = await house.close('2026-11-20', {
    lines: 5,
    float: 5000,
    coins: { '5000': 1, '200': 3 },
    note,
  })
  closed = (await readJson<DayEnd>(answer)).closed as NonNullable<DayEnd['closed']>
})

afterAll(() => app.close())

const file = (format: string, who = house.lead, id = closed.id) =>
  who.ask('GET', `/api/day-ends/${id}/file/${format}`)

describe('a closed day as CSV', () => {
  it('opens in a German spreadsheet, and runs nothing', async () => {
    const answer = await file('csv')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const lines = text.split('\r\n')

    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Tagesabschluss 2026-11-20 Nr 2.csv"',
    )
    expect(
      text.startsWith('\uFEFFBereich;Bezeichnung;Betrag;Netto;Steuer;Bestellungen;Zeitpunkt;Text\r\n'),
    ).toBe(true)
    expect(lines).toContain('Tag;Filiale;;;;;;Gasthaus Žižka & Söhne')
    expect(lines).toContain('Summe;Einnahmen;1225,07;;;4;;')
    expect(lines).toContain('Summe;Gebühren der Anbieter;-0,35;;;;;')
    expect(lines).toContain('Zahlungsart;Barzahlung;10,00;;;1;;')
    expect(lines).toContain(`Tag;Prüfsumme;;;;;;${closed.hash}`)
    expect(lines).toContain('Zahlung;Erstattet, Barzahlung;-5,07;;;;20.11.2026 14:00;')
    expect(lines.filter((line) => line.startsWith('Zahlung (früherer Tag);'))).toHaveLength(1)
    const cell = lines.find((line) => line.startsWith('Kasse;Differenz;'))
    expect(cell).toBe(`Kasse;Differenz;-4,00;;;;;"'=HYPERLINK(""http://boese.example"";""Kasse"")"`)
  })
})

describe('a closed day as PDF', () => {
  it('is a sheet that says whose day it is, what it came to, and how it is sealed', async () => {
    const answer = await file('pdf')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const library = await PDFiumLibrary.init()
    const sheet = await library.loadDocument(new Uint8Array(await answer.arrayBuffer()))
    const pages = [...sheet.pages()]
    const text = pages.map((page) => page.getText().replaceAll('\u00a0', ' ')).join('\n')
    const { originalWidth: width, originalHeight: height } = sheet.getPage(0).getOriginalSize()

    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    for (const fact of [
      'Gasthaus Žižka & Söhne',
      'Tagesabschluss 20.11.2026',
      '1.225,07 €',
      'Bankomatkarte',
      'Spenden, ohne Steuer',
      'Differenz',
      '-4,00 €',
      'Eine Zahlung gehört zu einem Tag davor und wurde hier verbucht.',
      closed.hash,
    ])
      expect(text).toContain(fact)
    expect(text).toContain(closed.previousHash)
    expect(text).toMatch(/Seite 1 von \d/)
  })
})

describe('the files of a day', () => {
  it('are for whoever may see the day', async () => {
    const stranger = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'fremd')])
    const team = await hire(app, 'ROLE_EMPLOYEE', [house.branch])

    expect(await verdict(await file('pdf', stranger))).toEqual({ status: 404, codes: ['unknown-record'] })
    expect((await file('csv', team)).status).toBe(200)
    expect((await file('doc')).status).toBe(400)
    expect((await file('csv', house.lead, crypto.randomUUID())).status).toBe(404)
    expect((await app.fetch(`/api/day-ends/${closed.id}/file/csv`)).status).toBe(401)
  })
})
