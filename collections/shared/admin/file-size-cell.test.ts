import { expect, it } from 'vitest'

import { FileSizeCell } from './file-size-cell.tsx'

it.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [180_494, '180,5 KB'],
  [2_000_000, '2 MB'],
  [3_500_000_000_000, '3.500 GB'],
  [null, null],
])('a file of %s bytes is told as %s', (cellData, text) => {
  expect(FileSizeCell({ cellData })).toBe(text)
})
