import { expect, it, vi } from 'vitest'

import { endTurn, withinTurn } from './turn.ts'

it('an answer reaches the guest who waits for it, and a failure too', async () => {
  await expect(withinTurn(Promise.resolve(7))).resolves.toBe(7)
  await expect(withinTurn(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})

it.each(['resolve', 'reject'] as const)('nobody hears of it once that guest has gone: %s', async (settle) => {
  const answer = Promise.withResolvers<unknown>()
  const heard = vi.fn<() => void>()
  void withinTurn(answer.promise).then(heard, heard)
  endTurn()
  answer[settle](new Error('late'))
  await new Promise((resolve) => setTimeout(resolve))

  expect(heard).not.toHaveBeenCalled()
})
