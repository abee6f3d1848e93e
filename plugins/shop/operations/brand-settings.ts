import type { Division } from '#cms/payload-types.ts'
import type { ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { themeOf } from '#domain/content/theme.ts'

import type { PictureBook } from './shop-pictures.ts'

type Brand = Pick<Division, 'name' | 'title' | 'description' | 'isDefault' | 'theme' | 'logo'>

/** The settings as the guests of a brand see them: its look, and its words unless it is the shop's own. */
export function brandSettings(
  settings: ShopSettings,
  brand: Brand | null,
  pictures: PictureBook,
): ShopSettings {
  const look = { ...settings, ...themeOf(settings, brand?.theme) }
  if (!brand || brand.isDefault) return look

  return {
    ...look,
    shopName: brand.name,
    title: brand.title || brand.name,
    seoTitle: brand.title ? `${brand.name} – ${brand.title}` : brand.name,
    description: brand.description,
    seoDescription: brand.description,
    // Another brand's logo is worse than the name in letters.
    logo: pictures.one(brand.logo),
  }
}
