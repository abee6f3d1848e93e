import { expect, it } from 'vitest'

import { ruleWords } from './rule-words.texts.ts'

it.each([
  [{}, 'Immer → noch kein Ziel'],
  [{ targetType: 'site' }, 'Immer → Seite'],
  [{ targetType: 'url', languages: ['en', 'fr'] }, 'Englisch, Französisch → Adresse'],
  [
    {
      targetType: 'branch',
      house: 'open',
      windows: [{ type: 'friday' as const, from: '11:00', to: '14:00' }],
    },
    'Fr 11:00–14:00, Die Filiale ist geöffnet → Filiale',
  ],
  [{ targetType: 'table', windows: [{ type: 'daily' as const, isClosed: true }] }, 'täglich nicht → Tisch'],
  [{ targetType: 'product', windows: [{}, {}, {}] }, 'täglich …–…, täglich …–…, … → Produkt'],
  [{ targetType: 'constructor', validFrom: '2026-01-01' }, 'auf Zeit → noch kein Ziel'],
])('%j reads “%s”', (rule, words) => {
  expect(ruleWords(rule)).toBe(words)
})
