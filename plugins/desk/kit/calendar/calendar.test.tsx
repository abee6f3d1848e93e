// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { Calendar } from './calendar.tsx'

vi.mock('./use-stretch.ts', () => ({
  useStretch: () => ({
    days: ['2026-11-24', '2026-11-25'],
    day: '2026-11-24',
    today: '2026-11-24',
    minuteNow: 600,
    goTo: () => undefined,
  }),
}))
vi.mock('./calendar-head.tsx', () => ({ CalendarHead: () => null }))

test('arrows go on from what stands in two columns, for it goes on past midnight', async () => {
  const screen = new Screen()
  const entries = [
    { id: 'night', title: 'Nacht', startsAt: '2026-11-24T21:00:00Z', endsAt: '2026-11-25T02:00:00Z' },
    { id: 'early', title: 'Früh', startsAt: '2026-11-25T05:00:00Z', endsAt: '2026-11-25T09:00:00Z' },
  ]
  await screen.show(
    <Calendar
      label="Dienste"
      entries={entries}
      now="2026-11-24T10:00:00Z"
      timeZone="Europe/Vienna"
      onOpen={() => undefined}
    />,
  )
  const press = (key: string) =>
    act(async () => {
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  const at = () => document.activeElement?.textContent
  screen.place.querySelector<HTMLElement>('[data-entry]')?.focus()
  expect(at()).toContain('Nacht')
  await press('ArrowRight')
  expect(at()).toContain('Früh')
  await press('ArrowUp')
  expect(at()).toContain('Nacht… ')
  await press('ArrowDown')

  expect(at()).toContain('Früh')
  await screen.close()
})
