import { createLocalReq, type Payload } from 'payload'

import type { OrderLayout } from '#domain/ordering/printing/paper.ts'
import type { PrintedOrder } from '#domain/ordering/printing/printed-order.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { marksOfOrder } from '#plugins/fiscal/fiscal.port.ts'
import { findOrder, type FoundOrder, readStations, toStaffOrder } from '#plugins/ordering/ordering.port.ts'

import { readHouse } from './read-house.ts'

type Wanted = Pick<PrintedOrder, 'station' | 'copy'> & {
  order: string
  layout: OrderLayout
  hasLogo: boolean
}

/** All that a slip may say of an order; null where there is no such order any more. */
export async function readPrintedOrder(
  payload: Payload,
  { order: id, station, copy, layout, hasLogo }: Wanted,
): Promise<PrintedOrder | null> {
  const { pool } = payload.db
  const order = await findOrder(pool, id)
  if (!order) return null
  const [house, files, stations] = await Promise.all([
    readHouse(payload, { branch: order.branch, hasLogo }),
    namesOfFiles(payload, order),
    readStations(pool, order.branch),
  ])
  const { name, street = null, zipCode = null, city = null, phone = null, timeZone } = order.branchView
  const address = publicAddress()

  return {
    order: toStaffOrder(order),
    branch: { name, street, zipCode, city, phone },
    timeZone,
    copy,
    station: stations.some(({ id }) => id === station) ? station : null,
    stations,
    files,
    // What nobody hands to a guest needs no code.
    marks: layout === 'receipt' ? await marksOfOrder(payload, order) : [],
    statusUrl: address && `${address}/status/${order.uid}/${order.hash}`,
    ...house,
  }
}

/** What guests called what they sent along. */
async function namesOfFiles(payload: Payload, { items }: FoundOrder): Promise<Map<string, string>> {
  const ids = items.flatMap(({ parts }) => parts.flatMap(({ uploads }) => uploads))
  if (ids.length === 0) return new Map()
  const files = await findRecords(asSystem(await createLocalReq({}, payload)), 'uploads', {
    where: { id: { in: ids } },
    select: { filename: true },
    limit: ids.length,
  })

  return new Map(files.map(({ id, filename }) => [id, filename ?? id]))
}
