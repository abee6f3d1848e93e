import { expect, it } from 'vitest'

import { goneAt, goneBefore } from './page-trash.ts'

it('a page is gone thirty days after it went into the trash', () => {
  expect(goneAt('2026-11-30T09:00:00.000Z')).toBe('2026-12-30T09:00:00.000Z')
  expect(goneBefore(Temporal.Instant.from('2026-12-30T09:00:00Z')).toString()).toBe('2026-11-30T09:00:00Z')
})
