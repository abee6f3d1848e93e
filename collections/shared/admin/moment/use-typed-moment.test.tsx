// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it } from 'vitest'

import { useTypedMoment } from './use-typed-moment.ts'

type Seen = ReturnType<typeof useTypedMoment> & { value: string | null; save: (value: string) => void }

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
      seen = { ...typed, value, save: setValue }
    }, [typed, value])
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

  const after = (deed: (seen: Seen) => void) => {
    act(() => deed(look()))
    return look()
  }

  return { enter, look, after }
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

  expect(enter('2026-08-03', '')).toMatchObject({ problem: expect.stringContaining('Uhrzeit') })
  expect(enter('2026-08-03', '18')).toMatchObject({ day: '2026-08-03', time: '18' })
  expect(enter('2026-08-03', '1830')).toMatchObject({ value: '2026-08-03T16:30:00.000Z', problem: null })
  expect(enter('', '18:30')).toMatchObject({ problem: 'Bitte geben Sie auch den Tag an.' })
  expect(enter('', '')).toMatchObject({ value: null, problem: null })
})

it('holds nothing that anybody takes for a date while half of it is there', () => {
  const { enter } = openField('2026-08-03T16:30:00.000Z')

  for (const [day, time] of [
    ['2026-08-04', ''],
    ['2026-08-04', '18'],
    ['', '18:30'],
    // The hour that the night leaves out.
    ['2026-03-29', '02:30'],
  ] as const) {
    const { value, ...shown } = enter(day, time)
    expect(Date.parse(String(value)), `${day} ${time}`).toBeNaN()
    expect(shown).toMatchObject({
      day,
      time,
      problem: expect.stringMatching(/^Bitte|^Diese Uhrzeit gibt es nicht/),
    })
  }
})

it('still shows the half that a form holds after it was put away', () => {
  const { value } = openField(null).enter('2026-08-03', '18')

  expect(openField(value).look()).toMatchObject({
    day: '2026-08-03',
    time: '18',
    problem: expect.any(String),
  })
})

it('shows what is stored once it is saved or put back, and a time as it is kept once somebody goes on', () => {
  const { enter, after } = openField('2026-08-03T16:30:00.000Z')
  enter('2026-08-04', '')
  expect(after(({ save }) => save('2026-08-03T16:30:00.000Z'))).toMatchObject({
    day: '2026-08-03',
    time: '18:30',
  })

  expect(enter('2026-08-03', '1930')).toMatchObject({ time: '1930' })
  expect(after(({ settle }) => settle())).toMatchObject({ time: '19:30', value: '2026-08-03T17:30:00.000Z' })
  enter('2026-08-03', '19')
  expect(after(({ settle }) => settle())).toMatchObject({ time: '19' })
})

it('shows nothing of what is no moment', () => {
  expect(openField('morgen').look()).toMatchObject({ day: '', time: '' })
})

it('offers both hours of the night that has one twice, the first unless another is chosen', () => {
  const { value, choices } = openField(null).enter('2026-10-25', '02:30')

  expect(value).toBe('2026-10-25T00:30:00.000Z')
  expect(choices).toEqual([
    { instant: '2026-10-25T00:30:00.000Z', name: 'Sommerzeit' },
    { instant: '2026-10-25T01:30:00.000Z', name: 'Winterzeit' },
  ])
})
