import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { mayHaveMenu } from '#domain/catalogue/business-types.data.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { hoursSpecification } from '#domain/time/hours-specification.ts'
import { openingHoursSpecification } from '#domain/time/opening-hours-specification.ts'
import type { MenuSection } from './menu-view.ts'

interface StructuredDataProps {
  shop: BranchShopView
  sections: MenuSection[]
  now: Temporal.Instant
}

/** The branch and its menu for search engines (schema.org); written by the server, left alone by the browser. */
export function StructuredData({ shop, sections, now }: StructuredDataProps) {
  const json = import.meta.env.SSR
    ? JSON.stringify(businessOf(shop, sections, now)).replaceAll('<', '\\u003c')
    : ''

  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}

function businessOf(shop: BranchShopView, sections: MenuSection[], now: Temporal.Instant) {
  const { branch } = shop
  const type = shop.businessType ?? 'Restaurant'

  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: branch.name,
    description: branch.description ?? undefined,
    telephone: branch.phone ?? undefined,
    email: branch.email ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.street ?? undefined,
      postalCode: branch.zipCode ?? undefined,
      addressLocality: branch.city ?? undefined,
      addressCountry: branch.country ?? 'AT',
    },
    geo:
      branch.latitude != null && branch.longitude != null
        ? { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude }
        : undefined,
    openingHoursSpecification: openingHours(branch, now),
    hasMenu: mayHaveMenu(type) ? menuOf(shop, sections) : undefined,
  }
}

function menuOf({ settings, products }: BranchShopView, sections: MenuSection[]) {
  const prices = new Map(products.map((product) => [product.id, product.price]))

  return {
    '@type': 'Menu',
    inLanguage: 'de',
    hasMenuSection: sections.map(({ category, cards }) => ({
      '@type': 'MenuSection',
      name: category.name,
      hasMenuItem: cards.map((card) => ({
        '@type': 'MenuItem',
        name: card.name,
        offers: card.price
          ? {
              '@type': 'Offer',
              price: ((prices.get(card.id) ?? 0) / 100).toFixed(2),
              priceCurrency: settings.currency,
            }
          : undefined,
      })),
    })),
  }
}

function openingHours({ openingHours: entries, timeZone }: BranchView, now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()

  return openingHoursSpecification(hoursSpecification(entries, today))
}
