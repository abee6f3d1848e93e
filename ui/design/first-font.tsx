import mulishUrl from './mulish-german.woff2?url'

import type { FontFace } from '#domain/content/page.contract.ts'

/** What the product brings along. */
const ownFamily = 'Mulish'

type Props = {
  /** The font of the theme, as editors named it. */
  family: string | undefined
  /** The regular one of the house. */
  face: Pick<FontFace, 'src' | 'format'> | undefined
}

/** Fetches the font that paints first before any style names it; none where nobody has stored it. */
export function FirstFont({ family = ownFamily, face }: Props) {
  if (!face && family !== ownFamily) return null

  // A browser that does not know the type loads nothing, so only the sure ones are named.
  const { href, type } = face
    ? { href: face.src, type: face.format.startsWith('woff') ? `font/${face.format}` : undefined }
    : { href: mulishUrl, type: 'font/woff2' }

  return <link rel="preload" as="font" crossOrigin="anonymous" href={href} type={type} />
}
