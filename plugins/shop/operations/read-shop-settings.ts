import type { PayloadRequest } from 'payload'

import type { Config } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { LegalText, ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { themeOf } from '#domain/content/theme.ts'
import { type Tracking, trackingOf } from '#domain/insight/tracking.contract.ts'
import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { hasPaymentProvider } from '#plugins/payments/payment-providers.port.ts'
import type { PictureBook, Relation } from './shop-pictures.ts'

type Settings = Config['globals']['config']

/** The settings, with what has to be read before they can be shown: the logo beside other pictures, the font. */
export type ShopSettingsReader = {
  logo: Relation | null | undefined
  font: string
  tracking: Tracking | null
  toSettings: (pictures: PictureBook) => ShopSettings
}

export async function readShopSettings(req: PayloadRequest): Promise<ShopSettingsReader> {
  const settings = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const isCollected = (method: OnlinePaymentMethod) => hasPaymentProvider(req.payload, method)
  return {
    logo: settings.logo,
    font: settings.font,
    tracking: trackingOf(settings),
    toSettings: (pictures) => toShopSettings(settings, pictures, isCollected),
  }
}

type IsCollected = (method: OnlinePaymentMethod) => boolean

function toShopSettings(settings: Settings, pictures: PictureBook, isCollected: IsCollected): ShopSettings {
  return {
    ...identityOf(settings),
    ...themeOf(settings),
    ...legalTextsOf(settings),
    ...switchesOf(settings),
    ...paymentsOf(settings, isCollected),
    logo: pictures.one(settings.logo),
    currency: settings.currency,
    orderButtonLabel: settings.orderButtonLabel,
    defaultOrderType: settings.defaultOrderType,
    donationAmount: settings.donationAmount,
    maxOrderValue: settings.maxOrderValue,
  }
}

const identityOf = (settings: Settings) => ({
  shopKey: settings.shopKey,
  shopName: settings.shopName,
  businessName: settings.businessName,
  title: settings.title,
  seoTitle: settings.seoTitle,
  description: settings.description,
  seoDescription: settings.seoDescription,
  website: settings.website,
  socialLinks: (settings.socialLinks ?? []).map(({ label, url }) => ({ label, url })),
  brochureUrl: settings.brochureUrl,
})

const legalTextsOf = (settings: Settings) => ({
  termsAndConditions: legalText(settings.termsAndConditions),
  privacyPolicy: legalText(settings.privacyPolicy),
  imprint: legalText(settings.imprint),
  allergens: legalText(settings.allergens),
  termsAndConditionsText: settings.termsAndConditionsText,
  privacyPolicyText: settings.privacyPolicyText,
})

type StoredLegalText = { url?: string | null; content?: string | null }

const legalText = (group: StoredLegalText | undefined): LegalText => ({
  url: group?.url,
  text: group?.content,
})

const switchesOf = (settings: Settings) => ({
  enablePluginPWA: settings.enablePluginPWA ?? false,
  enablePluginToolbar: settings.enablePluginToolbar ?? false,
  enablePluginHomePage: settings.enablePluginHomePage ?? false,
  enablePluginSearch: settings.enablePluginSearch ?? false,
  enablePluginTags: settings.enablePluginTags ?? false,
  enablePluginMapbox: settings.enablePluginMapbox ?? false,
  enablePluginCategoryBar: settings.enablePluginCategoryBar ?? false,
  enablePluginSMS: settings.enablePluginSMS ?? false,
  enablePluginDonations: settings.enablePluginDonations ?? false,
  enablePluginFrontdesk: settings.enablePluginFrontdesk ?? false,
  enablePluginOrderReviews: settings.enablePluginOrderReviews ?? false,
  disableTickets: settings.disableTickets ?? false,
})

/** An online payment that nobody collects must not be offered, whatever the switch says. */
const paymentsOf = (settings: Settings, isCollected: IsCollected) => ({
  enableCash: settings.enableCash ?? false,
  enableATMCard: settings.enableATMCard ?? false,
  enableHydroAGVoucher: settings.enableHydroAGVoucher ?? false,
  enableMollie: (settings.enableMollie ?? false) && isCollected('mollie'),
  enableDatatrans: (settings.enableDatatrans ?? false) && isCollected('datatrans'),
})
