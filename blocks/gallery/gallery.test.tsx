// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'
import { galleryBehaviour } from './gallery.behaviour.ts'
import { galleryFixture } from './gallery.fixture.ts'
import { GalleryView } from './gallery.tsx'
import { needsReveal } from './needs-reveal.ts'

it.each([
  [4, false, false],
  [5, true, false],
  [8, true, false],
  [9, true, true],
])('%d items wait behind the control on phones: %s, on desktops: %s', (count, onPhones, onDesktops) => {
  expect([needsReveal(count, 'phone'), needsReveal(count, 'desktop')]).toEqual([onPhones, onDesktops])
})

function open() {
  const props = { section: galleryFixture, page, website, position: 0 }
  document.body.innerHTML = renderToStaticMarkup(<GalleryView {...props} />)
  const element = document.querySelector<HTMLElement>('[data-behaviour=gallery]')
  const button = document.querySelector<HTMLButtonElement>('[data-reveal]')
  if (!element || !button) throw new Error('no gallery')
  return { element, button }
}

describe('a long gallery', () => {
  it('is complete in its markup', () => {
    expect(open().element.dataset.alive).toBeUndefined()
    expect(document.querySelectorAll('a[data-lightbox=gallery]')).toHaveLength(10)
  })

  it('reveals everything at a press', () => {
    const { element, button } = open()
    galleryBehaviour(element)
    expect([button.hidden, element.dataset.alive]).toEqual([false, ''])

    button.click()
    expect([button.hidden, element.dataset.open]).toEqual([true, ''])
  })
})
