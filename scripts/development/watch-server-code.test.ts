import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { watchServerCode } from './watch-server-code.ts'

let root: string
let changes: string[]
let close: () => void

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'theke-watch-'))
  await mkdir(join(root, 'domain/time'), { recursive: true })
  await mkdir(join(root, 'cms/admin/.next'), { recursive: true })
  changes = []
  close = watchServerCode(root, (file) => changes.push(file))
})

afterEach(async () => {
  close()
  await rm(root, { recursive: true, force: true })
})

test('a changed rule asks for a new process once, however many files a save touches', async () => {
  await writeFile(join(root, 'domain/time/a.ts'), '1')
  await writeFile(join(root, 'domain/time/b.ts'), '2')
  await expect.poll(() => changes.length).toBe(1)
})

test('tests, admin builds and generated types do not', async () => {
  await writeFile(join(root, 'domain/time/a.test.ts'), '1')
  await writeFile(join(root, 'cms/admin/.next/a.ts'), '1')
  await writeFile(join(root, 'cms/payload-types.ts'), '1')
  await writeFile(join(root, 'domain/time/last.ts'), '1')
  await expect.poll(() => changes).toEqual(['domain/time/last.ts'])
})
