import { readFileSync } from 'node:fs'

import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { avatarToneOf, avatarTones } from '#domain/people/avatar.ts'

import { Avatar } from './avatar.tsx'

const colours = [
  ...readFileSync(new URL('./avatar.module.css', import.meta.url), 'utf8').matchAll(/--tone: #([\da-f]{6})/g),
].map(([, hex = '']) => hex)

/** WCAG 2.2, relative luminance. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('there is a colour for each tone, and white letters are legible on all of them', () => {
  expect(new Set(colours).size).toBe(avatarTones)
  for (const hex of colours) expect(1.05 / (luminanceOf(hex) + 0.05), hex).toBeGreaterThanOrEqual(4.5)
})

it('shows the initials in the colour of the person, and says nothing that the name does not say', () => {
  const html = renderToString(<Avatar id="7f3" name="Anna Auer" />)

  expect(html).toContain('>AA<')
  expect(html).toContain(`data-tone="${avatarToneOf('7f3')}"`)
  expect(html).toContain('aria-hidden="true"')
})
