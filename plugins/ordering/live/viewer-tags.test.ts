import { expect, test } from 'vitest'

import { viewerIn, viewerTag } from './viewer-tags.ts'

const news = {
  order: '01a21c0a-9d02-7119-84b0-1d462a8dea8b',
  person: 'p1',
  name: 'Ben: „der Große“',
  isHere: true,
}

test('who looks at an order is heard in its branch alone', () => {
  expect(viewerIn(viewerTag('b1', news), new Set(['b1', 'b2']))).toEqual(news)
  expect(viewerIn(viewerTag('b1', news), new Set(['b2']))).toBeNull()
  expect(viewerIn('orders:b1', new Set(['b1']))).toBeNull()
})
