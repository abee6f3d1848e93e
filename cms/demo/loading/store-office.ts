import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { digestOf } from '#plugins/devices/devices.port.ts'
import { demoKeyOf } from '#plugins/printing/printer-demo.port.ts'

import { devices } from '../office/devices.data.ts'
import { firms } from '../office/firms.data.ts'
import { vehicles } from '../office/vehicles.data.ts'
import type { StoredBranch } from './store-branches.ts'
import type { Pictures } from './store-pictures.ts'

type Options = { branches: StoredBranch[]; pictures: Pictures; now: Temporal.Instant }

/** What the back office keeps besides: vehicles of the cleaning company, devices and customers of the inn. */
export async function storeOffice(req: PayloadRequest, options: Options): Promise<void> {
  await storeVehicles(req, options)
  for (const { branch, demo } of options.branches) {
    if (!demo.hasPast) continue
    for (const { identifier, ...device } of devices) {
      const own = { identifier: `${demo.record.identifier}-${identifier}`, branch: branch.id }
      const data =
        device.kind === 'printer' ? { ...device, ...own, printer: printerOf(device) } : { ...device, ...own }
      const { id } = await req.payload.create({ collection: 'devices', data, depth: 0, ...asSystem(req) })
      if (device.kind === 'printer' && isPretending()) await pretendPrinter(req, id)
    }
    await storeRegulars(req, branch.id)
  }
  const [first] = options.branches
  if (first) await storeFirms(req, first.branch.id)
}

/** Whether printers are pretended, so that whoever tries it out sees paper. */
const isPretending = (): boolean => process.env.PRINTER_DEMO === 'on'

type DemoPrinter = Extract<(typeof devices)[number], { kind: 'printer' }>

/** What it prints by itself only where it is pretended: without one that prints, slips would wait for nobody. */
const printerOf = ({ printer: { rules, ...printer } }: Pick<DemoPrinter, 'printer'>) => ({
  ...printer,
  rules: isPretending()
    ? rules.map(({ event, layout, ...rule }) => ({
        event,
        layout,
        orderTypes: 'orderTypes' in rule ? [...rule.orderTypes] : [],
      }))
    : [],
})

/** Gives a printer the key by which the demo knows that it is its own. */
async function pretendPrinter(req: PayloadRequest, id: string): Promise<void> {
  const key = demoKeyOf(req.payload.secret, id)
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update devices set key_prefix = ${key.prefix}, key_hash = ${digestOf(key)}, key_rotated_at = now() where id = ${id}`)
}

async function storeVehicles(req: PayloadRequest, { pictures, now }: Options): Promise<void> {
  const today = now.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  for (const [position, { picture, dueInDays, record }] of vehicles.entries()) {
    const data = {
      isPublic: true,
      ...record,
      specs: [...record.specs],
      position,
      images: [pictures(`reinwerk-${picture}`)],
      inspectionDueOn: today.add({ days: dueInDays }).toString(),
    }
    await req.payload.create({ collection: 'vehicles', data, depth: 0, ...asSystem(req) })
  }
}

async function storeFirms(req: PayloadRequest, branch: string): Promise<void> {
  for (const { addresses, tags, ...firm } of firms) {
    const data = { ...firm, kind: 'company' as const, branch, addresses: [...addresses], tags: [...tags] }
    await req.payload.create({ collection: 'customers', data, depth: 0, ...asSystem(req) })
  }
}

type Regular = {
  first_name: string
  last_name: string
  email: string
  phone: string
  street: string | null
  door: string | null
  zip_code: string | null
  city: string | null
}

const regularsPerBranch = 6

/** Those who ordered most often, so that their records have orders to show. */
async function storeRegulars(req: PayloadRequest, branch: string): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Regular>(sql`
    select distinct on (often.orders, o.email) o.first_name, o.last_name, o.email, o.phone, o.street, o.door,
           o.zip_code, o.city
      from orders o
      join (select email, count(*) as orders from orders
             where branch_id = ${branch} and email is not null group by email
             order by orders desc, email limit ${regularsPerBranch}) often on often.email = o.email
     where o.branch_id = ${branch}
     order by often.orders desc, o.email, o.street nulls last`)
  for (const { first_name: firstName, last_name: lastName, email, phone, ...place } of rows) {
    const addresses = place.street ? [addressOf(place, place.street)] : []
    const data = {
      kind: 'person' as const,
      branch,
      firstName,
      lastName,
      email,
      phone,
      addresses,
      tags: ['Stammgast'],
    }
    await req.payload.create({ collection: 'customers', data, depth: 0, ...asSystem(req) })
  }
}

function addressOf({ door, zip_code, city }: Pick<Regular, 'door' | 'zip_code' | 'city'>, street: string) {
  return {
    label: 'Zuhause',
    street,
    zipCode: zip_code ?? '',
    city: city ?? '',
    note: door ? `Tür ${door}` : null,
  }
}
