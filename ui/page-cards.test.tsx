// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { Teaser } from '#domain/content/page.contract.ts'

import { picture, video } from './examples.fixture.ts'
import { PageCards } from './page-cards.tsx'

function draw(changes: Partial<Teaser>): HTMLElement {
  const place = document.createElement('div')
  const page = { id: 'a', name: 'Fassade', href: '/fassade', ...changes }
  place.innerHTML = renderToStaticMarkup(<PageCards pages={[page]} level={2} />)
  return place
}

it('a card with a video plays it near the middle of the window, over the picture of its page', () => {
  const card = draw({ video, image: picture })

  expect(card.querySelectorAll('[data-plays=middle] video')).toHaveLength(1)
  expect(card.querySelector('img')?.getAttribute('src')).toContain(`/${picture.id}-`)
  expect(card.querySelector('[data-sound]')).toBeNull()
})

it('a card without a video shows the picture, and a video without a picture its own preview', () => {
  expect(draw({ image: picture }).querySelector('video')).toBeNull()
  expect(draw({ image: picture }).querySelector('img')?.alt).toBe(picture.alt)
  expect(draw({ video }).querySelector('img')?.getAttribute('src')).toContain('/preview/')
})

it.each([
  [{ priceFromCents: 8900, durationMinutes: 120 }, 'ab 89,00 € · etwa 2 Stunden'],
  [{ priceFromCents: 0 }, 'ab 0,00 €'],
  [{ durationMinutes: 45 }, 'etwa 45 Minuten'],
])('a card with %j says so', (facts, words) => {
  expect(draw(facts).textContent?.replaceAll('\u00a0', ' ')).toContain(words)
})

it('a card about which nobody said more says nothing more', () => {
  expect(draw({ priceFromCents: null, durationMinutes: null }).textContent).toBe('FassadeMehr erfahren →')
})
