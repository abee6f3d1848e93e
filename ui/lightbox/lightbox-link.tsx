import type { ReactNode } from 'react'

import { filePath, picturePath } from '#domain/content/media-paths.ts'
import type { FileRef, PictureRef } from '#domain/content/page.contract.ts'

import styles from './lightbox-link.module.css'

type Props = {
  picture?: PictureRef | null | undefined
  video?: FileRef | null | undefined
  /** All links of a group are leafed through together. */
  group: string
  children: ReactNode
}

/** Opens its picture or video large; without scripts the browser opens it by itself. */
export function LightboxLink({ picture, video, group, children }: Props) {
  const href = video ? filePath(video) : picture ? picturePath(picture, 'large') : undefined
  const name = picture?.alt || (video ? 'Video' : 'Bild')

  return (
    <a
      className={styles.link}
      href={href}
      data-lightbox={group}
      data-kind={video ? 'video' : 'image'}
      data-original={picture && !video ? picturePath(picture) : undefined}
      aria-label={`${name} groß anzeigen`}
    >
      {children}
    </a>
  )
}
