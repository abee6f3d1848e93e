import { existsSync } from 'node:fs'
import type { PayloadRequest } from 'payload'

import type { Config, Division } from '#cms/payload-types.ts'
import { faviconOf, previewImageOf } from '#collections/shared/division-icon.ts'
import { mapTilesFile } from '#collections/shared/map-tiles-file.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import {
  type LegalText,
  type MapView,
  type ShopSettings,
  shopSettings,
} from '#domain/catalogue/shop.contract.ts'
import { defaultView } from '#domain/content/map-projection.ts'
import { type Tracking, trackingOf } from '#domain/insight/tracking.contract.ts'
import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import { collectedMethods } from '#plugins/payments/payments.port.ts'
import type { PictureBook, Relation } from './shop-pictures.ts'
import { storedFields } from './stored-fields.ts'

type Settings = Config['globals']['config']

/** The settings, with what has to be read before they can be shown: the logo beside other pictures, the font. */
export type ShopSettingsReader = {
  logo: Relation | null | undefined
  font: string
  /** What tabs and shared links show of a division, beside other pictures. */
  iconsOf: (division: Division | null) => Record<'favicon' | 'previewImage', Relation | null | undefined>
  trackingOf: (division: Division | null) => Tracking | null
  map: MapView | null
  toSettings: (pictures: PictureBook) => ShopSettings
}

export async function readShopSettings(req: PayloadRequest): Promise<ShopSettingsReader> {
  const settings = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const collected = await collectedMethods(req)
  return {
    logo: settings.logo,
    font: settings.font,
    iconsOf: (division) => ({
      favicon: faviconOf(settings, division),
      previewImage: previewImageOf(settings, division),
    }),
    trackingOf: (division) => trackingOf(settings, division?.tracking),
    map: mapView(settings),
    toSettings: (pictures) => toShopSettings(settings, pictures, collected),
  }
}

function toShopSettings(
  settings: Settings,
  pictures: PictureBook,
  collected: ReadonlySet<OnlinePaymentMethod>,
): ShopSettings {
  return {
    ...storedFields(shopSettings, settings),
    logo: pictures.one(settings.logo),
    termsAndConditions: legalText(settings.termsAndConditions),
    privacyPolicy: legalText(settings.privacyPolicy),
    imprint: legalText(settings.imprint),
    allergens: legalText(settings.allergens),
    socialLinks: (settings.socialLinks ?? []).map(({ label, url }) => ({ label, url })),
    ...shownMethods(settings, collected),
  }
}

/**
 * A way to pay has two switches of the house: that it has it at all, and that it takes it. An online payment that nobody
 * collects must not be offered, whatever they say.
 */
function shownMethods(settings: Settings, collected: ReadonlySet<OnlinePaymentMethod>) {
  const isOn = (plugin: boolean | null | undefined, own: boolean | null | undefined) =>
    (plugin ?? false) && (own ?? false)

  return {
    enableATMCard: isOn(settings.enablePluginATMCard, settings.enableATMCard),
    enableHydroAGVoucher: isOn(settings.enablePluginHydroAGVoucher, settings.enableHydroAGVoucher),
    enableMollie: isOn(settings.enablePluginMollie, settings.enableMollie) && collected.has('mollie'),
    enableDatatrans:
      isOn(settings.enablePluginDatatrans, settings.enableDatatrans) && collected.has('datatrans'),
  }
}

/** A map without tiles would be an empty box, whatever the switch says. */
function mapView(settings: Settings): MapView | null {
  const { enablePluginMapbox, mapboxZoom, mapboxPitch, mapboxBearing, mapStyle } = settings
  if (!enablePluginMapbox || !existsSync(mapTilesFile())) return null

  return {
    zoom: mapboxZoom ?? 19,
    pitch: mapboxPitch ?? 55,
    bearing: mapboxBearing ?? -85,
    style: mapStyle ?? defaultView.style,
  }
}

type StoredLegalText = { url?: string | null; content?: string | null }

const legalText = (group: StoredLegalText | undefined): LegalText => ({
  url: group?.url,
  text: group?.content,
})
