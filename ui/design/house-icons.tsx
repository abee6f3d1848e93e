import { iconHref } from '#domain/content/icon-shapes.ts'
import { picturePath } from '#domain/content/media-paths.ts'
import type { PictureRef } from '#domain/content/page.contract.ts'

/** What tabs and start screens show of the house, website and shop alike; without a picture the server draws one. */
export function HouseIcons({ favicon }: { favicon: PictureRef | null | undefined }) {
  return (
    <>
      <link rel="icon" href={favicon ? picturePath(favicon, 'icon') : '/favicon.ico'} />
      <link rel="apple-touch-icon" href={iconHref('/apple-touch-icon.png', favicon)} />
    </>
  )
}
