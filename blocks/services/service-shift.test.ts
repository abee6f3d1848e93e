// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { openWindow, scrollTo } from '#ui/scrolling.fixture.ts'
import { serviceShiftBehaviour } from './service-shift.behaviour.ts'

openWindow()

function open() {
  document.body.innerHTML = '<ul><li></li><li></li><li></li></ul>'
  const element = document.querySelector('ul')
  if (!element) throw new Error('no cards')
  serviceShiftBehaviour(element)

  return {
    shiftsAt: (top: number) => {
      scrollTo(element, top)
      return [...element.children].map((card) => (card instanceof HTMLElement ? card.style.translate : ''))
    },
  }
}

it('odd cards are shifted by 0.2 of the scrolled distance, and by no more than that of 350 px', () => {
  const { shiftsAt } = open()

  expect(shiftsAt(300)).toEqual(['0px 20px', '0px', '0px 20px'])
  expect(shiftsAt(50)).toEqual(['0px 70px', '0px', '0px 70px'])
  expect(shiftsAt(-300)).toEqual(['0px 70px', '0px', '0px 70px'])
  expect(shiftsAt(790)).toEqual(['0px -70px', '0px', '0px -70px'])
})

it('cards below each other stay where they are', () => {
  vi.stubGlobal('innerWidth', 390)

  expect(open().shiftsAt(300)).toEqual(['', '', ''])
})
