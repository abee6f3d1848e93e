import { iconHref } from '#domain/content/icon-shapes.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import type { PictureRef } from '#domain/content/page.contract.ts'
import { manifestPath } from '#domain/url-space.data.ts'

/** What tabs, start screens and programs show of the website. */
export function SiteIcons({ favicon }: { favicon: PictureRef | null | undefined }) {
  return (
    <>
      <link rel="icon" href={favicon ? picturePath(favicon, 'icon') : '/favicon.ico'} />
      <link rel="apple-touch-icon" href={iconHref('/apple-touch-icon.png', favicon)} />
      <link rel="manifest" href={manifestPath} />
    </>
  )
}
