import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { markOfClass, moduleClassName } from './module-class.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('a class is called the same in whatever folder the project lies', () => {
  expect(moduleClassName('card', join(root, 'storefront/app/app.module.css'))).toBe('Kzp_card')
})

test('every module of the three apps has a mark of its own', () => {
  const files = globSync('{storefront,site,terminals,ui,blocks}/**/*.module.css', { cwd: root })
  const marks = files.map((file) => markOfClass(moduleClassName('card', join(root, file))))

  expect(files.length).toBeGreaterThan(150)
  expect(new Set(marks).size).toBe(files.length)
})
