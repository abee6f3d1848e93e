import type { MetaDescriptor } from 'react-router'

import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import type { ShellView } from './shell-view.ts'

interface PageMeta {
  /** Stands before the shop's title, e.g. „Bestellvorgang". */
  title?: string | undefined
  description?: string | null | undefined
  path: string
  image?: ImageRef | null | undefined
  /** Where the house has said nothing of its own about shared links. */
  spareImage?: ImageRef | null | undefined
  isHidden?: boolean
}

interface MetaMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** Title, description, canonical address and social tags of a page. Spec: storefront 2. */
export function pageMeta({ matches }: MetaMatches, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as ShellView | undefined
  const settings = root?.settings
  const shopTitle = settings?.seoTitle || settings?.shopName || ''
  // Nobody needs to read the name of the shop twice. A branch is named, though, where it is called like a word of it.
  const isOfShop = page.title === shopTitle || page.title === settings?.shopName
  const isSaid = !page.title || (isOfShop && shopTitle.includes(page.title))
  const title = isSaid ? shopTitle : `${page.title} - ${shopTitle}`
  const description = page.description || settings?.seoDescription || settings?.description || shopTitle
  const address = `${root?.origin ?? ''}${page.path}`
  const image = page.image ?? root?.previewImage ?? page.spareImage ?? settings?.logo

  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'de_AT' },
    { property: 'og:site_name', content: settings?.shopName ?? '' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(image
      ? [
          { property: 'og:image', content: `${root?.origin ?? ''}${picturePath(image, 'medium')}` },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
