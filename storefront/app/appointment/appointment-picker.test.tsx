// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { at, inn } from '#domain/ordering/checkout.fixture.ts'
import { AppointmentPicker } from './appointment-picker.tsx'
import type { WantedTime } from './use-wanted-time.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const choose = vi.fn<(at: Temporal.Instant | null) => void>()
const place = document.createElement('div')

type Shown = { time: string; chosen?: Temporal.Instant | null; full?: string[]; isAsapFull?: boolean }

/** Shows the picker at a time of the day and answers what it says of the time that was chosen. */
async function show(root: Root, { time, chosen = at('2026-11-23T12:30'), full = [], isAsapFull }: Shown) {
  const fullSlots = new Set(full.map((start) => at(`2026-11-23T${start}`).epochMilliseconds))
  const now = at(`2026-11-23T${time}`)
  const wanted: WantedTime = {
    question: { branch: inn, orderType: 'takeaway', now, leadTimeMinutes: 0, fullSlots },
    isRequired: isAsapFull ?? false,
    isAsapPossible: !isAsapFull,
    isAsapFull: isAsapFull ?? false,
    asapText: 'So bald wie möglich · ca. 25 Min.',
  }
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AppointmentPicker id="time" wanted={wanted} chosen={chosen} onChoose={choose} />
      </MemoryRouter>,
    ),
  )
  return place.querySelector('[role=status]')
}

let root: Root
beforeEach(() => {
  choose.mockClear()
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

test('a time that passes while somebody types is said to be gone, and the next one is a press away', async () => {
  expect(await show(root, { time: '12:29' })).toBeNull()

  const notice = await show(root, { time: '12:31' })
  expect(notice?.textContent).toBe(
    'Der gewählte Termin ist nicht mehr möglich.Gewählt war: Heute, 12:30 Uhr.Stattdessen: Heute, 12:35 Uhr',
  )
  notice?.querySelector('button')?.click()
  expect(choose).toHaveBeenCalledWith(at('2026-11-23T12:35'))
})

test('a time that fills up while somebody types is said to be taken, and the next free one is a press away', async () => {
  expect(await show(root, { time: '12:10', full: ['12:15'] })).toBeNull()

  const notice = await show(root, { time: '12:10', full: ['12:30', '12:45'] })
  expect(notice?.textContent).toBe(
    'Der gewählte Termin ist inzwischen vergeben.Gewählt war: Heute, 12:30 Uhr.Stattdessen: Heute, 13:00 Uhr',
  )
  notice?.querySelector('button')?.click()
  expect(choose).toHaveBeenCalledWith(at('2026-11-23T13:00'))
})

test('a house that fills up says so to whoever wanted to have it as soon as possible', async () => {
  await show(root, { time: '12:10', chosen: null })
  expect(place.textContent).toContain('So bald wie möglich · ca. 25 Min.')

  const notice = await show(root, { time: '12:10', chosen: null, full: ['12:00'], isAsapFull: true })
  expect(notice?.textContent).toBe(
    'So bald wie möglich ist leider nichts mehr frei.Stattdessen: Heute, 12:15 Uhr',
  )
  expect(place.textContent).not.toContain('ca. 25 Min.')
})
