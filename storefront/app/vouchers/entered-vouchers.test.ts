import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { codeOf } from '#domain/ordering/vouchers/voucher-code.ts'
import { useCart } from '../cart/cart-store.ts'
import { type Entered, enteredNow, keepVouchers, refreshVouchers, removeVoucher } from './entered-vouchers.ts'
import { planOf } from './late-vouchers.ts'

const codes = [1, 2, 3].map((letter) => codeOf(Array<number>(11).fill(letter)))
const voucher = (code: string): Entered => ({
  code,
  hint: '…',
  balance: 1_000,
  kind: 'multi-purpose',
  taxRate: null,
  expiresOn: null,
})
const refusal = (code: string, status: number) =>
  Response.json({ errors: [{ code, message: 'Zu viele Versuche.' }] }, { status })

/** What the server answers of each. */
const answering = (answerOf: (code: string) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) =>
    answerOf((JSON.parse(String(body)) as { code: string }).code),
  )
const known = () => enteredNow().map(({ code, balance }) => [code, balance])

describe('the vouchers of a cart', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true })
    useCart.setState({ cartId: 'cart-1' })
    keepVouchers(codes.map(voucher), planOf)
  })

  afterEach(() => vi.unstubAllGlobals())

  it('are worth what the house says by now, and go once they pay no more', async () => {
    answering((code) =>
      code === codes[0]
        ? refusal('unknown-voucher', 404)
        : Response.json({ ...voucher(code), code: undefined, balance: 400 }),
    )

    expect(await refreshVouchers('wien')).toBeUndefined()
    expect(known()).toEqual([
      [codes[1], 400],
      [codes[2], 400],
    ])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['nobody answers', () => Promise.reject(new TypeError('network'))],
    ['the house is ill', () => new Response('', { status: 502 })],
    ['too many were mistyped', () => refusal('too-many-attempts', 429)],
  ])('stay as they were where %s, and the guest is told', async (_why, answer) => {
    answering(answer)

    expect(await refreshVouchers('wien')).toContain('wissen wir gerade nicht')
    expect(known()).toEqual(codes.map((code) => [code, 1_000]))
  })

  it('do not come back that were taken out while the house was asked', async () => {
    answering((code) => {
      removeVoucher(String(codes[1]))
      return Response.json({ ...voucher(code), code: undefined })
    })

    await refreshVouchers('wien')
    expect(known().map(([code]) => code)).toEqual([codes[0], codes[2]])
  })
})
