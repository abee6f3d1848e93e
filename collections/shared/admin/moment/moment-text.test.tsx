// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { MomentText } from './moment-text.tsx'

const at = '2026-08-03T16:30:00.000Z'

function textFor(timeZone: string): string | null {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  act(() => createRoot(place).render(<MomentText at={at} timeZone={timeZone} />))

  return place.textContent
}

it('names the zone where the clock before the reader shows something else', () => {
  // The tests stand in the zone of the Chatham Islands.
  expect(textFor('Europe/Vienna')).toBe('03.08.2026 18:30 (Wien)')
  expect(textFor('Pacific/Chatham')).toBe('04.08.2026 05:15')
})

it('is the time of the branch before any script', () => {
  expect(renderToString(<MomentText at={at} timeZone="Europe/Vienna" />)).toContain('03.08.2026 18:30')
})
