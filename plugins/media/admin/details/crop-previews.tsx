'use client'

import { cutAway } from '#domain/content/media/crop-of.ts'
import { focalStep } from '#domain/content/focal-point.ts'
import type { Focal } from '#domain/content/media/move-focal.ts'
import { pictureShapes } from '#domain/content/media/picture-shapes.data.ts'
import type { Medium } from '#domain/content/media/media.contract.ts'
import { picturePath } from '#domain/content/media-paths.ts'

import styles from './details.module.css'

/** How pages cut the picture, in each of their shapes, around the point that stays in sight. */
export function CropPreviews({ medium, focal }: { medium: Medium; focal: Focal }) {
  const { width, height } = medium
  const position = `${focalStep(focal.x) ?? 50}% ${focalStep(focal.y) ?? 50}%`

  return (
    <ul className={styles.crops} aria-label="So schneiden die Seiten zu">
      {pictureShapes.map((shape) => (
        <li key={shape.label} title={shape.where}>
          <img
            src={picturePath({ ...medium, alt: null }, 'small')}
            alt=""
            style={{ aspectRatio: `${shape.width} / ${shape.height}`, objectPosition: position }}
          />
          <span>
            {shape.label} {shape.width}:{shape.height}
          </span>
          {width && height ? (
            <span className={styles.cut}>{cutWords(cutAway({ width, height }, shape))}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

const cutWords = (percent: number): string => (percent === 0 ? 'ganz zu sehen' : `${percent} % fallen weg`)
