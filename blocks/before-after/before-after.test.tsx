// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { beforeAfterBehaviour } from './before-after.behaviour.ts'
import { beforeAfterFixture } from './before-after.fixture.ts'
import { BeforeAfterView } from './before-after.tsx'

function open(change: Partial<typeof beforeAfterFixture> = {}) {
  const section = { ...beforeAfterFixture, ...change }
  document.body.innerHTML = renderToStaticMarkup(
    <BeforeAfterView section={section} page={page} website={website} position={0} />,
  )
  const element = document.querySelector<HTMLElement>('[data-behaviour=before-after]')
  if (element) beforeAfterBehaviour(element)
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-show]')]
  const shown = () => document.querySelector<HTMLElement>('[data-side][data-active]')?.dataset.side

  return { buttons, shown }
}

describe('before and after', () => {
  it('shows the picture before first, and the other one at a press', () => {
    const { buttons, shown } = open()
    expect(shown()).toBe('before')

    buttons[1]?.click()
    expect([shown(), buttons[1]?.getAttribute('aria-pressed')]).toEqual(['after', 'true'])
    buttons[0]?.click()
    expect(shown()).toBe('before')
  })

  it('is divided where the keys say, as a screen reader hears it', () => {
    open()
    const divider = document.querySelector<HTMLElement>('[role=slider]')
    const press = (key: string) => {
      divider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      return divider?.getAttribute('aria-valuetext')
    }

    expect(divider?.getAttribute('aria-valuenow')).toBe('100')
    expect(press('ArrowLeft')).toBe('95 % vorher, 5 % nachher')
    expect(document.querySelectorAll('[data-side][data-active]')).toHaveLength(2)
    expect(press('Home')).toBe('0 % vorher, 100 % nachher')
    expect(press('ArrowLeft')).toBe('0 % vorher, 100 % nachher')
    expect(press('a')).toBe('0 % vorher, 100 % nachher')
    expect(press('End')).toBe('100 % vorher, 0 % nachher')
  })

  it('follows a finger from the press on, and no further than its pictures', () => {
    open()
    const divider = document.querySelector<HTMLElement>('[role=slider]')
    const pictures = document.querySelector<HTMLElement>('[data-sides]')
    if (!divider || !pictures) throw new Error('there is no divider')
    const held = new Set<number>()
    divider.setPointerCapture = (id) => void held.add(id)
    divider.hasPointerCapture = (id) => held.has(id)
    pictures.getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect
    const send = (type: string, clientX: number) => {
      divider.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1 }))
      return divider.getAttribute('aria-valuenow')
    }

    expect(send('pointermove', 200)).toBe('100')
    expect(send('pointerdown', 200)).toBe('25')
    // Else the browser drags what lies below it, and takes the pointer away.
    expect(divider.dispatchEvent(new MouseEvent('mousedown', { cancelable: true }))).toBe(false)
    expect(document.activeElement).toBe(divider)
    expect(send('pointermove', 300)).toBe('50')
    expect(send('pointermove', 9000)).toBe('100')
  })

  it.each([
    [{ imageAfter: null }, 'Vorher', 'before'],
    [{ imageBefore: null }, 'Nachher', 'after'],
  ])('with %j has one link, which is disabled', (change, label, side) => {
    const { buttons, shown } = open(change)

    expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([[label, true]])
    expect(shown()).toBe(side)
  })
})
