import { expect, it, vi } from 'vitest'

import { keptPart } from './kept-part.ts'

it('is loaded anew for whoever needs it while it is still on its way, and lost', async () => {
  const arriving = Promise.withResolvers<string>()
  const { prepared, needed } = keptPart(
    () => arriving.promise,
    async () => 'anew',
  )

  const ahead = prepared()
  const asked = needed()
  arriving.reject(new Error('a newer build has replaced it'))

  expect(await ahead).toBeNull()
  expect(await asked).toBe('anew')
})

it('is not asked for again where it was prepared in time', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('prepared')
  const anew = vi.fn<() => Promise<string>>()
  const part = keptPart(load, anew)

  await part.prepared()

  expect(await Promise.all([part.needed(), part.needed()])).toEqual(['prepared', 'prepared'])
  expect(load).toHaveBeenCalledOnce()
  expect(anew).not.toHaveBeenCalled()
})

it('is loaded by the next who needs it, where it was lost', async () => {
  const anew = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('anew')
  const part = keptPart(() => Promise.reject(new Error('lost')), anew)

  await expect(part.needed()).rejects.toThrow('lost')
  expect(await part.needed()).toBe('anew')
})
