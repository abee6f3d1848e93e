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

  it.each([
    [{ imageAfter: null }, 'Vorher', 'before'],
    [{ imageBefore: null }, 'Nachher', 'after'],
  ])('with %j has one link, which is disabled', (change, label, side) => {
    const { buttons, shown } = open(change)

    expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([[label, true]])
    expect(shown()).toBe(side)
  })
})
