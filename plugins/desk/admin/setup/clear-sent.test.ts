import { expect, it } from 'vitest'

import { clearSent } from './clear-sent.ts'

it('empties what was sent, and leaves what was typed meanwhile', () => {
  expect(clearSent('Suppe')('Suppe')).toBe('')
  expect(clearSent('Suppe')('Salat')).toBe('Salat')
})
