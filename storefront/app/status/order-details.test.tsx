// @vitest-environment jsdom
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { branchCard } from '#domain/catalogue/shop.fixture.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { OrderDetails } from './order-details.tsx'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})

afterEach(() => screen.close())

const now = Temporal.Instant.from('2026-11-23T12:00:00Z')
const order = {
  uid: 'u1',
  type: 'takeaway',
  isQuotation: false,
  isDelivery: false,
  appointmentDate: null,
  branch: branchCard(),
  items: [],
  taxes: [],
  taxedBefore: [],
  discounts: [],
  donation: 0,
  tip: 0,
  total: 550,
} as unknown as PublicOrder // Only what the receipt reads.

it.each([
  ['mollie', 'pending', 'Online bezahlen mit Mollie: Zahlung ausstehend'],
  ['mollie', 'paid', 'Online bezahlen mit Mollie: Bezahlt'],
  ['mollie', 'refunded', 'Online bezahlen mit Mollie: Erstattet'],
  ['cash', 'none', 'Barzahlung'],
] as const)(
  'what is paid by %s and stands at “%s” is said to be “%s”',
  async (paymentMethod, paymentStatus, words) => {
    const Page = createRoutesStub([
      {
        path: '/',
        Component: () => <OrderDetails order={{ ...order, paymentMethod, paymentStatus }} now={now} />,
      },
    ])
    await screen.show(<Page />)

    const payment = [...screen.place.querySelectorAll('dl > div')].find(
      (row) => row.querySelector('dt')?.textContent === 'Zahlung',
    )
    expect(payment?.querySelector('dd')?.textContent).toBe(words)
  },
)

it('shows no tax of what was taxed when its voucher was sold, and says so', async () => {
  const taxes = [{ taxRate: 2_000, gross: 2_400, net: 2_000, tax: 400 }]
  const paid = { ...order, paymentMethod: 'cash', total: 2_400, voucherPaid: 1_200, taxes } as const
  const taxedBefore = [{ taxRate: 2_000, gross: 1_200 }]
  const Page = createRoutesStub([
    { path: '/', Component: () => <OrderDetails order={{ ...paid, taxedBefore }} now={now} /> },
  ])
  await screen.show(<Page />)

  const rows = [...screen.place.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replaceAll(/\s/g, ' ')).join(': '),
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      'Netto: 10,00 €',
      'USt. 20 %: 2,00 €',
      'Zu 20 % bereits beim Verkauf des Gutscheins versteuert: 12,00 €',
    ]),
  )
})
