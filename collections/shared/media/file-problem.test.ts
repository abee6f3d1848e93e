import { expect, it } from 'vitest'

import { GaveUp } from '#kernel/apart/gave-up.ts'
import { orTooComplex, tooComplex } from './file-problem.ts'

it.each(['late', 'ended'] as const)('a file whose work was given up as %s is too complex', async (reason) => {
  expect(await orTooComplex(Promise.reject(new GaveUp(reason)))).toEqual({ problem: tooComplex })
})

it.each(['busy', 'passing'] as const)(
  'nobody’s file is to blame when work was given up as %s',
  async (reason) => {
    await expect(orTooComplex(Promise.reject(new GaveUp(reason)))).rejects.toMatchObject({
      code: 'unavailable',
    })
  },
)
