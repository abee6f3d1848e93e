import { expect, it } from 'vitest'

import { momentText } from './moment-text.ts'

it('a moment is told as everywhere in the panel', () => {
  expect(momentText('2026-11-01T12:05:00Z')).toBe('02.11.2026 01:50')
})
