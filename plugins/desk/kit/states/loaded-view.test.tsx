// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Outcome } from '#domain/api/call-of.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { LoadedView } from './loaded-view.tsx'
import { type First, useLoaded } from './use-loaded.ts'

type Answer = Outcome<{ count: number }>

const good = (count: number): Answer => ({ ok: true, status: 200, body: { count } })
const bad: Answer = {
  ok: false,
  kind: 'refused',
  status: 403,
  errors: [{ code: 'not-allowed', message: 'Das ist gesperrt.' }],
  retryAfterSeconds: null,
}
const silent: Answer = { ok: false, kind: 'aborted', status: 0, errors: [], retryAfterSeconds: null }

let screen: Screen
let answer: (signal: AbortSignal) => Promise<Answer>
let reload: () => void
let change: (change: (data: { count: number }) => { count: number }) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  screen = new Screen()
})

afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
})

type CountedProps = { name: string; first?: First<{ count: number }> }

function Counted({ name, first }: CountedProps) {
  const loaded = useLoaded(name, (signal) => answer(signal), first)
  useEffect(() => {
    reload = loaded.reload
    change = loaded.change
  })

  return <LoadedView of={loaded}>{({ count }) => <p>{`${count} sind da`}</p>}</LoadedView>
}

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const whenAborted = (signal: AbortSignal) =>
  new Promise<Answer>((resolve) => signal.addEventListener('abort', () => resolve(silent)))
const said = () => screen.place.textContent ?? ''
const show = (name = 'alle') => screen.show(<Counted name={name} />)

test('what takes long says so, and after half a minute that it did not work', async () => {
  answer = whenAborted
  await show()
  expect(said()).toContain('Wird geladen …')
  await after(8000)
  expect(said()).toContain('Das dauert länger als gewohnt.')

  await after(22_000)
  expect(said()).toContain('Der Server hat nicht geantwortet.')
  answer = async () => good(3)
  await screen.press('Noch einmal versuchen')
  expect(said()).toBe('3 sind da')
})

test('who tries again sees that it begins anew', async () => {
  answer = whenAborted
  await show()
  await after(8000)
  await screen.press('Noch einmal versuchen')
  expect(said()).toContain('Wird geladen …')
  await after(8000)

  expect(said()).toContain('Das dauert länger als gewohnt.')
})

test('who tries again what fails at once sees that it was tried, and stays where they are', async () => {
  answer = async () => bad
  await show()
  screen.control('Noch einmal versuchen')?.focus()
  await screen.press('Noch einmal versuchen')
  expect(said()).toBe('Wird geladen …')
  await after(400)

  expect(said()).toContain('Das ist gesperrt.')
  expect(screen.place.contains(document.activeElement)).toBe(true)
})

test('who tries again beside what is old sees that too', async () => {
  answer = async () => good(3)
  await show()
  answer = async () => bad
  await act(async () => reload())
  await after(400)
  await screen.press('Noch einmal versuchen')
  expect(screen.control('Wird geladen …')).toBeDefined()
  await after(400)

  expect(screen.control('Noch einmal versuchen')).toBeDefined()
})

test('a refusal is told in its own words', async () => {
  answer = async () => bad
  await show()

  expect(said()).toContain('Das ist gesperrt.')
})

test('what was there stays while newer is asked for, and where that fails says since when', async () => {
  answer = async () => good(3)
  await show()
  answer = async () => bad
  await act(async () => reload())
  await after(400)

  expect(said()).toMatch(/Nicht auf dem neuesten Stand\. Stand von \d\d:\d\d Uhr\./)
  expect(said()).toContain('3 sind da')
})

test('what answers one question is never shown as the answer to another', async () => {
  answer = async () => good(3)
  await show('alle')
  const later = Promise.withResolvers<Answer>()
  answer = () => later.promise
  await show('nur offene')
  expect(said()).toContain('Wird geladen …')

  await act(async () => later.resolve(bad))
  expect(said()).toContain('Das ist gesperrt.')
  expect(said()).not.toContain('sind da')
})

test('without a connection another question has no answer, and the one before has its own', async () => {
  answer = async () => good(3)
  await show('alle')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => window.dispatchEvent(new Event('offline')))
  await show('nur offene')
  expect(said()).toBe('Keine Verbindung.Es geht weiter, sobald sie wieder da ist.')

  await show('alle')
  expect(said()).toMatch(/Stand von .*3 sind da$/)
  online.mockRestore()
})

test('an answer to an earlier question does not replace that to a later one', async () => {
  const answers = Array.from({ length: 2 }, () => Promise.withResolvers<Answer>())
  let asked = 0
  answer = () => answers[asked++]?.promise ?? Promise.resolve(bad)
  await show('erste')
  await show('zweite')
  await act(async () => answers[1]?.resolve(good(2)))
  await act(async () => answers[0]?.resolve(good(1)))

  expect(said()).toBe('2 sind da')
})

test('an answer to what was asked before a change does not take the change back, and is asked for again', async () => {
  answer = async () => good(1)
  await show()
  let tell: (count: number) => void = () => {}
  answer = () => new Promise((resolve) => (tell = (count) => resolve(good(count))))
  await act(async () => reload())
  await act(async () => change(() => ({ count: 2 })))
  const asked = tell
  await act(async () => asked(1))
  expect(said()).toContain('2 sind da')

  expect(tell).not.toBe(asked)
  await act(async () => tell(3))
  expect(said()).toContain('3 sind da')
})

test('what came with the page is seen at once until newer has come, and is no answer to another question', async () => {
  let tell: (count: number) => void = () => {}
  answer = () => new Promise((resolve) => (tell = (count) => resolve(good(count))))
  const first = { key: 'alle', data: { count: 7 }, at: '2026-11-29T08:00:00.000Z' }
  await screen.show(<Counted name="alle" first={first} />)
  expect(said()).toContain('7 sind da')
  await act(async () => tell(8))
  expect(said()).toContain('8 sind da')

  await screen.show(<Counted key="other" name="offene" first={first} />)
  expect(said()).toContain('Wird geladen …')
})
