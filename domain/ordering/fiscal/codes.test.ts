import { describe, expect, it } from 'vitest'

import { signedBytes, wholeMessage } from './log-message.ts'
import { rksvSums, tseSums } from './rate-slots.ts'
import { rksvCode, rksvPayload } from './rksv-code.ts'
import { processDataOf, tseCode } from './tse-record.ts'

const part = (taxRate: number | null, gross: number) => ({ taxRate, gross, net: gross, tax: 0 })
const parts = [
  part(2000, 750),
  part(1000, 700),
  part(1300, -5),
  part(null, 7),
  part(490, 1),
  part(0, 3),
  part(1000, 1),
]

describe('the Austrian code', () => {
  it('is the example of the regulation, field by field', () => {
    const payload = rksvPayload({
      cashBox: 'RegKas1',
      number: 3,
      at: Temporal.Instant.from('2015-07-01T13:00:00Z'),
      timeZone: 'Europe/Vienna',
      sums: { normal: 750, reduced1: 700, reduced2: 0, none: 0, special: 0 },
      counter: 'GFcSnbVWfIw=',
      serial: '123',
      chain: 'dpzooBjO1F4=',
    })

    expect(payload).toBe(
      '_R1-AT0_RegKas1_3_2015-07-01T15:00:00_7,50_7,00_0,00_0,00_0,00_GFcSnbVWfIw=_123_dpzooBjO1F4=',
    )
    expect(rksvCode(payload, 'U2ln')).toBe(`${payload}_U2ln`)
  })

  it('has a place for each rate, for none, and for those that it does not know', () => {
    expect(rksvSums(parts)).toEqual({ normal: 750, reduced1: 701, reduced2: -5, none: 10, special: 1 })
  })
})

describe('the German record', () => {
  it('tells what was sold by rate and how it was paid', () => {
    const sums = tseSums([part(1900, 405), part(700, 300), part(2000, 5), part(null, -7)])

    expect(sums).toEqual({ general: 410, reduced: 300, average1: 0, average2: 0, none: -7 })
    expect(processDataOf(sums, { cents: 703, isCash: true })).toBe('Beleg^4.10_3.00_0.00_0.00_-0.07^7.03:Bar')
    expect(processDataOf(sums, { cents: -5, isCash: false })).toMatch(/\^-0\.05:Unbar$/)
  })

  it('stands on paper in the order of the standard', () => {
    const proof = {
      transaction: 13,
      counter: 44_131,
      startedAt: '2019-11-22T11:29:48Z',
      endedAt: '2019-11-22T11:29:49Z',
      signature: 'K8zs',
    }

    expect(
      tseCode({ cashBox: 'AMA-2642', publicKey: 'BBXN' }, 'Beleg^4.05_3.00_0.00_0.00_0.00^7.05:Bar', proof),
    ).toBe(
      'V0;AMA-2642;Kassenbeleg-V1;Beleg^4.05_3.00_0.00_0.00_0.00^7.05:Bar;13;44131;2019-11-22T11:29:48.000Z;2019-11-22T11:29:49.000Z;ecdsa-plain-SHA256;unixTime;K8zs;BBXN',
    )
  })

  it('is signed as the guideline lays out its bytes', () => {
    const signed = signedBytes({
      operation: 'FinishTransaction',
      cashBox: 'K',
      processData: 'x'.repeat(200),
      processType: '',
      transaction: 128,
      serial: Uint8Array.from({ length: 32 }, () => 0xab),
      counter: 0,
      unixSeconds: 0x6000_0000,
    })
    const hex = Buffer.from(signed).toString('hex')

    expect(Buffer.from(signed).toString('base64')).toMatch(/^AgECBgkEAH8ABwMHAQGAEUZpbmlzaFRyYW5zYWN0aW9u/)
    expect(hex).toContain(`81014b8281c8${'78'.repeat(200)}830085020080`)
    expect(hex).toContain(`0420${'ab'.repeat(32)}300c060a04007f00070101040103020100020460000000`)
    const whole = Buffer.from(wholeMessage(signed, Uint8Array.of(1, 2)))
    expect(whole.subarray(0, 4).toString('hex')).toBe(
      `3082${(signed.length + 4).toString(16).padStart(4, '0')}`,
    )
    expect(whole.subarray(-4).toString('hex')).toBe('04020102')
  })
})
