import { askedQuestions } from '#domain/content/asked-questions.ts'
import type { FedSection } from '#domain/content/fed/fed-section.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import type { PageView, PictureRef, WebsiteView } from '#domain/content/page.contract.ts'
import { seenSections } from '#domain/content/page-layout.ts'
import { openingHoursSpecification } from '#domain/time/opening-hours-specification.ts'

type Given = { page: PageView; website: WebsiteView; origin: string }

/**
 * Organization, the kind of business for each place, Article for news, one FAQPage for all questions of a page,
 * BreadcrumbList below the home page.
 */
export function structuredData({ page, website, origin }: Given) {
  const organization = `${origin}/#organisation`
  const hours = hoursOn(page)

  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationOf(website, origin, organization),
      ...website.branches.map((branch) => ({
        '@type': website.businessType ?? 'LocalBusiness',
        '@id': `${origin}/store/${branch.identifier}`,
        name: branch.name,
        telephone: branch.phone ?? undefined,
        email: branch.email ?? undefined,
        address: addressOf(branch),
        parentOrganization: { '@id': organization },
        openingHoursSpecification: hours.get(branch.identifier),
        ...(branch.latitude != null && branch.longitude != null
          ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
          : {}),
      })),
      ...(page.type === 'custom_news' ? [articleOf(page, origin, organization)] : []),
      ...faqOf(page, origin),
      ...(page.trail.length > 0 ? [breadcrumbsOf(page, origin)] : []),
    ],
  }
}

/** Search engines are told what the page itself says, by the identifiers of branches. */
function hoursOn({ body }: PageView) {
  const shown = seenSections(body).flatMap((section) =>
    section.blockType === 'openingHours' ? ((section as FedSection<'openingHours'>).fed?.branches ?? []) : [],
  )

  return new Map(
    shown.map(({ identifier, specification }) => [identifier, openingHoursSpecification(specification)]),
  )
}

function organizationOf(website: WebsiteView, origin: string, id: string) {
  const { contact, logo, branches } = website
  // A business with no branches of its own is itself the place one goes to.
  const isLocal = branches.length === 0 && Boolean(contact.street)

  return {
    '@type': isLocal ? ['Organization', website.businessType ?? 'LocalBusiness'] : 'Organization',
    '@id': id,
    name: website.name,
    legalName: website.businessName ?? undefined,
    url: `${origin}/`,
    description: website.description ?? undefined,
    logo: imageOf(logo, origin),
    ...(isLocal ? { image: imageOf(website.previewImage ?? logo, origin) } : {}),
    telephone: contact.phone ?? undefined,
    email: contact.email ?? undefined,
    address: addressOf(contact),
    sameAs: website.socialLinks.map(({ url }) => url),
  }
}

function articleOf(page: PageView, origin: string, organization: string) {
  return {
    '@type': 'Article',
    headline: page.name,
    description: page.content.teaserText ?? undefined,
    image: imageOf(page.content.image ?? page.content.teaserImage, origin),
    datePublished: page.publishedAt ?? undefined,
    dateModified: page.updatedAt,
    mainEntityOfPage: `${origin}${page.href}`,
    author: { '@id': organization },
    publisher: { '@id': organization },
  }
}

function faqOf(page: PageView, origin: string) {
  const questions = askedQuestions(page)
  if (questions.length === 0) return []

  return [
    {
      '@type': 'FAQPage',
      '@id': `${origin}${page.href}#fragen`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

function breadcrumbsOf(page: PageView, origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...page.trail, page].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  }
}

type Address = WebsiteView['contact']

function addressOf({ street, zipCode, city, country }: Partial<Address>) {
  if (!street && !city) return undefined

  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? undefined,
    postalCode: zipCode ?? undefined,
    addressLocality: city ?? undefined,
    addressCountry: country ?? undefined,
  }
}

const imageOf = (picture: PictureRef | null | undefined, origin: string) =>
  picture ? `${origin}${picturePath(picture, 'large')}` : undefined
