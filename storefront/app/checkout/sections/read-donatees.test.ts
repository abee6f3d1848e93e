import { describe, expect, it } from 'vitest'

import { searchDonatees } from './read-donatees.ts'

const redCross = { id: '1', name: 'Rotes Kreuz', description: 'Rettungsdienst und Pflege' }
const shelter = { id: '2', name: 'Tierheim Linz', description: null }

describe('the search for an organisation', () => {
  it.each([
    ['', [redCross, shelter]],
    ['  tier', [shelter]],
    ['PFLEGE', [redCross]],
    ['Feuerwehr', []],
  ])('„%s" looks in name and description', (search, expected) => {
    expect(searchDonatees([redCross, shelter], search)).toEqual(expected)
  })
})
