import { expect, it } from 'vitest'

import { pictureAddress, usualPrinting } from './picture-address.ts'

const usual = { batch: '', size: '30', inTheme: false, withLogo: false }

it.each([
  ['svg', usual, '/api/qr-codes/a/picture.svg?size=30'],
  ['png', { ...usual, batch: '2', withLogo: true }, '/api/qr-codes/a/picture.png?size=30&batch=2&logo=yes'],
  ['label', { ...usual, inTheme: true }, '/api/qr-codes/a/picture.pdf?size=30&colors=theme&label=label'],
  ['compact', usual, '/api/qr-codes/a/picture.pdf?size=30&label=compact'],
] as const)('%s with %j is at %s', (file, printing, address) => {
  expect(pictureAddress('a', file, printing)).toBe(address)
})

it('the newest batch is proposed, in a size that can be read', () => {
  const scans = { total: 0, days: [] }
  const state = { address: '', opens: null, warnings: [], hasLogo: false, colorsProblem: null, scans }
  const batches = [1, 3].map((number) => ({ number, name: '', address: '' }))

  expect(usualPrinting({ ...state, batches, leastSize: { plain: 42, withLogo: 50 } })).toMatchObject({
    batch: '3',
    size: '42',
  })
  expect(usualPrinting({ ...state, batches: [], leastSize: { plain: 15, withLogo: 17 } })).toMatchObject({
    batch: '',
    size: '30',
  })
})
