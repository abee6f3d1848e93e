import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { size } from './sizes.ts'
import { howToRepeat, testSeed } from './test-seed.ts'

const testFiles = globSync(
  '{domain,kernel,collections,ui,blocks,plugins,cms,server,storefront,site,terminals,scripts,bench}/**/*.{test,e2e}.{ts,tsx}',
)
const sources = testFiles.map((file) => [file, readFileSync(file, 'utf8')] as const)
const whoSay = (pattern: RegExp) => sources.filter(([, source]) => pattern.test(source)).map(([file]) => file)

test('no test says an amount of runs but by size()', () => {
  expect(whoSay(/numRuns: *[\d_]+/)).toEqual([])
})

test('no test draws from a seed of its own', () => {
  expect(whoSay(/fc\.\w+\([^;]*\bseed: *[\d_]/s)).toEqual([])
})

test('no test takes its amount or its length from another variable of the environment', () => {
  expect(whoSay(/Number\(process\.env/)).toEqual([])
})

test('a test that fails by something drawn names what repeats it', () => {
  expect(() => fc.assert(fc.property(fc.nat(), () => false))).toThrow(howToRepeat)
  expect(howToRepeat).toContain(`TEST_SEED=${testSeed}`)
})

test('npm test leaves out what only the long run does, and the long run does the rest too', () => {
  const [short, long] = [listed({ TEST_RUN: '' }), listed({ TEST_RUN: 'long' })]
  const isLong = (file: string) => /\.long\.(int\.)?test\./.test(file)

  expect(short.filter(isLong)).toEqual([])
  expect(long.filter(isLong).sort()).toEqual(testFiles.filter((file) => isLong(file)).sort())
  expect(long.filter((file) => !isLong(file)).sort()).toEqual(short.sort())
})

test('a size is the one of the run', () => {
  expect(size({ short: 1, long: 2 })).toBe(process.env.TEST_RUN === 'long' ? 2 : 1)
})

function listed(environment: Record<string, string>): string[] {
  const output = execFileSync('vitest', ['list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  // vitest's own list, after what else it says.
  const files = JSON.parse(output.slice(output.indexOf('[\n'))) as { file: string }[]
  return files.map(({ file }) => file.replace(`${process.cwd()}/`, ''))
}
