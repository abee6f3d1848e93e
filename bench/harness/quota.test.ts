import { describe, expect, it } from 'vitest'

import { limitFiles } from './quota.ts'

describe('a part of the processor', () => {
  it('is counted over all cores', () => {
    expect(limitFiles(2, { percent: 40, cores: 2 })).toEqual({ 'cpu.max': '16000 20000' })
    expect(limitFiles(2, { percent: 40, cores: 8 })).toEqual({ 'cpu.max': '64000 20000' })
  })

  it('is the same in both versions of control groups', () => {
    expect(limitFiles(1, { percent: 40, cores: 2 })).toEqual({
      'cpu.cfs_period_us': '20000',
      'cpu.cfs_quota_us': '16000',
    })
  })
})
