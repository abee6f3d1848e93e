// @vitest-environment jsdom
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { act } from 'react'
import { expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { Calendar } from './calendar.tsx'

test('arrows go on from what stands in two columns, for it goes on past midnight', async () => {
  const screen = new Screen()
  const entries = [
    { id: 'night', title: 'Nacht', startsAt: '2026-11-24T21:00:00Z', endsAt: '2026-11-25T02:00:00Z' },
    { id: 'early', title: 'Früh', startsAt: '2026-11-25T05:00:00Z', endsAt: '2026-11-25T09:00:00Z' },
  ]
  await screen.show(
    <SearchParamsContext.Provider value={new URLSearchParams()}>
      <Calendar
        label="Dienste"
        entries={entries}
        now="2026-11-24T10:00:00Z"
        timeZone="Europe/Vienna"
        onOpen={() => undefined}
      />
    </SearchParamsContext.Provider>,
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
