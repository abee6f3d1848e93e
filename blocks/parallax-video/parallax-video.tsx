import type { ParallaxVideoSection } from '#cms/payload-types.ts'
import { filePath, filePreviewPath } from '#domain/content/media-paths.ts'

import type { SectionProps } from '../ui/section.ts'
import { Text } from '../ui/text.tsx'
import { videoFor } from './video-for.ts'
import styles from './parallax-video.module.css'

/** The page's video, moved by scrolling. Only where the page has one. Spec: website 2 and 4. */
export function ParallaxVideoView({ section, page, website }: SectionProps<ParallaxVideoSection>) {
  const { videos } = page.content
  if (!videos?.video) return null

  const video = videoFor(videos, website.theme.colorSetting) ?? videos.video
  return (
    <section className={styles.section} data-behaviour="parallax-video">
      <video
        className={styles.video}
        src={filePath(video)}
        data-light-src={filePath(videos.video2 ?? videos.video)}
        data-dark-src={filePath(videos.video)}
        poster={filePreviewPath(video)}
        preload="metadata"
        aria-label="Hintergrundvideo"
        muted
        playsInline
      />
      {section.text && (
        <div className={`container ${styles.front}`}>
          <div className={styles.words}>
            <Text text={section.text} />
          </div>
        </div>
      )}
    </section>
  )
}
