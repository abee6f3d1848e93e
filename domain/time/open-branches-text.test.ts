import { expect, it } from 'vitest'

import { openBranchesText } from './open-branches-text.ts'

const now = Temporal.Instant.from('2026-11-23T12:00:00+01:00')

const branch = (identifier: string, from: string, to: string) => ({
  identifier,
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily' as const, isClosed: false, from, to }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
})
const noon = branch('noon', '11:00', '14:30')
const night = branch('night', '18:00', '23:00')
const always = branch('always', '00:00', '24:00')

it.each([
  [[noon, night], undefined, '1 Standort geöffnet'],
  [[noon, night, always], undefined, '2 Standorte geöffnet'],
  [[night], undefined, 'Alle Standorte geschlossen'],
  [[noon, night], 'noon', 'Geöffnet bis 14:30'],
  [[noon, night], 'night', 'Geschlossen'],
  [[noon, night], 'nirgends', '1 Standort geöffnet'],
])('of %j, with %s chosen, administrators read „%s“', (branches, chosen, text) => {
  expect(openBranchesText(branches, chosen, now)).toBe(text)
})
