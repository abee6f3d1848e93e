import { expect, it } from 'vitest'

import { isFullDisk } from './full-disk.ts'

const withCode = (code: string, message = 'kaputt') => Object.assign(new Error(message), { code })

it.each<[string, unknown, boolean]>([
  ['without room', withCode('ENOSPC'), true],
  ['beyond our part', withCode('EDQUOT'), true],
  ['that another process tells of', new Error('ENOSPC: no space left on device, write'), true],
  ['that is broken', withCode('EIO', 'EIO: i/o error, write'), false],
  ['of a client who says so', new SyntaxError('Unexpected token, "ENOSPC: x" is not valid JSON'), false],
  ['of a statement that holds the word', new Error('Failed query: select\nparams: ENOSPC: x'), false],
  ['with a similar code', withCode('ENOSPCX'), false],
  ['of another kind', 'ENOSPC: no space left on device', false],
])('a disk is full by what its failure itself says: one %s', (_what, failure, isFull) => {
  expect(isFullDisk(failure)).toBe(isFull)
})
