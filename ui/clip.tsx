import type { FileRef, PictureRef } from '#domain/content/page.contract.ts'

import { classNames } from './class-names.ts'
import styles from './clip.module.css'
import { Film, filmStage } from './film.tsx'

type Props = {
  video: FileRef
  /** Shown instead in the light colour setting. */
  lightVideo?: FileRef | null | undefined
  poster?: PictureRef | null | undefined
  /** How wide the poster is shown, as in the `sizes` of a picture. */
  posterSizes?: string
  /** Plays whenever it is seen, or only near the middle of the window. */
  plays: 'seen' | 'middle'
  /** Whether visitors may switch on the sound, as far as there is any. */
  hasSound?: boolean
  /** At the top of the page. */
  isFirst?: boolean
  className?: string | undefined
  label: string
}

/** A video without sound that runs by itself; without scripts it waits with the browser's own controls. */
export function Clip(given: Props) {
  const { video, lightVideo, poster, posterSizes, plays, isFirst = false, className, label } = given
  const hasSound = given.hasSound && video.hasAudio

  return (
    <div className={filmStage(classNames(styles.clip, className))} data-behaviour="clip" data-plays={plays}>
      <Film
        video={video}
        lightVideo={lightVideo}
        still={poster}
        stillSizes={posterSizes}
        label={label}
        isFirst={isFirst}
        isLooping
      />
      {hasSound && (
        <button type="button" className={styles.sound} aria-pressed="false" hidden data-sound="">
          Ton einschalten
        </button>
      )}
    </div>
  )
}
