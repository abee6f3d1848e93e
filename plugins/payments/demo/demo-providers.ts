import { createHmac } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

import { DemoBank, type DemoPayment } from './demo-bank.ts'
import { demoDatatrans, transactionOf } from './demo-datatrans.ts'
import { demoMollie } from './demo-mollie.ts'
import { demoPage, type NewsWish } from './demo-page.ts'

type Opening = {
  /** API keys of Mollie, and `merchant:password` of Datatrans, that may ask. */
  keys: readonly string[]
  logins: readonly string[]
  /** With which Datatrans signs its messages, in hexadecimal. */
  signKey: string
  /** Where the books are kept over a restart. */
  file?: string
  /** Where messages go, whatever host was named: nobody sends this server elsewhere. */
  newsTo?: (path: string) => string
  /** Where the guest pays, as the guest of this payment reaches it. */
  pageOf: (payment: DemoPayment) => string
}

export type DemoProviders = {
  bank: DemoBank
  /** A call of either API, or the payment page; the path begins behind the place where both stand. */
  answer: (path: string, request: Request) => Promise<Response>
}

/** Both providers in one, without any money: they speak the real protocols and tell news as the real ones do. */
export function openDemoProviders({ keys, logins, signKey, file, pageOf, newsTo }: Opening): DemoProviders {
  const bank = new DemoBank(file ? readBooks(file) : [], () => file && writeBooks(file, bank))
  const tell = (payment: DemoPayment) => {
    const { pathname } = new URL(payment.newsUrl)
    return fetch(newsTo?.(pathname) ?? payment.newsUrl, { ...newsOf(payment, signKey), redirect: 'error' })
  }
  const tellAsWished = (payment: DemoPayment, { afterSeconds, times }: NewsWish) => {
    for (let time = 0; time < times; time += 1)
      setTimeout(() => void tell(payment).catch(() => undefined), afterSeconds * 1000).unref()
  }

  return {
    bank,
    answer: async (path, request) => {
      const [, place, rest = ''] =
        /^\/(mollie\/v2|datatrans\/v1|pay|datatrans-pay\/v1\/start)(\/.*)$/.exec(path) ?? []
      if (place === 'mollie/v2') return demoMollie(rest, { bank, request, pageOf, keys })
      if (place === 'datatrans/v1') return demoDatatrans(rest, { bank, request, logins })
      return demoPage(rest.slice(1), request, bank, tellAsWished)
    },
  }
}

export type News = { method: 'POST'; headers: Record<string, string>; body: string }

/** What a provider sends when something has happened to a payment. */
export function newsOf(payment: DemoPayment, signKey: string): News {
  if (payment.method === 'mollie') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { method: 'POST', headers, body: `id=${payment.id}` }
  }
  const body = JSON.stringify(transactionOf(payment))
  const at = '1559303131511'
  const signature = createHmac('sha256', Buffer.from(signKey, 'hex'))
    .update(at + body)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'datatrans-signature': `t=${at},s0=${signature}` }

  return { method: 'POST', headers, body }
}

function readBooks(file: string): DemoPayment[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoPayment[]
  } catch {
    return []
  }
}

function writeBooks(file: string, { payments }: DemoBank): void {
  writeFileSync(`${file}.new`, JSON.stringify([...payments.values()]))
  renameSync(`${file}.new`, file)
}
