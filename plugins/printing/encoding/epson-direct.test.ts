import { expect, test } from 'vitest'

import { printRequestXml, readPrintResponse } from './epson-direct.ts'

const response = (attributes: string) => `<?xml version="1.0" encoding="UTF-8"?>
  <PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>a-B_9</printjobid></Parameter>
  <PrintResponse><response ${attributes} battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/>
  </PrintResponse></ePOSPrint></PrintResponseInfo>`

test('a slip is handed over as its bytes', () => {
  const xml = printRequestXml('a-B_9', Uint8Array.of(0x1b, 0x40))

  expect(xml).toContain('<printjobid>a-B_9</printjobid>')
  expect(xml).toContain('<command>1b40</command>')
})

test.each([
  ['success="true" code="" status="251658262"', '200 OK'],
  ['success="1" code="" status="131072"', '211 OK, paper low'],
  ['success="false" code="EPTR_REC_EMPTY" status="0"', '410 Paper out'],
  ['success="false" code="EPTR_COVER_OPEN" status="0"', '420 Cover open'],
  ['success="false" code="EX_BADPORT" status="0"', '510 Refused'],
  ['success="false" code="EX_TIMEOUT" status="0"', null],
  ["success='true' code='' status='0'", '200 OK'],
])('%s is read as %s', (attributes, code) => {
  expect(readPrintResponse(response(attributes))).toEqual([{ token: 'a-B_9', code }])
})

test('what is said of one job is said of no other', () => {
  const [first, second] = ['a', 'b'].map((token) => `<printjobid>${token}</printjobid>`)

  expect(readPrintResponse(`${first}<ePOSPrint>${second}<response success="true" status="0"/>`)).toEqual([
    { token: 'b', code: '200 OK' },
  ])
})

test('what names no job tells nothing', () => {
  expect(readPrintResponse('')).toEqual([])
  expect(readPrintResponse('<printjobid>zu-viel'.repeat(1000))).toEqual([])
})

test('of a report without end no more is believed than a printer has to tell', () => {
  expect(readPrintResponse(response('success="true"').repeat(500))).toHaveLength(20)
})
