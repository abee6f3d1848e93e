import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { fontPairs } from '#domain/content/website-looks.data.ts'
import { accentRules } from './accent-rules.ts'
import { PairFonts, pairRules } from './font-pair.tsx'

const pairs = Object.keys(fontPairs) as (keyof typeof fontPairs)[]

describe('a pair of fonts', () => {
  it.each(pairs)('%s fetches both of its files before styles name them, and moves nothing', (pair) => {
    const rules = pairRules(pair)

    expect(renderToStaticMarkup(<PairFonts pair={pair} />).match(/rel="preload"/g)).toHaveLength(2)
    expect(rules).toContain('--heading-font:')
    expect(rules).toContain('--font:')
    // What is swapped in moves the lines.
    expect(rules.match(/src:url/g)?.length).toBe(rules.match(/font-display:optional/g)?.length)
    for (const family of rules.matchAll(/'([^']+ Fallback(?: Wide)?)'/g)) {
      const isOurs = family[1]?.startsWith('Mulish')
      expect(isOurs || rules.includes(`@font-face{font-family:'${family[1]}'`), family[1]).toBe(true)
    }
  })
})

describe('an accent', () => {
  const side = { fill: '#9a3412', on: '#fcfcfc', words: '#9a3412' }

  it('comes for both settings', () => {
    expect(accentRules({ accent: { white: side, black: { ...side, fill: '#d96b45' } } })).toBe(
      ':root{--accent-white:#9a3412;--on-accent-white:#fcfcfc;--accent-words-white:#9a3412;--accent-black:#d96b45;--on-accent-black:#fcfcfc;--accent-words-black:#9a3412}',
    )
  })

  it('that is no colour is left out, and so is one that nobody has chosen', () => {
    expect(accentRules({ accent: { white: { ...side, on: 'red}body{display:none' }, black: side } })).toBe('')
    expect(accentRules({})).toBe('')
  })
})
