import { describe, expect, it } from 'vitest'

import { emptyWish, judgeWish, type TypedWish } from './typed-wish.ts'

const typed = (changes: Partial<TypedWish> = {}): TypedWish => ({
  ...emptyWish('eck'),
  value: '50',
  ...changes,
})

describe('what somebody types to issue a voucher', () => {
  it('is sent as cents, without what was left empty', () => {
    expect(judgeWish(typed({ recipientName: ' Anna ' }))).toEqual({
      reason: '',
      wish: {
        branch: 'eck',
        value: 5_000,
        kind: 'multi-purpose',
        reach: 'division',
        taxRate: null,
        expiresOn: null,
        recipientName: 'Anna',
        recipientEmail: null,
        message: null,
      },
    })
    expect(judgeWish(typed({ kind: 'single-purpose', taxRate: '5,5 %' }))).toMatchObject({
      wish: { taxRate: 550 },
    })
  })

  it.each([
    ['no value', { value: '' }, 'etwa 50,00'],
    ['too small a value', { value: '0,50' }, 'zwischen'],
    ['no rate', { kind: 'single-purpose', taxRate: 'viel' }, 'Steuersatz'],
    ['a gift without a reason', { payment: 'gift' }, 'warum'],
  ] as const)('is not sent with %s', (_what, changes, said) => {
    expect(judgeWish(typed(changes))).toEqual({ problem: expect.stringContaining(said) })
  })
})
