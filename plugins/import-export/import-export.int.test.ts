import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { importableLists, sheetFormats } from '#domain/operations/import-export/import-export.contract.ts'
import { askWith, type Hired, hire, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { download, handIn, rowsOf, send } from './testing/sheets.ts'

let app: TestApp
let chief: Hired
let manager: Hired
let markt: string

const store = (collection: string, data: object) =>
  app.payload.create({ collection: collection as never, data: data as never, overrideAccess: true })

const namesOf = async (slug: string): Promise<string[]> => {
  const answer = await chief.ask('GET', `/api/${slug}?limit=100&depth=0&sort=name`)
  return (await readJson<{ docs: { name: string }[] }>(answer)).docs.map(({ name }) => name)
}

beforeAll(async () => {
  app = await createTestApp()
  markt = await openBranch(app, 'markt')
  await openBranch(app, 'see')
  chief = await hire(app, 'ROLE_ADMIN')
  manager = await hire(app, 'ROLE_MANAGER', [markt])
  await store('products', {
    name: 'Schnitzel; vom Kalb',
    description: 'Mit Erdäpfeln\nund "Preiselbeeren"',
    price: 1890,
    unit: 'serving',
    allergens: ['A', 'C'],
    soldOutUntil: '2026-12-24T17:30:45.123Z',
  })
  await store('products', {
    name: '=SUMME(A1:A9)',
    description: '+43 5572',
    price: 0,
    unit: 'kilogram',
    minimumQuantity: 0.125,
  })
  await store('vehicles', { name: 'Saugwagen', path: 'saugwagen', type: 'truck', price: 45_000, year: 2020 })
  await store('customers', {
    kind: 'person',
    lastName: 'Berger',
    email: 'anna@example.com',
    phone: '+436641234567',
    birthday: '1990-02-01',
    branch: markt,
    tags: ['Stammgast', 'mag es ruhig'],
  })
})

afterAll(() => app.close())

describe.each(importableLists)('the list of %s', (slug) => {
  test.each(sheetFormats)('comes back from %s as it went: nothing changes', async (format) => {
    const file = await download(chief, slug, format)
    const { status, report } = await handIn(chief, slug, file)

    expect(status).toBe(200)
    expect(report).toMatchObject({ created: 0, updated: 0, refused: 0, ignoredColumns: [], rows: [] })
    expect(report.unchanged).toBeGreaterThan(0)
  })

  test('is closed to whoever may not read or write it', async () => {
    const nobody = { ask: askWith(app) }
    const employee = await hire(app, 'ROLE_EMPLOYEE', [markt])

    expect(await verdict(await nobody.ask('GET', `/api/${slug}/export?format=csv`))).toMatchObject({
      status: 401,
    })
    expect(await verdict(await send(nobody, slug, 'Name\nX'))).toMatchObject({ status: 401 })
    expect(await verdict(await send(employee, slug, 'Name\nX'))).toEqual({
      status: 403,
      codes: ['not-allowed'],
    })
  })
})

describe('an exported file', () => {
  it('opens in a German Excel: a byte order mark, semicolons, commas in numbers, and no formulas', async () => {
    const [titles, ...rows] = rowsOf(await download(chief, 'products', 'csv', '&sort=name'))

    expect(titles?.startsWith('\uFEFFKennung;Name;Beschreibung;Preis;')).toBe(true)
    expect(rows.join('\n')).toContain(`;'=SUMME(A1:A9);'+43 5572;0,00;Kilogramm;`)
    expect(rows.join('\n')).toContain(
      `;"Schnitzel; vom Kalb";"Mit Erdäpfeln\nund ""Preiselbeeren""";18,90;Portion;`,
    )
    expect(rows.join('\n')).toContain(';24.12.2026 18:30')
  })

  it('holds numbers as numbers in Excel’s own format', async () => {
    const [sheet] = await readExcelFile(await download(chief, 'products', 'xlsx', '&sort=-price'))
    const [titles, first] = sheet?.data ?? []

    expect(first?.[titles?.indexOf('Preis') ?? -1]).toBe(18.9)
  })

  it('holds what the list shows with its search and filters', async () => {
    const found = rowsOf(await download(chief, 'products', 'csv', '&search=schnitzel'))
    expect(found.slice(1).join('\n')).toContain('Schnitzel')
    expect(found.join('\n')).not.toContain('SUMME')

    const dear = rowsOf(await download(chief, 'products', 'csv', '&where[price][greater_than]=5000'))
    expect(dear).toHaveLength(1)
    expect(
      await verdict(await chief.ask('GET', '/api/products/export?format=csv&where[secret][equals]=1')),
    ).toMatchObject({ status: 400 })
    expect(await verdict(await chief.ask('GET', '/api/products/export?format=pdf'))).toEqual({
      status: 400,
      codes: ['validation'],
    })
  })
})

describe('a list that comes in', () => {
  it('creates what is new and changes what it names', async () => {
    const file =
      'Pfad;Name;Preis pro Tag;Öffentlich;Art\nsaugwagen;Saugwagen 12 m³;12,90;nein;LKW\nkran;Kran;1.250;ja;Hebebühne\n'
    const trial = await handIn(chief, 'vehicles', file, true)
    expect(trial).toMatchObject({
      status: 200,
      report: { isStored: false, created: 1, updated: 1, refused: 0 },
    })
    expect(await namesOf('vehicles')).toEqual(['Saugwagen'])

    const { report } = await handIn(chief, 'vehicles', file)
    expect(report).toMatchObject({ isStored: true, created: 1, updated: 1 })
    expect(report.rows[0]).toEqual({
      row: 2,
      title: 'Saugwagen 12 m³',
      result: 'updated',
      changed: ['Name', 'Öffentlich', 'Preis pro Tag'],
    })
    const kran = await readJson(await chief.ask('GET', '/api/vehicles/kran?depth=0'))
    expect(kran).toMatchObject({ name: 'Kran', price: 125_000, isPublic: true, type: 'lift' })
  })

  it('is refused as a whole, and every wrong cell is named in German', async () => {
    const before = await namesOf('products')
    const file =
      'Name;Preis;Einheit;Notiz\nGulasch;9,90;Portion;x\nSuppe;gratis;Portion;\n;3,00;Portion;\nBrot;1,00;Laib;\nGulasch;5,00;Stück;\n'
    const { status, report } = await handIn(chief, 'products', file)

    expect(status).toBe(422)
    expect(report).toMatchObject({ isStored: false, created: 1, refused: 4, ignoredColumns: ['Notiz'] })
    expect(report.errors).toEqual([
      { message: '4 Zeilen sind fehlerhaft. Es wurde nichts gespeichert.', code: 'validation' },
    ])
    expect(report.rows.filter(({ result }) => result === 'refused')).toMatchObject([
      { row: 3, errors: [{ column: 'Preis', message: 'Bitte geben Sie einen Betrag wie 12,90 an.' }] },
      { row: 4, errors: [{ column: 'Name', message: 'Pflichtfeld' }] },
      {
        row: 5,
        errors: [{ column: 'Einheit', message: expect.stringContaining('„Laib“ steht nicht zur Auswahl') }],
      },
      { row: 6, errors: [{ column: 'Name', message: 'Derselbe Eintrag steht schon in Zeile 2.' }] },
    ])
    expect(await namesOf('products')).toEqual(before)
  })

  it('is read as Excel saves it: in its old code page, as Unicode text, with commas', async () => {
    const western = Buffer.from('Name;Preis;Einheit\nKäsknöpfle;11,50;Portion\n', 'latin1')
    expect((await handIn(chief, 'products', western, true)).report).toMatchObject({
      created: 1,
      rows: [{ title: 'Käsknöpfle' }],
    })
    const unicode = Buffer.from('\uFEFFName\tPreis\tEinheit\r\nKäsknöpfle\t11,50\tPortion\r\n', 'utf16le')
    expect((await handIn(chief, 'products', unicode, true)).report).toMatchObject({
      created: 1,
      rows: [{ title: 'Käsknöpfle' }],
    })
    expect(
      (await handIn(chief, 'products', 'name,price,unit\nTee,"3,20",piece\n', true)).report,
    ).toMatchObject({ created: 1 })
  })

  it.each([
    ['nothing but titles', 'Name;Preis\n', 'Die Datei enthält keine Zeilen.'],
    ['no column of the list', 'Farbe\nrot\n', 'Keine Spalte der Datei gehört zu dieser Liste.'],
    ['a column twice', 'Name;Name\na;b\n', 'Die Spalte „Name“ kommt zweimal vor.'],
    ['a broken XLSX', 'PK\u0003\u0004 nichts', 'Die Datei ist keine lesbare Excel-Datei (.xlsx).'],
    ['too many rows', `Name\n${'x\n'.repeat(10_001)}`, 'Höchstens 10.000 Zeilen auf einmal.'],
  ])('with %s is refused with a reason', async (_what, file, message) => {
    const answer = await send(chief, 'products', file)
    expect(answer.status).toBe(400)
    expect(await readJson(answer)).toMatchObject({
      errors: [{ message, field: 'content', code: 'validation' }],
    })
  })

  it('cannot reach beyond the branches of whoever hands it in', async () => {
    const file = (branch: string) => `Art;Nachname;E-Mail;Filiale\nPerson;Neu;neu@example.com;${branch}\n`

    expect((await handIn(manager, 'customers', file('see'))).report).toMatchObject({
      refused: 1,
      isStored: false,
    })
    expect((await handIn(manager, 'customers', file('markt'))).report).toMatchObject({
      created: 1,
      isStored: true,
    })
  })

  it('names customers by number, else by their address, and never invents a number', async () => {
    const byMail = await handIn(chief, 'customers', 'E-Mail;Vorname\nANNA@example.com;Anna\n')
    expect(byMail.report).toMatchObject({ updated: 1, rows: [{ changed: ['Vorname', 'E-Mail'] }] })

    const unknown = await handIn(chief, 'customers', 'Kundennummer;Vorname\n99999;Anna\n')
    expect(unknown.report.rows).toMatchObject([
      { errors: [{ column: 'Kundennummer', message: 'Zu dieser Angabe gibt es keinen Eintrag.' }] },
    ])
  })
})
