// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renewBehaviour } from './renew.behaviour.ts'

const now = Date.parse('2026-11-23T11:00:00Z')
const part = (words: string, until: string | null) =>
  `<ul data-behaviour="renew"${until ? ` data-until="${until}"` : ''}><li>${words}</li></ul>`

beforeEach(() => {
  vi.useFakeTimers({ now })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(markup: string, answers: (string | null)[]) {
  document.body.innerHTML = markup
  const asked = vi.fn<() => Promise<Response>>(async () => {
    const next = answers.shift()
    return next == null ? new Response(null, { status: 503 }) : new Response(next)
  })
  vi.stubGlobal('fetch', asked)
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) renewBehaviour(element)
  const wait = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  }

  return { asked, wait, words: () => [...document.querySelectorAll('li')].map((each) => each.textContent) }
}

it('a part is asked for again once it is over, each at its place, and then as it says anew', async () => {
  const page = open(
    part('Offen bis 12:00', '2026-11-23T12:00:00Z') + part('Mittag', '2026-11-23T13:00:00Z'),
    [
      part('Geschlossen', '2026-11-23T17:00:00Z') + part('Mittag', '2026-11-23T13:00:00Z'),
      part('Geschlossen', '2026-11-23T17:00:00Z') + part('Abend', null),
    ],
  )
  await page.wait(3600)
  expect([page.asked.mock.calls.length, page.words()]).toEqual([0, ['Offen bis 12:00', 'Mittag']])
  await page.wait(4)
  expect(page.words()).toEqual(['Geschlossen', 'Mittag'])
  await page.wait(3600)
  expect(page.words()).toEqual(['Geschlossen', 'Abend'])
  await page.wait(2 * 3600)
  expect(page.asked).toHaveBeenCalledTimes(2)
})

it.each([
  ['does not answer', null],
  ['says the same, because this clock is ahead', part('Offen', '2026-11-23T11:30:00Z')],
])('a server that %s is asked once, and the part stays', async (_, answer) => {
  const page = open(part('Offen', '2026-11-23T11:30:00Z'), [answer, answer, answer])
  await page.wait(4 * 3600)

  expect([page.asked.mock.calls.length, page.words()]).toEqual([1, ['Offen']])
})

it('a part that the clock does not change is never asked for', async () => {
  const page = open(part('Immer', null), [])
  await page.wait(48 * 3600)

  expect(page.asked).not.toHaveBeenCalled()
})

it('nothing is asked for while nobody looks', async () => {
  const page = open(part('Offen', '2026-11-23T11:30:00Z'), [part('Zu', null)])
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await page.wait(1800)
  await vi.advanceTimersByTimeAsync(2000)
  expect(page.asked).not.toHaveBeenCalled()

  hidden.mockReturnValue(false)
  await page.wait(4)
  document.dispatchEvent(new Event('visibilitychange'))
  await page.wait(0)
  expect(page.words()).toEqual(['Zu'])
})
