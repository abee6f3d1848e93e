import type { ParallaxVideoSection } from '#cms/payload-types.ts'

import { Film, filmStage } from '#ui/film.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Text } from '#ui/text.tsx'
import styles from './parallax-video.module.css'

/** The page's video, moved by scrolling. Only where the page has one. Spec: website 2 and 4. */
export function ParallaxVideoView({ section, page, website }: SectionProps<ParallaxVideoSection>) {
  const { videos } = page.content
  if (!videos?.video) return null

  return (
    <section className={styles.section} data-behaviour="parallax-video">
      <div className={filmStage(styles.video)}>
        <Film
          video={videos.video}
          lightVideo={videos.video2}
          startsLight={website.theme.colorSetting === 'white'}
          label="Hintergrundvideo"
          hasControls={false}
        />
      </div>
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
