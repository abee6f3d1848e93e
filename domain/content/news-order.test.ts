import { expect, it } from 'vitest'

import { compareNews } from './news-order.ts'

it('news stand by their day, the newest first, and those of one moment by their path', () => {
  const news = [
    { href: '/ohne-tag' },
    { href: '/alt', publishedAt: '2025-01-01T10:00:00.000Z' },
    { href: '/b', publishedAt: '2025-02-01T10:00:00.000Z' },
    { href: '/a', publishedAt: '2025-02-01T10:00:00.000Z' },
  ]

  expect(news.toSorted(compareNews).map(({ href }) => href)).toEqual(['/a', '/b', '/alt', '/ohne-tag'])
})
