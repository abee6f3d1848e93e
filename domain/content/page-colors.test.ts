import { expect, test } from 'vitest'

import { pageColorsOf } from './page-colors.ts'

test.each([
  ['#1D1D1D', '#FCFCFC', { white: '#fcfcfc', black: '#121212' }],
  ['#FFFFFF80', '#000000', { white: '#000000', black: '#b7b7b7' }],
])('behind a page of %s on %s lies %j', (color1, color2, colors) => {
  expect(pageColorsOf({ color1, color2 })).toEqual(colors)
})

test.each(['red', '#12345', '', 'url(x)'])('"%s" is no colour that can be reckoned with', (color1) => {
  expect(pageColorsOf({ color1, color2: '#fcfcfc' })).toBeNull()
})
