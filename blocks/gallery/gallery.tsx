import type { GallerySection } from '#cms/payload-types.ts'
import { filePreviewPath } from '#domain/content/media-paths.ts'

import { classNames } from '#ui/class-names.ts'
import { FallibleImage } from '#ui/fallible-image.tsx'
import { LightboxLink } from '#ui/lightbox/lightbox-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import { needsReveal } from './needs-reveal.ts'
import styles from './gallery.module.css'

/** Pictures and videos that open large; many of them wait behind a control. Spec: website 2, gallery. */
export function GalleryView({ section }: SectionProps<GallerySection>) {
  const items = (section.gallery ?? []).filter(({ image, video }) => image || video)
  // A strip has room for all of them.
  const isStrip = section.variant === 'strip'
  const onPhones = !isStrip && needsReveal(items.length, 'phone')
  const onDesktops = needsReveal(items.length, 'desktop')

  return (
    <Shell subheadline={section.subheadline}>
      <Text text={section.text} />
      <div className={styles.gallery} data-behaviour={onPhones ? 'gallery' : undefined}>
        <ul className={styles.items}>
          {items.map(({ id, image, video }, index) => (
            <li key={id ?? index} tabIndex={-1}>
              <LightboxLink picture={image} video={video} group={section.id ?? 'gallery'}>
                {image ? (
                  <Picture picture={image} sizes="(min-width: 60rem) 25vw, 50vw" className={styles.picture} />
                ) : (
                  video && (
                    <span className={classNames(styles.picture, styles.video)}>
                      <FallibleImage
                        src={filePreviewPath(video)}
                        alt=""
                        loading="lazy"
                        width={640}
                        height={480}
                      />
                      <span className={styles.play} aria-hidden="true">
                        ▶
                      </span>
                    </span>
                  )
                )}
              </LightboxLink>
            </li>
          ))}
        </ul>
        {onPhones && (
          <button
            type="button"
            className={classNames(styles.reveal, !onDesktops && styles.phoneOnly)}
            data-control=""
            data-reveal=""
          >
            Alle Bilder anzeigen
          </button>
        )}
      </div>
    </Shell>
  )
}
