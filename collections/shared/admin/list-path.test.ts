import { expect, test } from 'vitest'

import { listPath } from './list-path.ts'

test('a list is reached as its own filters would write its address', () => {
  const path = listPath(
    'orders',
    [
      { status: { in: ['awaiting', 'confirmed'] }, total: { less_than: 5 } },
      { promisedAt: { exists: false } },
    ],
    'placedAt',
  )

  expect(decodeURIComponent(path)).toBe(
    '/collections/orders?where[or][0][and][0][status][in][0]=awaiting&where[or][0][and][0][status][in][1]=confirmed' +
      '&where[or][0][and][1][total][less_than]=5&where[or][1][and][0][promisedAt][exists]=false&sort=placedAt',
  )
})
