import { expect, it } from 'vitest'

import { fileSizeWords, fileWords } from './file-words.ts'

it.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [1000, '1 KB'],
  [1_234_567, '1,2 MB'],
  [5e12, '5.000 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSizeWords(bytes)).toBe(words)
})

it.each([
  [{ name: 'Preise 2026.pdf', extension: 'pdf', sizeBytes: 84_000 }, 'Preise 2026', 'PDF, 84 KB'],
  [{ name: 'PREISE.PDF', extension: 'pdf' }, 'PREISE', 'PDF'],
  [{ name: 'film.final', extension: 'mp4', sizeBytes: null }, 'film.final', 'MP4'],
  [{ name: '.pdf', extension: 'pdf' }, 'Datei', 'PDF'],
  [{ name: null, extension: '' }, 'Datei', ''],
])('%j is called %s, %s', (file, title, facts) => {
  expect(fileWords(file)).toEqual({ title, facts })
})
