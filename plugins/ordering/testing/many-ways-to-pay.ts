import { createLocalReq, type Payload } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

const food = { isEnabled: true, tax: 1000, takeawayTax: 1000, dineInTax: 1300, unit: 'piece' } as const
const choice = (name: string, modifier: 'add' | 'subtract' | 'overwrite', value: number) => ({
  name,
  modifier,
  value,
})

/** A product for each way in which a price comes about. Cents. */
const dishes = [
  { ...food, name: 'Semmel', price: 33 },
  { ...food, name: 'Wein', price: 790, tax: 2000, takeawayTax: 2000, dineInTax: 2000 },
  {
    ...food,
    name: 'Käse',
    price: 2899,
    unit: 'kilogram',
    calculationModel: 'approximate',
    minimumQuantity: 0.1,
    quantityStepSize: 0.05,
    alternativeUnits: [
      { unit: 'decagram', ratio: 0.01, calculationModel: 'fixed', minimumQuantity: 5, quantityStepSize: 5 },
      { unit: 'piece', ratio: 0.333, calculationModel: 'minimum' },
    ],
  },
  { ...food, name: 'Platte', price: 4550, pricing: 'flat' },
  { ...food, name: 'Überraschung', price: 1777, isPriceHidden: true },
  {
    ...food,
    name: 'Pizza',
    price: 990,
    type: 'configurable',
    config: {
      parts: [
        {
          name: 'Größe',
          type: 'select',
          optional: false,
          options: [
            choice('Klein', 'subtract', 150),
            choice('Normal', 'add', 0),
            choice('Blech', 'overwrite', 2490),
          ],
        },
        {
          name: 'Belag',
          type: 'multiselect',
          optional: true,
          options: [
            choice('Oliven', 'add', 120),
            choice('Schinken', 'add', 185),
            choice('Ohne Käse', 'subtract', 65),
          ],
        },
      ],
    },
  },
] as const

/** A branch that is always open, sells them all and delivers into two areas. */
export async function openDearHouse(payload: Payload, identifier: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const create = async (collection: 'branches' | 'categories' | 'menus' | 'products', data: object) =>
    (await payload.create({ collection, data: data as never, ...asSystem(req) })).id
  const branch = await create('branches', {
    name: 'Haus der vielen Preise',
    identifier,
    isPublic: true,
    timeZone: 'Europe/Vienna',
    openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
    isTakeawayEnabled: true,
    isDeliveryEnabled: true,
    isDineInEnabled: true,
    isTakeawayPhoneRequired: false,
    isDeliveryPhoneRequired: false,
    isDineInPhoneRequired: false,
    isCashEnabled: true,
    isPreorderEnabled: true,
    deliveryAreas: [
      { area: 'Zentrum', price: 0, tax: 2000, free: true, zipCodes: '6850' },
      { area: 'Land', price: 490, tax: 2000, free: false, freeFromOrderValue: 5000, zipCodes: '6853–6858' },
    ],
  })
  const products = await Promise.all(dishes.map((dish) => create('products', dish)))
  const category = await create('categories', { name: 'Alles', isEnabled: true })
  await create('menus', { name: 'Karte', branches: [branch], catalog: [{ category, products }] })
}
