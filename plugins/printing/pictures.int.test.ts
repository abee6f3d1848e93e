import { PDFiumLibrary } from '@hyzyla/pdfium'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawPaper } from '#domain/ordering/printing/draw-paper.ts'
import type { PaperLine } from '#domain/ordering/printing/paper.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { askWith } from '#scripts/testing/hire.ts'
import { storeLogo } from '#scripts/testing/store-logo.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readPng } from './simulators/read-png.ts'
import { readPrinted } from './simulators/read-printed.ts'
import { openPrinters, type Printers } from './testing/open-printers.ts'

let app: TestApp
let house: Printers

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
})

afterAll(() => app.close())

const kindsOf = (lines: readonly PaperLine[] = []) => lines.map(({ kind }) => kind)

test('a printer of Star that prints pictures is offered one, and cuts behind it', async () => {
  const printer = await house.setUp({ printer: { drawing: 'picture' } })
  await house.print(await house.counter.place(), { device: printer.id })
  const { jobToken = '', mediaTypes } = await printer.asked()
  expect(mediaTypes?.[0]).toBe('image/png')
  const answer = await app.fetch(
    `/api/print-jobs/cloudprnt/${printer.key}?type=image%2Fpng&token=${jobToken}`,
  )

  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('x-star-cut')).toBe('partial; feed=true')
  expect(await readPng(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({ width: 576 })
})

test('a printer in the network that prints pictures gets every line as dots, on its width', async () => {
  const printer = await house.setUp({
    printer: { protocol: 'escpos-tcp', host: '10.0.0.9', drawing: 'picture', paperWidth: '58' },
  })
  await house.print(await house.counter.place(), { device: printer.id, layout: 'kitchen' })
  const { jobToken = '', mediaTypes: [type = ''] = [] } = await printer.asked()
  const answer = await app.fetch(
    `/api/print-jobs/cloudprnt/${printer.key}?type=${encodeURIComponent(type)}&token=${jobToken}`,
  )
  const lines = readPrinted(new Uint8Array(await answer.arrayBuffer()))

  expect(kindsOf(lines.filter((line) => line.kind !== 'text' || line.text))).toEqual(['picture', 'cut'])
  expect(lines.find(({ kind }) => kind === 'picture')).toMatchObject({ picture: { width: 384 } })
})

test('a receipt begins with the logo of the branch, a kitchen ticket does not, and a printer may leave it out', async () => {
  const { branch } = house.counter.shop
  const logo = await storeLogo(app, { color: '#aa2200' })
  await app.payload.update({
    collection: 'branches',
    id: branch,
    data: { logo },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  const [proud, plain] = [await house.setUp(), await house.setUp({ printer: { hasLogo: false } })]
  const order = await house.counter.place()
  await house.print(order, { device: proud.id })
  await house.print(order, { device: proud.id, layout: 'kitchen' })
  await house.print(order, { device: plain.id })
  for (const printer of [proud, proud, plain]) await printer.printNext()

  const [receipt, ticket] = proud.paper
  expect(receipt?.find((line) => line.kind !== 'text' || line.text)).toMatchObject({
    kind: 'picture',
    picture: { width: 256 },
  })
  expect(kindsOf(ticket)).not.toContain('picture')
  expect(kindsOf(plain.paper[0])).not.toContain('picture')

  // A file that is gone takes nothing but itself with it.
  await app.payload.update({
    collection: 'branches',
    id: branch,
    data: { logo: await storeLogo(app, { color: '#00aa22' }) },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  await app.pool.query(`update images set filename = 'weg.png' where filename like 'logo-00aa22%'`)
  await house.print(order, { device: proud.id })
  await proud.printNext()
  expect(drawPaper(proud.paper[2] ?? [], 48)).toContain('SUMME')
})

test('the receipt of another brand bears its name and nothing of the first one’s', async () => {
  const { branch } = house.counter.shop
  const by = asSystem(await createLocalReq({}, app.payload))
  const division = await app.payload.create({
    collection: 'divisions',
    data: { name: 'Reinwerk', identifier: 'reinwerk' },
    ...by,
  })
  await app.payload.update({
    collection: 'branches',
    id: branch,
    data: { division: division.id, logo: null },
    ...by,
  })
  await app.payload.updateGlobal({
    slug: 'config',
    data: { shopName: 'Wirtshaus', logo: await storeLogo(app, { color: '#0022aa' }) },
    ...by,
  })
  const printer = await house.setUp()
  await house.print(await house.counter.place(), { device: printer.id })
  await printer.printNext()

  const drawn = drawPaper(printer.paper[0] ?? [], 48)
  expect(drawn).toContain('Reinwerk')
  expect(drawn).not.toContain('Wirtshaus')
  expect(kindsOf(printer.paper[0])).not.toContain('picture')
})

test('a slip is had as a PDF and as a picture by whoever may see it, and by nobody else', async () => {
  const printer = await house.setUp()
  const { job } = await house.print(await house.counter.place(), { device: printer.id })
  const file = (format: string, ask = house.ask) => ask('GET', `/api/print-jobs/${job.id}/paper/${format}`)
  const pdf = await file('pdf')
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''Beleg%20\d+\.pdf$/)
  const document = await (await PDFiumLibrary.init()).loadDocument(new Uint8Array(await pdf.arrayBuffer()))
  expect(document.getPage(0).getText()).toContain('Pizza Margherita')
  const png = await file('png')
  expect(await readPng(new Uint8Array(await png.arrayBuffer()))).toMatchObject({ width: 640 })

  expect((await file('doc')).status).toBe(400)
  expect((await file('pdf', askWith(app, house.counter.stranger))).status).toBe(404)
  expect((await file('png', askWith(app))).status).toBe(401)
})
