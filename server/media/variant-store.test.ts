import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { withBrokenFolder, withFullDisk } from '#scripts/testing/full-disk.ts'

import type { OnProblem } from './rest-after-failure.ts'
import { createVariantStore } from './variant-store.ts'

const fail = (problem: unknown) => {
  throw new Error('told of a problem', { cause: problem })
}

test('the folder stays within its bytes; what was asked for last stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-variants-'))
  const store = createVariantStore(folder, 1000, fail)
  const make = async () => Buffer.alloc(300)

  await store.ensure('a.webp', make)
  await store.ensure('b.webp', make)
  await store.ensure('c.webp', make)
  await utimes(join(folder, 'a.webp'), 1000, 1000)
  await utimes(join(folder, 'b.webp'), 900, 900)
  await store.ensure('a.webp', make)
  await store.ensure('d.webp', make)

  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp', 'd.webp'])
  await rm(folder, { recursive: true })
})

test('the folder stays within its bytes when several processes write into it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-variants-'))
  const [one, other] = [createVariantStore(folder, 1000, fail), createVariantStore(folder, 1000, fail)]

  for (const round of [1, 2, 3, 4]) {
    await one.ensure(`a${round}.webp`, async () => Buffer.alloc(200))
    await other.ensure(`b${round}.webp`, async () => Buffer.alloc(200))
  }

  expect((await readdir(folder)).length * 200).toBeLessThanOrEqual(1000)
  await rm(folder, { recursive: true })
})

test('a hundred who ask at once for what is missing cause one transform', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-variants-'))
  const store = createVariantStore(folder, 1000, fail)
  const counted = { transforms: 0 }
  const make = async () => {
    counted.transforms += 1
    return Buffer.alloc(1)
  }

  const names = await Promise.all(Array.from({ length: 100 }, () => store.ensure('a.webp', make)))

  expect([names, counted.transforms]).toEqual([Array.from({ length: 100 }, () => ({ name: 'a.webp' })), 1])
  await rm(folder, { recursive: true })
})

test('a picture that could not be made is tried again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-variants-'))
  const store = createVariantStore(folder, 1000, fail)

  await expect(store.ensure('a.webp', async () => Promise.reject(new Error('kaputt')))).rejects.toThrow(
    'kaputt',
  )
  expect(await store.ensure('a.webp', async () => Buffer.alloc(1))).toEqual({ name: 'a.webp' })
  await rm(folder, { recursive: true })
})

test('while the disk is full a picture is made for who asks, kept by nobody, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-variants-'))
  const store = createVariantStore(folder, 1000, fail)
  const body = Buffer.from('Bild')
  const made = await withFullDisk(folder, () => store.ensure('a.webp', async () => body))

  expect([made, await readdir(folder)]).toEqual([{ body }, []])
  expect(await store.ensure('a.webp', async () => body)).toEqual({ name: 'a.webp' })
  await rm(folder, { recursive: true })
})

test('a folder that takes no file costs nobody a picture, and the operator is told once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-variants-'))
  const told = vi.fn<OnProblem>()
  const store = createVariantStore(folder, 1000, told)
  const body = Buffer.from('Bild')
  const ask = (name: string) => store.ensure(name, async () => body)
  const made = await withBrokenFolder(folder, () => Promise.all(['a.webp', 'b.webp'].map(ask)))

  expect(made).toEqual([{ body }, { body }])
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'passing' }))
  expect(await ask('a.webp')).toEqual({ name: 'a.webp' })
  await rm(folder, { recursive: true })
})
