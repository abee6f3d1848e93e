import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { shopFailures, websiteFailures } from './client-failures.ts'
import { lateFailures } from './late-failures.ts'

describe('what the storefront says when something does not work', () => {
  const files = globSync(['storefront/app/**/*.{ts,tsx}', 'domain/**/*.ts', 'collections/**/*.ts'])
    .filter((path) => !path.includes('.test.') && !/\/(?:client|late)-failures\.ts$/.test(path))
    // A formatter breaks a long sentence at any of its blanks.
    .map((path) => ({ path, source: readFileSync(path, 'utf8').replace(/\s+/g, ' ') }))
  const sources = files.map(({ source }) => source).join('\n')
  const texts = [...Object.values(shopFailures), ...Object.values(lateFailures)]

  it.each([
    ...Object.keys(shopFailures).map((name) => `shopFailures.${name}`),
    ...Object.keys(lateFailures).map((name) => `lateFailures.${name}`),
  ])('%s is said somewhere', (name) => {
    expect(sources).toContain(name)
  })

  it.each(texts.map((text) => (typeof text === 'string' ? text : text('10,00 €'))))(
    'is German: %s',
    (text) => {
      expect(text).toMatch(/^[A-ZÄÖÜ].*[.!tn]$/)
    },
  )

  it('is written down nowhere else', () => {
    const sentences = texts
      .flatMap((text) => (typeof text === 'string' ? [text] : text('§').split('§')))
      // One word alone is no sentence.
      .filter((text) => text.trim().includes(' '))
    const repeated = files.flatMap(({ path, source }) =>
      sentences.filter((text) => source.includes(text)).map((text) => `${path}: ${text}`),
    )

    expect(repeated).toEqual([])
  })

  it('puts amounts and names where they belong', () => {
    expect(shopFailures.belowMinimum('15,00 €')).toBe(
      'Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.',
    )
    expect(lateFailures.uploadFailed('a.exe')).toContain('Datei "a.exe" kann nicht')
  })
})

it('the website speaks German, but for the name of a status', () => {
  const { unknownPageTypeTitle, ...texts } = websiteFailures

  expect(unknownPageTypeTitle).toBe('500 Internal Server Error')
  for (const text of Object.values(texts)) expect(text).toMatch(/^(?:Das|Die|Ein|Leider) .*\.$/)
})
