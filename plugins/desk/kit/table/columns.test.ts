import { expect, it } from 'vitest'

import { leastOf, trackOf } from './columns.ts'

it('a row is never narrower than its columns together', () => {
  const tracks = ['2.75rem', ...[{ width: 'minmax(10.5rem, 1.2fr)' }, {}, { width: '6rem' }].map(trackOf)]

  expect(tracks).toEqual(['2.75rem', 'minmax(10.5rem, 1.2fr)', 'minmax(7rem, 1fr)', '6rem'])
  expect(leastOf(tracks)).toBe('26.25rem')
})
