import { filePath, filePreviewPath, picturePath, pictureSet } from '#domain/content/media-paths.ts'
import type { FileRef, PictureRef } from '#domain/content/page.contract.ts'

import { classNames } from './class-names.ts'
import { FallibleImage } from './fallible-image.tsx'
import styles from './film.module.css'

type Props = {
  video: FileRef
  /** Shown instead in the light colour setting. */
  lightVideo?: FileRef | null | undefined
  /** Which of both it is until the visitor's own colours are known. */
  startsLight?: boolean
  /** What is seen until the video plays; else its own preview. */
  still?: PictureRef | null | undefined
  stillSizes?: string | undefined
  label: string
  /** Background videos have none even without scripts: they say nothing. */
  hasControls?: boolean
  isLooping?: boolean
  /** At the top of the page: its picture is loaded at once and before all others. */
  isFirst?: boolean
}

/** Without a poster browsers draw a dark one of their own below their controls, over the still picture. */
const clear = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/**
 * A video without sound over a still picture. Its own `poster` would be loaded early wherever it stands, in one
 * size for all windows; a picture waits until it is near and comes as wide as it is shown.
 */
export function Film(given: Props) {
  const { video, lightVideo, still, stillSizes = '100vw', label } = given
  const { hasControls = true, isLooping = false, isFirst = false } = given
  const shown = (given.startsLight && lightVideo) || video

  return (
    <>
      <FallibleImage
        src={still ? picturePath(still, 'medium') : filePreviewPath(shown)}
        srcSet={still ? pictureSet(still) : undefined}
        sizes={still ? stillSizes : undefined}
        data-light-src={!still && lightVideo ? filePreviewPath(lightVideo) : undefined}
        data-dark-src={!still && lightVideo ? filePreviewPath(video) : undefined}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <video
        src={filePath(shown)}
        data-light-src={lightVideo ? filePath(lightVideo) : undefined}
        data-dark-src={lightVideo ? filePath(video) : undefined}
        poster={clear}
        preload="none"
        aria-label={label}
        controls={hasControls}
        muted
        loop={isLooping}
        playsInline
      />
    </>
  )
}

/** What holds a film has its proportions. */
export const filmStage = (className?: string): string => classNames(styles.stage, className)
