import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { nodeArguments } from './node-arguments.ts'

const needed = {
  DATABASE_URL: 'postgres://localhost/theke',
  PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
}

test('the heap is limited, with room for the records that are kept', () => {
  const heapOf = (additions: object) =>
    nodeArguments({ ...needed, ...additions }).filter((each) => each.startsWith('--max-old-space-size='))

  expect(heapOf({})).toEqual(['--max-old-space-size=1024'])
  expect(heapOf({ DATA_CACHE_MB: '500' })).toEqual(['--max-old-space-size=1460'])
  expect(heapOf({ DATA_CACHE: 'off', HEAP_MB: '2000' })).toEqual(['--max-old-space-size=2000'])
})

test('Node takes the arguments, and what a request makes is never made for long', () => {
  const ask = "process.stdout.write(String(process.execArgv.includes('--no-allocation-site-pretenuring')))"
  const answer = execFileSync(process.execPath, [...nodeArguments(needed), '-e', ask], { encoding: 'utf8' })

  expect(answer).toBe('true')
})
