import type { Division } from '#cms/payload-types.ts'
import { socialLinksOf } from '#collections/shared/social-links.ts'
import type { ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { themeOf } from '#domain/content/theme.ts'

import type { PictureBook } from './shop-pictures.ts'

type Shown = Pick<Division, 'name' | 'title' | 'description' | 'isDefault' | 'theme' | 'logo' | 'contact'>

/** The settings as the guests of a division see them: its look, and its words unless it is the shop's own. */
export function divisionSettings(
  settings: ShopSettings,
  division: Shown | null,
  pictures: PictureBook,
): ShopSettings {
  const socialLinks = socialLinksOf(settings, division)
  const look = { ...settings, ...themeOf(settings, division?.theme), socialLinks }
  if (!division || division.isDefault) return look

  return {
    ...look,
    shopName: division.name,
    title: division.title || division.name,
    seoTitle: division.title ? `${division.name} – ${division.title}` : division.name,
    description: division.description,
    seoDescription: division.description,
    // Another division's logo is worse than the name in letters.
    logo: pictures.one(division.logo),
  }
}
