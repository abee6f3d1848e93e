import type { Payload, PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { foldDueOrders } from '#plugins/statistics/statistics.port.ts'

import { inTransaction } from './loading/in-transaction.ts'
import { signReceipts, storeBookingAccounts } from './loading/store-accounting.ts'
import { storeBranches, type StoredBranch } from './loading/store-branches.ts'
import { type Catalogue, storeCatalogue } from './loading/store-catalogue.ts'
import { storeDiscounts } from './loading/store-discounts.ts'
import { storeFeedback } from './loading/store-feedback.ts'
import { storeMap } from './loading/store-map.ts'
import { planPastVisits } from './loading/plan-past-visits.ts'
import { storeOffice } from './loading/store-office.ts'
import { storePaymentAccounts } from './loading/store-payment-accounts.ts'
import { storePastOrders } from './loading/store-past-orders.ts'
import { storePastVisits } from './loading/store-past-visits.ts'
import { type Pictures, storePictures } from './loading/store-pictures.ts'
import { storeQrCodes } from './loading/store-qr-codes.ts'
import { storeShop } from './loading/store-shop.ts'
import { storeTeam } from './loading/store-team.ts'
import { storePriceList } from './website/store-price-list.ts'
import { storeVideos } from './website/store-videos.ts'
import { storeWebsites } from './website/store-websites.ts'
import { storeVouchers } from './loading/store-vouchers.ts'
import { withDemoLock } from './loading/with-demo-lock.ts'
import { signsOfUse } from './used-database.data.ts'

type Options = {
  payload: Payload
  /** Hears in German how far the loading is. */
  log: (progress: string) => void
  now?: Temporal.Instant
}

/**
 * Fills an empty database with the demo business and answers whether it did. Pictures are stored one by
 * one and found again by the next try; everything else is one transaction, so a crash leaves no half shop.
 */
export function loadDemo({ payload, log, now = Temporal.Now.instant() }: Options): Promise<boolean> {
  return withDemoLock(payload, async (req) => {
    if (!(await isEmpty(req))) return false

    const pictures = await storePictures(req, log)
    const { visits, codes } = await inTransaction(payload, async (req) => {
      log('Katalog wird geschrieben')
      const catalogue = await storeCatalogue(req, { pictures, now, log })
      log('Filialen werden eröffnet')
      const shop = await storeShop(req, pictures)
      await storePaymentAccounts(req)
      await storeBookingAccounts(req)
      const branches = await storeBranches(req, { pictures, catalogue, shop, now })
      await storeDiscounts(req, { branches, catalogue })
      log('Websites werden gestaltet')
      await designWebsites(req, { pictures, catalogue, branches, restaurant: shop.division, now })
      log('Bestellungen des letzten Jahres werden eingetragen')
      const visits = await planPastVisits(req, { branches, now })
      await storePastOrders(req, { branches, catalogue, shop, visits, now })
      await storeVouchers(req, { branches, now })
      log('Rückmeldungen werden eingetragen')
      await storeFeedback(req, { branches, now })
      const codes = await storeQrCodes(req, { branches, now })
      log('Fuhrpark, Geräte und Kunden werden angelegt')
      await storeOffice(req, { branches, pictures, now })
      log('Team, Dienstplan und Arbeitszeiten werden eingetragen')
      await storeTeam(req, { branches, now })

      return { visits, codes }
    })
    await signReceipts(payload, now)
    log('Besuche des letzten Jahres werden eingetragen')
    await storePastVisits(payload, { visits, codes, now })
    log('Statistik wird gerechnet')
    while ((await foldDueOrders(payload)) > 0);
    await storeMap()

    return true
  })
}

async function isEmpty(req: PayloadRequest): Promise<boolean> {
  for (const collection of signsOfUse) {
    const { totalDocs } = await req.payload.count({ collection, ...asSystem(req) })
    if (totalDocs > 0) return false
  }

  return true
}

type Sold = { catalogue: Catalogue; branches: readonly StoredBranch[] }
type Designed = Sold & { pictures: Pictures; restaurant: string; now: Temporal.Instant }

async function designWebsites(
  req: PayloadRequest,
  { catalogue, branches, ...given }: Designed,
): Promise<void> {
  const videos = await storeVideos(req)
  const priceList = await storePriceList(req)
  const sold = { category: catalogue.categoryId, branch: branchIds(branches) }

  await storeWebsites(req, { ...given, ...sold, videos, priceList })
}

const branchIds = (branches: readonly StoredBranch[]) => (key: string) => {
  const found = branches.find(({ demo }) => demo.key === key)
  if (!found) throw new Error(`the demo has no branch ${key}`)
  return found.branch.id
}
