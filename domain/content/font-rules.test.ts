import { expect, it } from 'vitest'

import { fontFaceOf } from './font-face.ts'
import { fontRules } from './font-rules.ts'

const face = {
  family: 'Hausschrift',
  weight: '200 900',
  style: 'normal' as const,
  src: '/api/fonts/file/haus.woff2?v=abc',
  format: 'woff2',
  fallback: { sizeAdjust: 101.72, ascentOverride: 98.8, descentOverride: 24.58, lineGapOverride: 0 },
}

it('the font of the house swaps in for one of the device that takes the same room', () => {
  const css = fontRules([face, { ...face, style: 'italic', src: '/api/fonts/file/haus-kursiv.woff2?v=abd' }])

  expect(css.match(/font-display:swap/g)).toHaveLength(2)
  expect(css).toContain(
    "font-weight:200 900;font-display:swap;src:url('/api/fonts/file/haus.woff2?v=abc') format('woff2')",
  )
  expect(css).toContain(
    'size-adjust:101.72%;ascent-override:98.8%;descent-override:24.58%;line-gap-override:0%',
  )
  expect(css).toContain("--font:'Hausschrift','Hausschrift Fallback','Hausschrift Fallback Wide',")
})

it('nothing that is typed as a font ends up in the styles as anything else', () => {
  expect(fontRules([{ ...face, family: "x';}body{display:none" }])).toBe('')
  expect(fontRules([{ ...face, src: "/x') format('a');}" }])).toBe('')
  expect(fontRules([])).toBe('')
})

it('a file that was downloaded twice is found by its name', () => {
  const stored = {
    family: 'Inter',
    weight: '400',
    style: 'normal',
    version: 'v1',
    extension: 'woff2',
  } as const
  const twice = fontFaceOf({ ...stored, filename: "Inter (1)'.woff2" })

  expect(fontRules(twice ? [twice] : [])).toContain("url('/api/fonts/file/Inter%20%281%29%27.woff2?v=v1')")
})
