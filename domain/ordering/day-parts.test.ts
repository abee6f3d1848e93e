import { expect, it } from 'vitest'

import { byDayPart } from './day-parts.ts'
import { at, clock } from './slots.fixture.ts'

it('parts a day as people speak of it, and leaves out what has no time', () => {
  const times = ['00:30', '10:45', '11:00', '13:45', '17:00', '23:45'].map((time) => at(`2026-11-23T${time}`))
  const parts = byDayPart(times, 'Europe/Vienna')

  expect(parts.map(({ part, times: inside }) => [part, inside.map((time) => clock(time).slice(6))])).toEqual([
    ['Nacht', ['00:30']],
    ['Vormittag', ['10:45']],
    ['Mittag', ['11:00', '13:45']],
    ['Abend', ['17:00', '23:45']],
  ])
})

it('goes by the clock of the branch', () => {
  expect(byDayPart([at('2026-11-23T12:00')], 'America/New_York').map(({ part }) => part)).toEqual([
    'Vormittag',
  ])
})
