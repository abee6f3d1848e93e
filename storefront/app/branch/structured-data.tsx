import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { weekdays } from '#domain/time/weekdays.ts'
import type { MenuSection } from './menu-view.ts'

interface StructuredDataProps {
  shop: BranchShopView
  sections: MenuSection[]
}

/** The branch and its menu for search engines (schema.org); written by the server, left alone by the browser. */
export function StructuredData({ shop, sections }: StructuredDataProps) {
  const json = import.meta.env.SSR
    ? JSON.stringify(restaurant(shop, sections)).replaceAll('<', '\\u003c')
    : ''

  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  )
}

function restaurant({ branch, settings, products }: BranchShopView, sections: MenuSection[]) {
  const prices = new Map(products.map((product) => [product.id, product.price]))
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
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
    openingHoursSpecification: openingHours(branch),
    hasMenu: {
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
    },
  }
}

function openingHours({ openingHours: entries }: BranchView) {
  return entries
    .filter((entry) => entry.type !== 'once' && !entry.isClosed)
    .map(({ type, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: type === 'daily' ? weekdays.map(schemaDay) : [schemaDay(type)],
      opens: from ?? undefined,
      closes: to === '24:00' ? '23:59' : (to ?? undefined),
    }))
}

function schemaDay(day: string): string {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`
}
