// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Presser } from '../clock/punch.ts'
import type { Pressing } from '../clock/use-queue.ts'
import { useOwnPunches, waitingOf } from './use-own-punches.ts'

const mia = { id: 'mia', username: 'mia', name: 'Mia M.' }
const ben = { id: 'ben', username: 'ben', name: 'Ben B.' }
const refusal = (status: number, code: string) =>
  Response.json({ errors: [{ message: 'Nein.', code }] }, { status })

let sent: string[]
let answer: () => Response

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address.replace(/^.*session\//, ''))
    return answer()
  })
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type PageProps = { id: string; onStuck: () => void; tell: (pressing: Pressing) => void }

function Page({ id, onStuck, tell }: PageProps) {
  tell(useOwnPunches(id, { onSettled: () => undefined, onStuck }))
  return null
}

/** The page of somebody who is signed in, until it is closed. */
function pageOf({ id }: Presser) {
  const onStuck = vi.fn<() => void>()
  const result = {} as { current: Pressing }
  const tell = (pressing: Pressing) => {
    result.current = pressing
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Page {...{ id, onStuck, tell }} />))

  return { result, onStuck, unmount: () => act(() => root.unmount()) }
}
const start = (person: Presser) =>
  ({ kind: 'start', person, task: null, project: null, isProven: true, branch: 'alpe' }) as const
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('what was pressed when the session ended waits on the device, and goes once its person is there again', async () => {
  answer = () => refusal(401, 'unauthenticated')
  const first = pageOf(mia)
  act(() => void first.result.current.press(start(mia)))
  await pass(0)
  expect(first.onStuck).toHaveBeenCalledOnce()
  expect(first.result.current.moves).toHaveLength(1)
  expect(first.result.current.conflicts).toEqual([])
  first.unmount()
  expect(waitingOf('mia')).toBe(1)

  answer = () =>
    Response.json({
      activity: { state: 'running', startedAt: '2026-11-29T06:00:00Z' },
      at: '2026-11-29T06:00:00Z',
    })
  const again = pageOf(mia)
  await pass(0)
  expect(again.result.current.moves).toEqual([])
  expect(sent).toEqual(['mia/working-activities/start', 'mia/working-activities/start'])
})

it('another person who signs in on the same telephone neither sees nor sends it', async () => {
  answer = () => refusal(401, 'unauthenticated')
  const first = pageOf(mia)
  act(() => void first.result.current.press(start(mia)))
  await pass(0)
  first.unmount()
  sent = []

  answer = () =>
    Response.json({
      activity: { state: 'running', startedAt: '2026-11-29T06:00:00Z' },
      at: '2026-11-29T06:00:00Z',
    })
  const other = pageOf(ben)
  await pass(60_000)
  expect(other.result.current.moves).toEqual([])
  act(() => void other.result.current.press(start(ben)))
  await pass(0)
  expect(sent).toEqual(['ben/working-activities/start'])
  expect(waitingOf('mia')).toBe(1)
})

it('a page that is left open when another person signs in elsewhere in the browser keeps what it has', async () => {
  answer = () => refusal(403, 'not-allowed')
  const page = pageOf(mia)
  act(() => void page.result.current.press(start(mia)))
  await pass(0)

  expect(page.onStuck).toHaveBeenCalledOnce()
  expect(page.result.current.moves).toHaveLength(1)
  expect(page.result.current.conflicts).toEqual([])
})

it('what a branch does not take any more is said, and goes nowhere', async () => {
  answer = () => refusal(403, 'own-devices-off')
  const page = pageOf(mia)
  act(() => void page.result.current.press(start(mia)))
  await pass(0)

  expect(page.result.current.moves).toEqual([])
  expect(page.result.current.conflicts).toMatchObject([{ message: 'Nein.' }])
  expect(page.result.current.conflicts[0]).not.toHaveProperty('isNoted')
})
