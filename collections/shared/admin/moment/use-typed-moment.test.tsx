// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it } from 'vitest'

import { useTypedMoment } from './use-typed-moment.ts'

type Seen = ReturnType<typeof useTypedMoment> & { value: string | null }

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})

/** The field of a form in Vienna, and what it holds after each entry. */
function openField(stored: string | null) {
  let seen: Seen | undefined
  function Field() {
    const [value, setValue] = useState(stored)
    const typed = useTypedMoment({ value, setValue, timeZone: 'Europe/Vienna' })
    useEffect(() => {
      seen = { ...typed, value }
    })
    return null
  }
  act(() => createRoot(document.createElement('div')).render(<Field />))
  const look = (): Seen => {
    if (!seen) throw new Error('nothing was drawn')
    return seen
  }
  const enter = (day: string, time: string) => {
    act(() => look().enter({ day, time }))
    return look()
  }

  return { enter, look }
}

it('shows a stored instant by the clock of the branch', () => {
  expect(openField('2026-08-03T16:30:00.000Z').look()).toMatchObject({
    day: '2026-08-03',
    time: '18:30',
    problem: null,
  })
})

it('takes a day and a time once both are there, and says what is missing until then', () => {
  const { enter } = openField(null)

  expect(enter('2026-08-03', '')).toMatchObject({ value: null, problem: expect.stringContaining('Uhrzeit') })
  expect(enter('2026-08-03', '18')).toMatchObject({ value: null, time: '18' })
  expect(enter('2026-08-03', '1830')).toMatchObject({ value: '2026-08-03T16:30:00.000Z', problem: null })
  expect(enter('', '18:30')).toMatchObject({ problem: 'Bitte geben Sie auch den Tag an.' })
  expect(enter('', '')).toMatchObject({ value: null, problem: null })
})

it('takes no time that the night leaves out, and keeps what it held', () => {
  const { enter } = openField('2026-08-03T16:30:00.000Z')
  const after = enter('2026-03-29', '02:30')

  expect(after).toMatchObject({ value: '2026-08-03T16:30:00.000Z', day: '2026-03-29', time: '02:30' })
  expect(after.problem).toContain('Diese Uhrzeit gibt es nicht')
})

it('offers both hours of the night that has one twice, the first unless another is chosen', () => {
  const { value, choices } = openField(null).enter('2026-10-25', '02:30')

  expect(value).toBe('2026-10-25T00:30:00.000Z')
  expect(choices).toEqual([
    { instant: '2026-10-25T00:30:00.000Z', name: 'Sommerzeit' },
    { instant: '2026-10-25T01:30:00.000Z', name: 'Winterzeit' },
  ])
})
