import { describe, expect, it } from 'vitest'

import { dayOf, readFilters, withBefore } from './read-filters.ts'

describe('the filters of the log', () => {
  it('take whole days of Vienna, the last one included', () => {
    expect(readFilters({ from: '2026-03-28', to: '2026-03-29', type: ' page ' })).toEqual({
      type: 'page',
      from: '2026-03-27T23:00:00Z',
      to: '2026-03-29T22:00:00Z',
    })
  })

  it('show the days again that were chosen', () => {
    const { from, to } = readFilters({ from: '2026-03-28', to: '2026-03-29' })

    expect([dayOf(from, 0), dayOf(to, 1), dayOf(undefined, 0), dayOf('morgen', 0)]).toEqual([
      '2026-03-28',
      '2026-03-29',
      '',
      '',
    ])
  })

  it('leave out what is empty, and take the first of several', () => {
    expect(readFilters({ type: '', action: ['view', 'click'], other: 'x' })).toEqual({ action: 'view' })
    expect(readFilters(undefined)).toEqual({})
  })

  it('go along to the next page', () => {
    expect(withBefore({ type: 'page' }, 'id')).toBe('?type=page&before=id')
    expect(withBefore({ type: 'page' }, null)).toBe('?type=page')
  })
})
