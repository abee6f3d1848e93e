// @vitest-environment jsdom
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { MomentEntry } from './moment-entry.tsx'

let screen: Screen
let held: string | null

beforeEach(() => {
  screen = new Screen()
  held = null
})
afterEach(() => screen.close())

function Entry({ timeZone }: { timeZone: string }) {
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    held = value
  }, [value])

  return <MomentEntry id="at" label="Anderer Termin" onChange={setValue} timeZone={timeZone} value={value} />
}

const inputs = () => [...screen.place.querySelectorAll('input')]
const described = (input: HTMLInputElement) =>
  screen.place.querySelector(`#${input.getAttribute('aria-describedby')}`)?.textContent

it('takes what is typed by the clock of the zone, not of the browser, and names the zone', async () => {
  // The tests stand in the zone of the Chatham Islands.
  await screen.show(<Entry timeZone="Europe/Vienna" />)
  expect(screen.field('Anderer Termin')).toBe(inputs()[0])
  expect(inputs().map(described)).toEqual(['Uhrzeit in Wien', 'Uhrzeit in Wien'])
  await screen.type('#at', '2026-12-24')
  await screen.type('#at-time', '18:00')

  expect(held).toBe('2026-12-24T17:00:00.000Z')
})

it('names no zone that is the own one', async () => {
  await screen.show(<Entry timeZone="Pacific/Chatham" />)

  expect(inputs().map(described)).toEqual(['', ''])
})

it('says at both fields what is missing', async () => {
  await screen.show(<Entry timeZone="Europe/Vienna" />)
  await screen.type('#at-time', '18:00')

  expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  expect(inputs().map(described)).toEqual(Array(2).fill('Bitte geben Sie auch den Tag an.'))
})

it('sends no form that it stands in', async () => {
  await screen.show(<Entry timeZone="Europe/Vienna" />)
  const press = (key: string) =>
    inputs().map((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )

  expect(press('Enter')).toEqual([false, false])
  expect(press('1')).toEqual([true, true])
})
