// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Place } from '../connection/place.ts'
import { type Punches, usePunches } from './use-punches.ts'

const mia = { id: 'mia', username: 'mia', name: 'Mia M.' }
// Nothing else of a place is asked for.
const place = { key: 'thk_geheim', screen: 'clock', branch: 'linz' } as unknown as Place

let answer: () => Response
let clock = {} as Punches
let close: () => void

function Page({ tell }: { tell: (punches: Punches) => void }) {
  tell(usePunches(place, { onSettled: () => undefined, onStuck: () => undefined }))
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => answer())
  const root = createRoot(document.createElement('div'))
  const tell = (punches: Punches) => {
    clock = punches
  }
  act(() => root.render(<Page tell={tell} />))
  close = () => act(() => root.unmount())
})
afterEach(() => {
  close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const refusal = (status: number, code: string) => () =>
  Response.json({ errors: [{ message: 'Nein.', code }] }, { status })

it('a PIN that was tried too often keeps nobody from pressing: it waits for them', async () => {
  answer = refusal(429, 'too-many-attempts')
  expect(await act(() => clock.signIn(mia, '4711'))).toEqual({ kind: 'unproved', isLocked: true })
  act(() => void clock.press({ kind: 'end', person: mia, task: null, project: null, isProven: false }))
  expect(clock.waitsForPin('mia')).toBe(true)
})

it('a wrong PIN is said to be wrong, and one that nobody can check is not', async () => {
  answer = refusal(400, 'wrong-pin')
  expect(await act(() => clock.signIn(mia, '4711'))).toEqual({ kind: 'wrong', why: 'Nein.' })
  answer = refusal(503, 'unavailable')
  expect(await act(() => clock.signIn(mia, '4711'))).toEqual({ kind: 'unproved', isLocked: false })
})
