import type { VideoSection } from '#cms/payload-types.ts'
import { filePath } from '#domain/content/media-paths.ts'

import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import blackPoster from './poster-black.svg?url&no-inline'
import whitePoster from './poster-white.svg?url&no-inline'
import styles from './video.module.css'

/** A video with controls and a poster that fits the colour setting. Spec: website 2, video section. */
export function VideoView({ section, website }: SectionProps<VideoSection>) {
  if (!section.video) return null

  return (
    <Shell>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an editor's video brings its captions in its picture */}
      <video
        className={styles.video}
        src={filePath(section.video)}
        poster={website.theme.colorSetting === 'black' ? blackPoster : whitePoster}
        preload="none"
        aria-label="Video"
        controls
        playsInline
      />
    </Shell>
  )
}
