// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { onScroll } from './motion.ts'
import { openWindow, scrollTo } from './scrolling.fixture.ts'

openWindow()

function follow(top: number) {
  const element = document.createElement('section')
  const call = vi.fn<() => void>()
  scrollTo(element, top)
  onScroll(element, call)

  return {
    callsAt: (next: number) => {
      call.mockClear()
      scrollTo(element, next)
      return call.mock.calls.length
    },
    call,
  }
}

it('a section is followed while it is in the window, and left alone elsewhere', () => {
  const { callsAt } = follow(2000)

  expect([callsAt(1500), callsAt(1000)]).toEqual([0, 0])
  // Once as it comes in, however far it has come by then.
  expect([callsAt(700), callsAt(600), callsAt(0)]).toEqual([1, 1, 1])
  // Once by the scrolling, and once more as it has left.
  expect([callsAt(-500), callsAt(-600), callsAt(-2000)]).toEqual([2, 0, 0])
  expect([callsAt(-300), callsAt(-200)]).toEqual([1, 1])
})

it('a section is placed at once, and anew when the window changes', () => {
  const { call } = follow(2000)
  expect(call).toHaveBeenCalledOnce()

  dispatchEvent(new Event('resize'))
  expect(call).toHaveBeenCalledTimes(2)
})
