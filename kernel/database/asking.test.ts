import { expect, test } from 'vitest'

import { asStranger, askingNow, deadlineMsNow, withDeadline } from './asking.ts'

test('what is to be quick has its own deadline, on the same behalf and for no longer than it takes', async () => {
  await asStranger(async () => {
    const before = deadlineMsNow()
    await withDeadline(700, async () => {
      expect(deadlineMsNow()).toBe(700)
      expect(askingNow()?.isKnown).toBe(false)
    })

    expect(deadlineMsNow()).toBe(before)
  })
})

test('an outage that it meets is known to whoever answers', async () => {
  await asStranger(async () => {
    const failed = withDeadline(700, async () => {
      Object.assign(askingNow() ?? {}, { hasMetOutage: true })
      throw new Error('lost')
    })

    await expect(failed).rejects.toThrow('lost')
    expect(askingNow()?.hasMetOutage).toBe(true)
  })
})
