import { expect, it } from 'vitest'

import { presentWords, takenWords } from './team-words.ts'

const told = { by: 'Anna Auer', isAsker: false, taken: 0, doubled: 0, disputed: [] }

it.each([
  [{ ...told, taken: 1 }, ['Anna Auer hat inzwischen etwas geändert. Es steht jetzt auch hier.']],
  [
    { ...told, by: null, taken: 3 },
    ['Jemand anderes hat inzwischen etwas geändert. Alle 3 Änderungen stehen jetzt auch hier.'],
  ],
  [
    { ...told, doubled: 1, disputed: ['name'] },
    [
      'Anna Auer hat inzwischen etwas geändert.',
      'Einen Abschnitt haben Sie beide geändert: Die andere Fassung steht ausgeblendet dahinter.',
      'Etwas haben Sie beide geschrieben: Ihre Fassung steht in der Seite, die andere können Sie neben dem Formular übernehmen.',
    ],
  ],
  [
    { ...told, isAsker: true, taken: 1, doubled: 2, disputed: ['name'] },
    [
      'Sie haben inzwischen in einem anderen Fenster etwas geändert. Es steht jetzt auch hier.',
      '2 Abschnitte haben Sie in beiden Fenstern geändert: Die anderen Fassungen stehen ausgeblendet dahinter.',
      'Etwas haben Sie in beiden Fenstern geschrieben: Die Fassung dieses Fensters steht in der Seite, die andere können Sie neben dem Formular übernehmen.',
    ],
  ],
])('of %j is told what it means', (given, words) => {
  expect(takenWords(given)).toEqual(words)
})

it('who else is there is said in one line', () => {
  const anna = { name: 'Anna Auer', isAsker: false }

  expect(presentWords([anna])).toBe('Auch hier: Anna Auer')
  expect(presentWords([anna, { name: 'Berta', isAsker: true }])).toBe(
    'Auch hier: Anna Auer und Sie in einem anderen Fenster',
  )
})
