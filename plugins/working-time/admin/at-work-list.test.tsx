// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { AtWork, PersonAtWork } from '#domain/workforce/at-work.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { AtWorkList } from './at-work-list.tsx'

// Payload's parts bring styles that Node does not read; none of them is shown here.
vi.mock('@payloadcms/ui', () => ({ toast: {}, SetStepNav: () => null }))

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const vienna = { id: 'wien', name: 'Wien', timeZone: 'Europe/Vienna' }
const now = '2025-03-03T13:00:00.000Z'
const anna: PersonAtWork = {
  person: { id: 'anna', name: 'Anna Auer' },
  branch: { id: vienna.id, name: vienna.name },
  timeZone: vienna.timeZone,
  state: 'running',
  startedAt: '2025-03-03T07:00:00.000Z',
  breaks: [{ startedAt: '2025-03-03T11:00:00.000Z', endedAt: '2025-03-03T11:30:00.000Z' }],
  task: null,
  duty: null,
}
const self = { id: 'mia', name: 'Mia Moser', branch: null, mayUseOwnDevice: false }
const show = (change: Partial<PersonAtWork>) => {
  const atWork: AtWork = { self, branches: [vienna], people: [{ ...anna, ...change }], at: now }
  return screen.show(<AtWorkList atWork={atWork} now={now} />)
}

it('hours at work are those of the sheet, without the breaks', async () => {
  await show({})
  expect(screen.texts('li')[0]).toContain('seit 08:00 · 5:30 Std. gearbeitet')
})

it('they stand still in a break that goes on, which says since when', async () => {
  const breaks = [...anna.breaks, { startedAt: '2025-03-03T12:15:00.000Z', endedAt: null }]
  await show({ state: 'paused', breaks })

  const [words] = screen.texts('li')
  expect(words).toContain('Pause seit 13:15')
  expect(words).toContain('4:45 Std. gearbeitet')
})
