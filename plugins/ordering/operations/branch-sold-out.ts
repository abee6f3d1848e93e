import type { PayloadRequest } from 'payload'

import type { Product } from '#cms/payload-types.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import type { SoldOutChange, SoldOutEntry, SoldOutSpan } from '#domain/ordering/sold-out.contract.ts'
import { businessDayEnd } from '#domain/time/business-day.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecord } from '#kernel/database/find-records.ts'
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
  const known = isUuid(product) ? await findNamed(req, product) : undefined
  if (!known) throw unknown('product', 'Dieses Produkt gibt es nicht mehr.')
  if (option !== null && !hasOption(known, option)) {
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

type Names = Pick<SoldOutEntry, 'product' | 'option' | 'productName' | 'optionName'>

async function soldOutAt({ payload }: PayloadRequest, branches: string[]): Promise<SoldOutEntry[]> {
  const outages = await readOutages(payload, branches)
  const { rows } = await payload.db.pool.query<Names>({
    name: 'sold-out-names',
    text: namesOfOutages,
    values: [outages.map(({ product }) => product), outages.map(({ option }) => option)],
  })
  const names = new Map(rows.map((row) => [keyOf(row), row]))

  // An option that has gone from the product has nothing to return to.
  return outages.flatMap((outage) => {
    const found = names.get(keyOf(outage))
    return found ? [{ ...outage, productName: found.productName, optionName: found.optionName }] : []
  })
}

/** Boards ask for it again and again, and a product is much besides its name. */
const namesOfOutages = `
  select distinct asked.product, asked.option, p.name as "productName", o.name as "optionName"
    from unnest($1::uuid[], $2::text[]) as asked (product, option)
    join products p on p.id = asked.product
    left join (products_config_parts_options o join products_config_parts part on part.id = o._parent_id)
           on o.id = asked.option and part._parent_id = p.id
   where asked.option is null or o.id is not null`

const keyOf = ({ product, option }: Pick<Names, 'product' | 'option'>): string => `${product} ${option ?? ''}`

const findNamed = (req: PayloadRequest, id: string): Promise<Named | undefined> =>
  findRecord(asSystem(req), 'products', {
    where: { id: { equals: id } },
    select: { name: true, config: true },
  })

const hasOption = ({ config }: Named, asked: string): boolean =>
  (config?.parts ?? []).some(({ options }) => (options ?? []).some(({ id }) => id === asked))

async function endOf(
  req: PayloadRequest,
  id: string,
  span: SoldOutSpan,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  if (span === 'until-lifted') return null
  if (span !== 'today') return now.add({ minutes: span.minutes })
  const branch = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: id } },
    select: { timeZone: true, businessDayStartsAt: true },
  })
  if (!branch) throw new Refused('unknown-branch')

  return businessDayEnd(now, branch.timeZone, branch.businessDayStartsAt)
}

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })

const unknown = (field: 'product' | 'option', message: string) =>
  new Refused('validation', {}, [{ field, code: `unknown-${field}`, message }])
