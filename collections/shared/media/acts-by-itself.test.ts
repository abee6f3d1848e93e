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

const emptyPackages = (count: number) =>
  Buffer.concat(
    Array.from({ length: count }, () =>
      Buffer.concat([Buffer.from('/ObjStm/FlateDecode stream\n'), deflateSync('')]),
    ),
  )

it.each([
  ['a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ['a script in other letters', pdf('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>')],
  ['a program', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['a form that sends', pdf('/A<</S/SubmitForm/F(https://evil.test)>>')],
  ['a script that is packed', packed('<</S/JavaScript/JS(1)>>')],
  ['objects in an unknown package', packed('<</A 1>>', '/LZWDecode')],
  ['a lock', pdf('/Encrypt 5 0 R')],
  [
    'a script whose package begins far away',
    packed(`<</S/JS(1)>>`, `/FlateDecode/Note(${'x'.repeat(2000)})`),
  ],
  ['a package that hides behind the end of another', packed('<</S/JS(1)>>', '/FlateDecode(endstream\n)')],
  ['more packages than can be looked into', pdf(emptyPackages(10_001))],
])('a document with %s acts', (_what, document) => {
  expect(actsByItself(document)).toBe(true)
})

it.each([
  ['text', pdf('/Pages 2 0 R')],
  ['packed pages', packed('<</Type/Page/MediaBox[0 0 9 9]>>')],
  ['text full of numbered letters', pdf('#4a#53'.repeat(1000))],
  ['a few packages', pdf(emptyPackages(20))],
  ['a link', pdf('/A<</S/URI/URI(https://example.com)>>')],
])('a document with %s only shows', (_what, document) => {
  expect(actsByItself(document)).toBe(false)
})
