import * as z from 'zod/mini'

import { fontFace, menuItem } from '../content/page.contract.ts'
import { themeShape } from '../content/theme.ts'
import { tracking } from '../insight/tracking.contract.ts'
import { discountRule } from '../ordering/discounts/discount.contract.ts'
import { branchCard, branchView } from './branch.contract.ts'
import { businessTypes } from './business-types.data.ts'
import { categoryView, cents, imageRef, menuView, productView, tagView } from './product.contract.ts'

/** What the storefront reads: `GET /api/shop` and `GET /api/branches/{identifier}/shop`. */

/** An external link, an inline markdown text, or neither. */
export const legalText = z.object({ url: z.nullish(z.string()), text: z.nullish(z.string()) })
export type LegalText = z.infer<typeof legalText>

export const shopSettings = z.object({
  shopKey: z.string(),
  shopName: z.string(),
  businessName: z.nullish(z.string()),
  title: z.nullish(z.string()),
  seoTitle: z.nullish(z.string()),
  description: z.nullish(z.string()),
  seoDescription: z.nullish(z.string()),
  website: z.nullish(z.string()),
  currency: z.string(),
  logo: z.nullish(imageRef),
  ...themeShape,
  termsAndConditions: legalText,
  privacyPolicy: legalText,
  imprint: legalText,
  allergens: legalText,
  termsAndConditionsText: z.nullish(z.string()),
  privacyPolicyText: z.nullish(z.string()),
  orderButtonLabel: z.nullish(z.string()),
  defaultOrderType: z.nullish(z.enum(['takeaway', 'delivery', 'dineIn'])),
  donationAmount: cents,
  /** The goods of an order may be worth no more. */
  maxOrderValue: cents,
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  brochureUrl: z.nullish(z.string()),
  enablePluginPWA: z.boolean(),
  enablePluginToolbar: z.boolean(),
  enablePluginHomePage: z.boolean(),
  enablePluginSearch: z.boolean(),
  enablePluginTags: z.boolean(),
  enablePluginMapbox: z.boolean(),
  enablePluginCategoryBar: z.boolean(),
  enablePluginSMS: z.boolean(),
  enablePluginDonations: z.boolean(),
  enablePluginFrontdesk: z.boolean(),
  enablePluginOrderReviews: z.boolean(),
  disableTickets: z.boolean(),
  enableCash: z.boolean(),
  enableATMCard: z.boolean(),
  enableHydroAGVoucher: z.boolean(),
  enableMollie: z.boolean(),
  enableDatatrans: z.boolean(),
})
export type ShopSettings = z.infer<typeof shopSettings>

/** How the map of the home page is looked at; missing where it is switched off or has no tiles. Spec: storefront 9. */
export const mapView = z.object({
  zoom: z.number(),
  pitch: z.number(),
  bearing: z.number(),
  style: z.enum(['dark', 'light']),
})
export type MapView = z.infer<typeof mapView>

/** `GET /api/shop`: what every storefront page needs, and the branch list. */
export const shopView = z.object({
  /** Where search engines should know the pages, whatever host was asked; missing while nobody has said it. */
  origin: z.nullish(z.string()),
  settings: shopSettings,
  /** The files of the settings' font; none where the product brings it along or nobody has stored it. */
  fonts: z.array(fontFace),
  tracking: z.nullish(tracking),
  map: z.nullish(mapView),
  favicon: z.nullish(imageRef),
  /** For links that are shared, where a page has no picture of its own. */
  previewImage: z.nullish(imageRef),
  /** The menus that the division's website has as well; empty where no navigation is kept. */
  menu: z.array(menuItem),
  footerMenu: z.array(menuItem),
  /** Whether a page of the website stands at “/”, so that the shop begins at “/store”. */
  hasWebsite: z.boolean(),
  /** The page by which visitors write to the house; missing where there is none. */
  contactHref: z.nullish(z.string()),
  branches: z.array(branchCard),
  tags: z.array(tagView),
})
export type ShopView = z.infer<typeof shopView>

/** `GET /api/branches/{identifier}/shop`: all that is needed to order at one branch. */
export const branchShopView = z.object({
  settings: shopSettings,
  branch: branchView,
  /** What its division is called by search engines; missing while nobody has said it. */
  businessType: z.nullish(z.enum(businessTypes)),
  menus: z.array(menuView),
  categories: z.array(categoryView),
  products: z.array(productView),
  /** Ids of what guests have ordered most of late, in no order that tells; see `popular-products.ts`. */
  popularProducts: z.array(z.string()),
  /** What is taken off by itself, such as in a happy hour; what asks for a code is told to whoever has it. */
  discounts: z.optional(z.array(discountRule)),
  /** Whether there are codes to be typed in. */
  hasDiscountCodes: z.optional(z.boolean()),
  /** A checksum of all of it, by which a page knows whether it shows what it is told of. */
  version: z.optional(z.int()),
})
export type BranchShopView = z.infer<typeof branchShopView>
