import { expect, it } from 'vitest'

import { settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { shellView } from './shell-view.ts'

const face = {
  family: 'Hausschrift',
  weight: '400',
  style: 'normal' as const,
  src: '/api/fonts/file/haus.woff2?v=abc',
  format: 'woff2',
  fallback: { sizeAdjust: 101.72, ascentOverride: 98.8, descentOverride: 24.58, lineGapOverride: 0 },
}
const shop = shopView({ settings: settings({ font: 'Hausschrift' }), fonts: [face] })

it('the shop takes the font of the house, over a fallback of the same room', () => {
  const { font } = shellView(shop, 'https://shop.example')

  expect(font.first).toEqual({ src: face.src, format: 'woff2' })
  expect(font.css).toContain("font-family:'Hausschrift Fallback'")
  expect(font.css).toContain('size-adjust:101.72%')
  expect(font.css).toContain("--font:'Hausschrift','Hausschrift Fallback',")
})

it('without a stored font nothing is added to the styles', () => {
  expect(shellView({ ...shop, fonts: [] }, 'https://shop.example').font).toEqual({
    css: '',
    first: undefined,
  })
})

it.each([
  ['the division’s own, whatever host was asked', 'https://eck.example', 'https://eck.example'],
  ['the one that was asked, while nobody has said it', undefined, 'https://shop.example'],
])('search engines are told one address: %s', (_which, origin, told) => {
  expect(shellView({ ...shop, origin }, 'https://shop.example').origin).toBe(told)
})
