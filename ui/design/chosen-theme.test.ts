// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { chooseTheme, currentChoice, currentTheme } from './chosen-theme.ts'

const deviceIsDark = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.theme
})

it.each([
  ['white', true, 'white'],
  ['black', false, 'black'],
  ['device', true, 'black'],
  ['device', false, 'white'],
] as const)(
  'whoever chooses %s on a device that is dark (%s) sees %s, and it stays chosen',
  (choice, isDark, theme) => {
    deviceIsDark(isDark)
    chooseTheme(choice)

    expect([currentTheme(), currentChoice(), localStorage.getItem('theme')]).toEqual([theme, choice, choice])
  },
)

it('until somebody chooses, the house’s own setting counts as chosen', () => {
  document.documentElement.dataset.theme = 'black'
  expect(currentChoice()).toBe('black')

  localStorage.setItem('theme', 'toString')
  expect(currentChoice()).toBe('black')
})
