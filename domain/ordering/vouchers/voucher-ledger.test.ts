import fc from 'fast-check'
import { expect, it } from 'vitest'

import { balanceAfter, type VoucherLine, voucherLineKinds } from './voucher-ledger.ts'

const wishes = fc.array(
  fc.record({
    kind: fc.constantFrom(...voucherLineKinds.filter((kind) => kind !== 'issue')),
    amount: fc.integer({ min: -6_000, max: 6_000 }),
  }),
  { maxLength: 60 },
)

it('whatever is asked for in whatever order, nobody pays with what is not there, and nothing is worth more than it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), wishes, (value, asked) => {
      const lines: VoucherLine[] = [{ kind: 'issue', amount: value }]
      let balance = balanceAfter({ balance: 0, value }, { kind: 'issue', amount: value }) ?? 0
      for (const line of asked) {
        const after = balanceAfter({ balance, value }, line)
        if (after === null) continue
        lines.push(line)
        balance = after
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(balance).toBeLessThanOrEqual(value)
      }
      if (balance > 0) lines.push({ kind: 'void', amount: -balance })

      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }),
  )
})

it.each<[VoucherLine, boolean]>([
  [{ kind: 'redeem', amount: -1_000 }, true],
  [{ kind: 'redeem', amount: -1_001 }, false],
  [{ kind: 'redeem', amount: 1 }, false],
  [{ kind: 'redeem', amount: 0 }, false],
  [{ kind: 'give-back', amount: 500 }, true],
  [{ kind: 'give-back', amount: 501 }, false],
  [{ kind: 'correction', amount: -1_000 }, true],
  [{ kind: 'correction', amount: 500 }, true],
  [{ kind: 'void', amount: -1_000 }, true],
  [{ kind: 'expire', amount: 1_000 }, false],
])('of 15 €, of which 5 € were spent, %o may follow: %s', (line, may) => {
  expect(balanceAfter({ balance: 1_000, value: 1_500 }, line) !== null).toBe(may)
})
