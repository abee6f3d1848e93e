import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readRepairs, repairOf } from './repairs-page.ts'
import { root } from './run-command.ts'

const repairs = readRepairs()
const proofs = readFileSync(join(root, 'cms/repairs.int.test.ts'), 'utf8')

it('repairs are found', () => {
  expect(repairs.length).toBeGreaterThan(15)
})

describe.each(repairs)('$path', ({ path, library, file }) => {
  it('names a file that the library still has', () => {
    expect(existsSync(join(root, 'node_modules', library, file))).toBe(true)
  })

  it('has a test that fails once the library has mended the fault', () => {
    expect(proofs).toContain(`test('${path}: `)
  })
})

it('no proof is left of a repair that is gone', () => {
  const proven = [...proofs.matchAll(/^test\('([^:]+): /gm)].map(([, path]) => path)

  expect(new Set(proven)).toEqual(new Set(repairs.map(({ path }) => path)))
})

it('a file that does not say what it repairs is refused', () => {
  expect(() => repairOf('cms/x.repair.ts', '/** Works around a fault. */')).toThrow('cms/x.repair.ts')
})
