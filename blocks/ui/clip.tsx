import { filePath, filePreviewPath, picturePath } from '#domain/content/media-paths.ts'
import type { FileRef, PictureRef } from '#domain/content/page.contract.ts'

import { classNames } from './class-names.ts'
import styles from './clip.module.css'

type Props = {
  video: FileRef
  /** Shown instead in the light colour setting. */
  lightVideo?: FileRef | null | undefined
  poster?: PictureRef | null | undefined
  /** Plays whenever it is seen, or only near the middle of the window. */
  plays: 'seen' | 'middle'
  hasSound?: boolean
  className?: string | undefined
  label: string
}

/** A video without sound that runs by itself; without scripts it waits with the browser's own controls. */
export function Clip({ video, lightVideo, poster, plays, hasSound = false, className, label }: Props) {
  return (
    <div className={classNames(styles.clip, className)} data-behaviour="clip" data-plays={plays}>
      <video
        src={filePath(video)}
        data-light-src={lightVideo ? filePath(lightVideo) : undefined}
        data-dark-src={lightVideo ? filePath(video) : undefined}
        poster={poster ? picturePath(poster, 'medium') : filePreviewPath(video)}
        preload="none"
        aria-label={label}
        controls
        muted
        loop
        playsInline
      />
      {hasSound && (
        <button type="button" className={styles.sound} aria-pressed="false" hidden data-sound="">
          Ton einschalten
        </button>
      )}
    </div>
  )
}
