// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { at, inn } from '#domain/ordering/checkout.fixture.ts'
import { AppointmentPicker } from './appointment-picker.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('a time that passes while somebody types is said to be gone, and the next one is a press away', async () => {
  const choose = vi.fn<(at: Temporal.Instant | null) => void>()
  const place = document.createElement('div')
  const root = createRoot(place)
  const showAt = (time: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <AppointmentPicker
            id="time"
            question={{ branch: inn, orderType: 'takeaway', now: at(`2026-11-23T${time}`) }}
            chosen={at('2026-11-23T12:30')}
            isAsapPossible
            isRequired={false}
            onChoose={choose}
          />
        </MemoryRouter>,
      ),
    )
  await showAt('12:29')
  expect(place.querySelector('[role=status]')).toBeNull()

  await showAt('12:31')
  const notice = place.querySelector('[role=status]')
  expect(notice?.textContent).toBe(
    'Der gewählte Termin ist nicht mehr möglich.Gewählt war: Heute, 12:30 Uhr.Stattdessen: Heute, 12:35 Uhr',
  )
  notice?.querySelector('button')?.click()
  expect(choose).toHaveBeenCalledWith(at('2026-11-23T12:35'))
  await act(async () => root.unmount())
})
