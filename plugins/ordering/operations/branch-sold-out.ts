import type { PayloadRequest } from 'payload'

import type { Product } from '#cms/payload-types.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import type { SoldOutChange, SoldOutEntry, SoldOutSpan } from '#domain/ordering/sold-out.contract.ts'
import { businessDayEnd } from '#domain/time/business-day.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { keepOutage, liftOutage, readOutages } from '#plugins/shop/shop.port.ts'

import { branchesInReach, theBranchInReach } from './branches-in-reach.ts'

type Named = Pick<Product, 'id' | 'name' | 'config'>

/** What the branches whose orders the person may see have run out of. */
export async function readSoldOut(req: PayloadRequest): Promise<SoldOutEntry[]> {
  return soldOutAt(req, await branchesInReach(req))
}

/** Says that a branch has run out of something, or has it again. Whoever answers its orders may. */
export async function changeSoldOut(
  req: PayloadRequest,
  { asked, change, now }: { asked: string; change: SoldOutChange; now: Temporal.Instant },
): Promise<SoldOutEntry[]> {
  if (!(await rightTo(req, 'update', 'orders'))) throw new Refused('not-allowed')
  const branch = await theBranchInReach(req, asked)
  const { product, option, soldOut } = change
  const [known] = isUuid(product) ? await named(req, [product]) : []
  if (!known) throw unknown('product', 'Dieses Produkt gibt es nicht mehr.')
  if (option !== null && !optionNames(known).has(option)) {
    throw unknown('option', `Diese Option gibt es bei „${known.name}“ nicht mehr.`)
  }

  if (soldOut === null) await liftOutage(req.payload, { branch, product, option })
  else {
    const until = await endOf(req, branch, soldOut, now)
    const setBy = staffOf(req)?.id ?? null
    await keepOutage(req.payload, { branch, product, option, until: until && textOf(until), setBy })
  }
  return soldOutAt(req, [branch])
}

async function soldOutAt(req: PayloadRequest, branches: string[]): Promise<SoldOutEntry[]> {
  const outages = await readOutages(req.payload, branches)
  const products = await named(req, [...new Set(outages.map(({ product }) => product))])
  const known = new Map(products.map((product) => [product.id, product]))

  return outages.flatMap((outage) => {
    const product = known.get(outage.product)
    const optionName = outage.option === null ? null : product && optionNames(product).get(outage.option)
    // An option that has gone from the product has nothing to return to.
    return product && optionName !== undefined ? [{ ...outage, productName: product.name, optionName }] : []
  })
}

async function named(req: PayloadRequest, ids: string[]): Promise<Named[]> {
  if (ids.length === 0) return []

  return findRecords(asSystem(req), 'products', {
    where: { id: { in: ids } },
    limit: ids.length,
    select: { name: true, config: true },
  })
}

const optionNames = ({ config }: Named): Map<string, string> =>
  new Map(
    (config?.parts ?? []).flatMap(({ options }) =>
      (options ?? []).flatMap(({ id, name }) => (id ? [[id, name] as const] : [])),
    ),
  )

async function endOf(
  req: PayloadRequest,
  id: string,
  span: SoldOutSpan,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  if (span === 'until-lifted') return null
  if (span !== 'today') return now.add({ minutes: span.minutes })
  const [branch] = await findRecords(asSystem(req), 'branches', {
    where: { id: { equals: id } },
    limit: 1,
    select: { timeZone: true, businessDayStartsAt: true },
  })
  if (!branch) throw new Refused('unknown-branch')

  return businessDayEnd(now, branch.timeZone, branch.businessDayStartsAt)
}

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })

const unknown = (field: 'product' | 'option', message: string) =>
  new Refused('validation', {}, [{ field, code: `unknown-${field}`, message }])
