import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { batchIn, markedHref, scanPath } from './short-address.ts'

it('the address of a code is its path below one step, with the number of a batch behind', () => {
  expect([scanPath('sommer26'), scanPath('linz/tisch-4', 12)]).toEqual([
    '/q/sommer26',
    '/q/linz/tisch-4?b=12',
  ])
})

it.each([
  ['1', 1],
  ['99999', 99_999],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['123456', null],
  ['a', null],
  [undefined, null],
  [['1'], null],
])('%j names batch %j', (text, batch) => {
  expect(batchIn(text)).toBe(batch)
})

describe('what a scan opens carries the mark of its code', () => {
  it.each([
    ['/speisekarte', '/speisekarte?qr=sommer26'],
    ['/', '/?qr=sommer26'],
    ['/store/linz?tisch=4', '/store/linz?tisch=4&qr=sommer26'],
    ['/kontakt#anfahrt', '/kontakt?qr=sommer26#anfahrt'],
    ['/a?x=%20&y#z?b', '/a?x=%20&y&qr=sommer26#z?b'],
    ['/a?qr=anders&x=1', '/a?x=1&qr=sommer26'],
    ['https://reinwerk.example/fassade?', 'https://reinwerk.example/fassade?qr=sommer26'],
  ])('%s becomes %s', (href, marked) => {
    expect(markedHref(href, 'sommer26')).toBe(marked)
  })

  it('and keeps its own query and fragment', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, fragment) => {
        const before = new URL(`https://haus.example${path || '/'}?${query}#${fragment}`)
        const after = new URL(markedHref(before.href, 'a/b'))
        const own = (url: URL) =>
          [...url.searchParams].filter(([name, value]) => name !== 'qr' && name + value)

        expect(after.searchParams.getAll('qr')).toEqual(['a/b'])
        expect(own(after)).toEqual(own(before))
        expect([after.pathname, after.hash]).toEqual([before.pathname, before.hash])
      }),
    )
  })
})
