import { expect, it } from 'vitest'

import { lateAnswersText } from './late-answers.texts.ts'

const now = Temporal.Instant.from('2026-11-27T12:18:30Z')
const order = (ticketNumber: number, placedAt = '2026-11-27T12:00:00.000Z') => ({
  id: 'a',
  ticketNumber,
  placedAt,
})

it('names the one that waits, and counts several', () => {
  expect(lateAnswersText({ docs: [order(12)], more: 0 }, now)).toBe(
    'Bestellung Nr. 12 wartet seit 18 Min. auf Antwort',
  )
  expect(lateAnswersText({ docs: [order(12), order(13)], more: 3 }, now)).toBe(
    '5 Bestellungen warten seit 18 Min. auf Antwort',
  )
})

it('counts hours where there are many minutes', () => {
  expect(lateAnswersText({ docs: [order(12, '2026-11-27T09:00:00.000Z')], more: 0 }, now)).toBe(
    'Bestellung Nr. 12 wartet seit 3 Std. auf Antwort',
  )
})

it('says nothing of none', () => expect(lateAnswersText({ docs: [], more: 0 }, now)).toBe(''))
