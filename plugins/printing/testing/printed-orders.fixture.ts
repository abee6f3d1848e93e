import { boardOrder } from '#domain/ordering/order-board.fixture.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { PrintedOrder } from '#domain/ordering/printing/printed-order.ts'

const line: Omit<OrderItem, 'product' | 'name'> = {
  amount: 1,
  unit: 'piece',
  calculationModel: 'fixed',
  unitPrice: 1090,
  gross: 1090,
  taxRate: 1000,
  allergens: [],
  bundleItems: [],
  parts: [],
}

/** A line as it was sold; prices in cents. */
export const printedItem = (product: string, name: string, more: Partial<OrderItem> = {}): OrderItem => ({
  ...line,
  product,
  name,
  ...more,
})

const soldItems: OrderItem[] = [
  printedItem('pizza', 'Pizza Margherita', {
    amount: 2,
    gross: 2380,
    allergens: ['A', 'G'],
    parts: [
      {
        part: 'extra',
        name: 'Extras',
        options: [
          { id: 'k', name: 'Extra Käse', modifier: 'add', value: 100 },
          {
            id: 'r',
            name: 'Überbackene Röstzwiebeln aus eigener Herstellung',
            modifier: 'add',
            value: 0,
          },
        ],
        text: null,
        uploads: [],
      },
    ],
  }),
  printedItem('torte', 'Schwarzwälderkirschtortenüberraschungspaket mit Wunschbild', {
    gross: 123450,
    parts: [{ part: 'bild', name: 'Bild', options: [], text: 'Alles Gute, „Omi“ – 80!', uploads: ['foto'] }],
  }),
  printedItem('bier', 'Weißbier 0,5 l', { gross: 490, taxRate: 2000 }),
]

const house: Omit<PrintedOrder, 'order'> = {
  house: 'Gasthaus zum Goldenen Löwen',
  logo: null,
  branch: {
    name: 'Wien Mitte',
    street: 'Größenweg 3',
    zipCode: '1030',
    city: 'Wien',
    phone: '+43 1 234 56 78',
  },
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  copy: 0,
  statusUrl: 'https://theke.test/status/5f0c2a8e/Xy12',
  station: null,
  stations: [
    { id: 'kueche', name: 'Küche', products: ['pizza', 'torte'] },
    { id: 'bar', name: 'Bar', products: ['bier'] },
  ],
  files: new Map([['foto', 'omi-mit-blumen.jpg']]),
  marks: [],
}

/** What a kitchen meets on a bad day: long names, options, words of the guest, an allergy and a picture. */
export const printedOrder = (more: Partial<PrintedOrder> = {}): PrintedOrder => ({
  order: boardOrder({
    ticketNumber: 42,
    type: 'delivery',
    status: 'confirmed',
    firstName: 'Jürgen',
    lastName: 'Größwang',
    comment: 'Bitte ohne Nüsse, schwere Allergie!\nUnd an der Gartentür läuten.',
    placedAt: '2026-11-28T17:52:00.000Z',
    promisedAt: '2026-11-28T18:30:00.000Z',
    paymentStatus: 'paid',
    items: soldItems,
    taxes: [
      { taxRate: 1000, gross: 126_180, net: 114_709, tax: 11_471 },
      { taxRate: 2000, gross: 490, net: 408, tax: 82 },
    ],
    goodsGross: 126_320,
    deliveryGross: 350,
    total: 126_670,
  }),
  ...house,
  ...more,
})
