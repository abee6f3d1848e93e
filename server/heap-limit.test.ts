import { expect, test } from 'vitest'

import { nodeArguments } from './heap-limit.ts'

const needed = {
  DATABASE_URL: 'postgres://localhost/theke',
  PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
}

test('the heap is limited, with room for the records that are kept', () => {
  expect(nodeArguments(needed)).toEqual(['--max-old-space-size=1024'])
  expect(nodeArguments({ ...needed, DATA_CACHE_MB: '500' })).toEqual(['--max-old-space-size=1460'])
  expect(nodeArguments({ ...needed, DATA_CACHE: 'off', HEAP_MB: '2000' })).toEqual([
    '--max-old-space-size=2000',
  ])
})
