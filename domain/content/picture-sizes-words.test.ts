import { expect, it } from 'vitest'

import { isOnItsWay, pictureSizesWords } from './picture-sizes-words.ts'

const sizes = { made: 7, planned: 11, isDone: false, failure: null } as const

it.each([
  ['on their way', sizes, '7 von 11 fertig, die übrigen werden im Hintergrund erzeugt.', true],
  ['ready', { ...sizes, made: 11, isDone: true }, 'Alle 11 fertig.', false],
  [
    'gone to make room',
    { ...sizes, isDone: true },
    '7 von 11 liegen bereit. Die übrigen entstehen, sobald sie jemand braucht.',
    false,
  ],
  [
    'failed',
    { ...sizes, made: 0, failure: 'unreadable' },
    '0 von 11 fertig. Die Datei fehlt oder ist beschädigt. Bitte laden Sie das Bild noch einmal hoch.',
    false,
  ],
  [
    'not needed',
    { ...sizes, made: 0, planned: 0, isDone: true },
    'Die Zeichnung ist in jeder Größe scharf und wird so gezeigt, wie sie ist.',
    false,
  ],
] as const)('sizes that are %s are spoken of as such', (_state, given, words, onItsWay) => {
  expect([pictureSizesWords(given), isOnItsWay(given)]).toEqual([words, onItsWay])
})
