import { describe, expect, it } from 'vitest'

import { readFilters, withBefore } from './read-filters.ts'

describe('the filters of the log', () => {
  it('are what is filled in, the first of several', () => {
    expect(readFilters({ type: ' page ', action: ['view', 'click'], category: '', other: 'x' })).toEqual({
      type: 'page',
      action: 'view',
    })
    expect(readFilters(undefined)).toEqual({})
  })

  it('go along to the next page and back to the first', () => {
    expect(withBefore({ type: 'page', before: 'old' }, 'new')).toBe('?type=page&before=new')
    expect(withBefore({ type: 'page', before: 'old' }, null)).toBe('?type=page')
  })
})
