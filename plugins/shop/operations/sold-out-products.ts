import type { PayloadRequest } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { formatDateTime } from '#domain/time/format.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import type { TodayOutage } from '#plugins/desk/today.port.ts'

const mostShown = 50

/** What cannot be ordered for now because somebody said so, the soonest to return first. */
export async function soldOutProducts(req: PayloadRequest, now: Temporal.Instant): Promise<TodayOutage[]> {
  const conditions = { soldOutUntil: { greater_than: now.toString() }, isEnabled: { equals: true } }
  const [products, mayLift, zone] = await Promise.all([
    findRecords(asUser(req), 'products', {
      where: conditions,
      sort: 'soldOutUntil',
      limit: mostShown + 1,
      select: { name: true, soldOutUntil: true },
    }),
    rightTo(req, 'update', 'products'),
    zoneOfHouse(req),
  ])

  const outages = products
    .slice(0, mostShown)
    .flatMap((product) => outageOf(product, { zone, mayLift: Boolean(mayLift) }))
  if (products.length <= mostShown) return outages
  const { totalDocs } = await req.payload.count({ collection: 'products', where: conditions, ...asUser(req) })

  return [
    ...outages,
    {
      key: 'more',
      label: `und ${totalDocs - mostShown} weitere`,
      note: 'Ausverkauft, in der Liste der Produkte',
      path: listPath('products', [conditions], 'soldOutUntil'),
    },
  ]
}

type SoldOut = { id: string; name: string; soldOutUntil?: string | null }

function outageOf(
  { id, name, soldOutUntil }: SoldOut,
  { zone, mayLift }: { zone: string; mayLift: boolean },
): TodayOutage[] {
  if (!soldOutUntil) return []
  const change = {
    slug: 'products',
    id,
    to: { soldOutUntil: null },
    back: { soldOutUntil },
    said: `${name} ist wieder bestellbar.`,
  }

  return [
    {
      key: id,
      label: name,
      note: `Ausverkauft bis ${untilText(soldOutUntil, zone)}`,
      timeZone: zone,
      path: `/collections/products/${id}`,
      ...(mayLift && { lift: { label: 'Wieder da', change } }),
    },
  ]
}

/** A product belongs to no branch, so the clock is that of the house, as in the form where it is entered. */
const untilText = (until: string, zone: string): string =>
  `${formatDateTime(Temporal.Instant.from(until), zone)} Uhr`
