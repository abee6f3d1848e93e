// @vitest-environment jsdom
import { act, useEffect, useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { useHeldFocus } from '../frame/use-held-focus.ts'
import { useRows } from './use-rows.ts'

let screen: Screen
let goTo: (index: number) => void

beforeEach(() => {
  screen = new Screen()
  // The tests' browser lays nothing out.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

afterEach(async () => {
  await screen.close()
  vi.restoreAllMocks()
})

function Rows({ order, pressed }: { order: readonly string[]; pressed?: number }) {
  const scroller = useRef<HTMLDivElement>(null)
  const near = useRows({ order, scroller })
  const held = useHeldFocus(() => (order.length > 0 ? near.goTo(near.active) : scroller.current?.focus()))
  useEffect(() => {
    goTo = near.goTo
  })
  // A key that comes while a drawing is done and its effects are not.
  useLayoutEffect(() => {
    if (pressed !== undefined) near.goTo(pressed)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [pressed])

  return (
    <div {...held}>
      {order.includes('b') && <button>nur mit b</button>}
      <div ref={scroller} role="grid" tabIndex={-1}>
        {near.rows.getVirtualItems().map(({ index }) => (
          <div
            key={order[index]}
            role="row"
            data-index={index}
            tabIndex={index === near.active ? 0 : -1}
            onFocus={() => near.setActive(index)}
          >
            {order[index]}
          </div>
        ))}
      </div>
    </div>
  )
}

const show = (...order: string[]) => screen.show(<Rows order={order} />)
const row = (text: string) =>
  [...screen.place.querySelectorAll<HTMLElement>('[role="row"]')].find(
    ({ textContent }) => textContent === text,
  )
const focused = () => document.activeElement?.textContent
const reached = () => screen.texts('[tabindex="0"]')

test('rows that come above leave the keys at their row', async () => {
  await show('a', 'b', 'c')
  await act(async () => row('b')?.focus())
  await show('neu', 'a', 'b', 'c')

  expect([focused(), reached()]).toEqual(['b', ['b']])
})

test('where the row with the focus goes, the one in its place has it, and without any the table', async () => {
  await show('a', 'b', 'c')
  await act(async () => row('b')?.focus())
  await show('a', 'c')
  expect([focused(), reached()]).toEqual(['c', ['c']])

  await show()
  expect(document.activeElement?.getAttribute('role')).toBe('grid')
})

test('where a button has done its work and goes, the focus is at the row with the keys', async () => {
  await show('a', 'b', 'c')
  await act(async () => row('b')?.focus())
  await act(async () => screen.control('nur mit b')?.focus())
  await show('a', 'c')

  expect(focused()).toBe('c')
})

test('who has left the table stays away when its rows go', async () => {
  await show('a', 'b')
  await act(async () => row('b')?.focus())
  await act(async () => row('b')?.blur())
  await show('a')

  expect(document.activeElement).toBe(document.body)
})

test('a row that has the keys already gets the focus as well', async () => {
  await show('a', 'b')
  await act(async () => goTo(0))

  expect(focused()).toBe('a')
})

test('a key that comes before a drawing has had its effects leads where it should', async () => {
  await show('a', 'b', 'c')
  await act(async () => row('a')?.focus())
  await screen.show(<Rows order={['a', 'b', 'c']} pressed={1} />)

  expect([focused(), reached()]).toEqual(['b', ['b']])
})
