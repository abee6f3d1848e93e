import 'temporal-polyfill/global'

import { createLocalReq, getPayload } from 'payload'
import pg from 'pg'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { largeBusiness, multiplyRow } from '#plugins/desk/testing/multiply-row.ts'
import { administrator } from '#scripts/testing/administrator.ts'

const { default: config } = await import('#cms/payload.config.ts')
const payload = await getPayload({ config })
const req = await createLocalReq({}, payload)
const admin = { ...administrator, email: 'palette@theke.example' }
await payload.create({
  collection: 'users',
  data: { ...admin, firstName: 'Anna', lastName: 'Auer', roles: ['ROLE_ADMIN'] },
  ...asSystem(req),
})
const { docs } = await payload.find({ collection: 'branches', limit: 1, ...asSystem(req) })
const branch = String(docs[0]?.id)
const { id: order } = await payload.create({
  collection: 'orders',
  data: {
    branch,
    uid: 'vorlage',
    hash: 'vorlage',
    businessDay: '2023-01-01',
    ticketNumber: 1,
    version: 1,
    channel: 'shop',
    type: 'takeaway',
    status: 'completed',
    paymentMethod: 'cash',
    paymentStatus: 'none',
    counterAppointmentStatus: 'none',
    quotationStatus: 'none',
    placedAt: '2023-01-01T12:00:00.000Z',
    lastName: 'Vorlage',
    items: [],
    taxes: [],
    goodsGross: 0,
    deliveryGross: 0,
    discounts: [],
    discount: 0,
    donation: 0,
    tip: 0,
    total: 0,
    voucherPaid: 0,
    taxedBefore: [],
  },
  ...asSystem(req),
})
await payload.create({
  collection: 'customers',
  data: { branch, kind: 'person', lastName: 'Vorlage' },
  ...asSystem(req),
})
const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL) })
await multiplyRow(pool, 'orders', 100_000, largeBusiness.orders)
await multiplyRow(pool, 'products', 10_000, largeBusiness.products)
await multiplyRow(pool, 'customers', 10_000, largeBusiness.customers)
await pool.end()
process.send?.({ order, ...admin })
await payload.destroy()
process.exit(0)
