import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { website } from '../examples.fixture.ts'
import { DivisionTheme } from './division-theme.tsx'

const styleOf = (theme: Partial<typeof website.theme>) =>
  renderToStaticMarkup(<DivisionTheme theme={{ ...website.theme, ...theme }} />)

it('the division’s colours, font and radius become those of the page', () => {
  const style = styleOf({
    color1: '#0B3D2E',
    color2: '#aabbcc',
    font: 'Haus Schrift',
    borderRadius: '0.8rem',
  })

  expect(style).toContain(
    "--shop-color-1:#0B3D2E;--shop-color-2:#aabbcc;--shop-radius:0.8rem;--shop-font:'Haus Schrift'",
  )
})

it('corners without a radius are written as people write them', () => {
  expect(styleOf({ borderRadius: '0' })).toContain('--shop-radius:0px')
  expect(styleOf({ borderRadius: '12' })).not.toContain('--shop-radius')
})

it.each([
  ['color1', 'red}body{display:none'],
  ['color2', 'url(https://evil.test)'],
  ['font', "x',sans-serif}body{display:none}"],
  ['font', '</style><script>alert(1)</script>'],
  ['borderRadius', '1px;background:url(//evil.test)'],
])('what is typed as %s and is more than that is left out: %s', (name, value) => {
  expect(styleOf({ [name]: value })).not.toContain(value)
})
