import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = vi.hoisted(() => ({
  loadPart: vi.fn<() => Promise<string>>(() => Promise.resolve('the page, loaded anew')),
}))
vi.mock('../ui/load-part.ts', () => page)

beforeEach(() => vi.resetModules())
afterEach(() => vi.doUnmock('./sending.ts'))

test('whoever sends while the part is still on its way, and lost, has the page loaded anew', async () => {
  const arriving = Promise.withResolvers<never>()
  vi.doMock('./sending.ts', () => arriving.promise)
  const { lateSending, preparedSending } = await import('./late-sending.ts')

  const prepared = preparedSending()
  const sent = lateSending()
  arriving.reject(new Error('a newer build has replaced it'))

  expect(await prepared).toBeNull()
  expect(await sent).toBe('the page, loaded anew')
})

test('what was prepared in time is not asked for again', async () => {
  vi.doMock('./sending.ts', () => ({ unsettledText: 'prepared' }))
  page.loadPart.mockClear()
  const { lateSending, preparedSending } = await import('./late-sending.ts')

  await preparedSending()

  expect((await lateSending()).unsettledText).toBe('prepared')
  expect(page.loadPart).not.toHaveBeenCalled()
})
