'use client'

import { useState } from 'react'

import { filePreviewPath, imageWidths, picturePath } from '#domain/content/media-paths.ts'
import type { Medium } from '#domain/content/media/media.contract.ts'

import styles from './media.module.css'

/** A medium as a small picture; what has none, or none yet, shows its type. */
export function Thumbnail({ medium, sizes = '16rem' }: { medium: Medium; sizes?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const { id, version, extension, width, height } = medium
  if (failed === version) return <span className={styles.type}>{extension.toUpperCase() || '?'}</span>
  const picture = { id, version, extension, alt: null, width, height }

  return (
    <img
      {...(medium.publicHash === null
        ? {
            src: picturePath(picture, 'small'),
            srcSet: `${picturePath(picture, 'tiny')} ${imageWidths.tiny}w, ${picturePath(picture, 'small')} ${imageWidths.small}w`,
            sizes,
          }
        : { src: filePreviewPath({ id, version, publicHash: medium.publicHash }) })}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(version)}
    />
  )
}
