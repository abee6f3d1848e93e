import { expect, test } from 'vitest'

import { neededStyles } from './needed-styles.server.ts'

const sheet = Buffer.from(
  [
    '@layer reset,ui;',
    '@font-face{font-family:A;src:url(a.woff2)}',
    ':root{--ink:#111}.quiet{color:gray}a:hover{color:red}',
    '@layer ui{.mZk_card{color:red}.mZk_card .mZk_title>a{color:blue}',
    '@media (min-width:40rem){.mZk_card{display:grid}}@media print{.Qab_slide{display:none}}}',
    '@layer page{.Qab_slide,.mZk_card{margin:0}.Qab_slide:hover{opacity:.5}}',
    '@keyframes Qab_turn{0%{opacity:0}}',
  ].join(''),
)
const needed = (markup: string) => neededStyles(sheet, markup).toString()

test('a page has the rules of the modules it uses, and whole ones', () => {
  expect(needed('<p class="quiet mZk_title">')).toBe(
    sheet
      .toString()
      .replace('@media print{.Qab_slide{display:none}}', '')
      .replace('.Qab_slide:hover{opacity:.5}', ''),
  )
})

test('what belongs to no module stays on every page, and layers stay in their order', () => {
  expect(needed('<p>')).toBe(
    '@layer reset,ui;@font-face{font-family:A;src:url(a.woff2)}:root{--ink:#111}.quiet{color:gray}a:hover{color:red}@layer ui{}@layer page{}@keyframes Qab_turn{0%{opacity:0}}',
  )
})

test('nothing is missing where all modules are used', () => {
  expect(needed('<i class="Qab_slide"></i><b id="x" class="quiet mZk_card">')).toBe(sheet.toString())
})

test('words that look like a class are none', () => {
  expect(needed('<p>class=&quot;mZk_card&quot;</p>')).not.toContain('mZk_card')
})

test('the same combination is not cut again', () => {
  expect(neededStyles(sheet, '<p class="mZk_card">')).toBe(neededStyles(sheet, '<i class="mZk_card">'))
})
