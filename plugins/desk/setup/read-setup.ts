import type { PayloadRequest } from 'payload'

import {
  type BusinessFacts,
  firstOrderProgress,
  type FirstOrderStep,
  type StepState,
} from '#domain/operations/first-order-steps.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'

import { readKept } from '../read-kept.ts'
import { putAwayKey } from './put-away-key.ts'

type Named = { id: string; name: string }

/** How far a business is on its way to the first order, and what the next steps choose from. */
export type Setup = {
  progress: Record<FirstOrderStep, StepState>
  branch: (Named & { identifier: string }) | null
  products: (Named & { price: number })[]
  categories: Named[]
  /** Whether the person has put it away: a business may never want an order. */
  isPutAway: boolean
}

const mostOffered = 200

/** Null for everybody who does not open branches, and once there is an order. */
export async function readSetup(req: PayloadRequest): Promise<Setup | null> {
  try {
    if ((await rightTo(req, 'create', 'branches')) !== true) return null
    const order = await findRecord(asUser(req), 'orders', { select: {} })

    if (order) return null
    const [steps, kept] = await Promise.all([readSteps(req), readKept(req, putAwayKey)])

    return { ...steps, isPutAway: kept?.value === true }
  } catch (err) {
    // The rest of the view stays, see `readToday`.
    req.payload.logger.warn({ err }, 'The way to the first order could not be read')
    return null
  }
}

async function readSteps(req: PayloadRequest): Promise<Omit<Setup, 'isPutAway'>> {
  const [branch, products, categories] = await Promise.all([
    findRecord(asUser(req), 'branches', {
      sort: 'createdAt',
      select: {
        name: true,
        identifier: true,
        openingHours: true,
        deliveryAreas: true,
        isDeliveryEnabled: true,
      },
    }),
    findRecords(asUser(req), 'products', {
      sort: 'createdAt',
      limit: mostOffered,
      select: { name: true, price: true },
    }),
    findRecords(asUser(req), 'categories', { sort: 'name', limit: mostOffered, select: { name: true } }),
  ])
  const menu = branch && (await findMenu(req, branch.id))
  const facts: BusinessFacts = {
    branch: branch
      ? {
          openingHours: branch.openingHours?.length ?? 0,
          deliveryAreas: branch.deliveryAreas?.length ?? 0,
          isDeliveryEnabled: branch.isDeliveryEnabled ?? false,
        }
      : null,
    products: products.length,
    menus: menu ? 1 : 0,
    orders: 0,
  }

  return {
    progress: firstOrderProgress(facts),
    branch: branch ? { id: branch.id, name: branch.name, identifier: branch.identifier } : null,
    products,
    categories,
  }
}

const findMenu = (req: PayloadRequest, branch: string) =>
  findRecord(asUser(req), 'menus', {
    where: { branches: { in: [branch] }, 'catalog.products': { exists: true } },
    select: {},
  })
