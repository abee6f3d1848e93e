import type { ContentSection } from '#cms/payload-types.ts'

import { ButtonRow } from '#ui/button-row.tsx'
import { FileList } from '#ui/file-list.tsx'
import { LightboxLink } from '#ui/lightbox/lightbox-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { SectionProps } from '../shared/section.ts'
import { Shell } from '#ui/shell.tsx'
import { Text } from '#ui/text.tsx'
import styles from './content.module.css'

/** Text, buttons, files, a gallery with lightbox and a banner. Spec: website 2, content section. */
export function ContentView({ section, position }: SectionProps<ContentSection>) {
  const { subheadline, text, buttons, files, images, banner, id } = section

  return (
    <Shell subheadline={subheadline} className={styles.section}>
      <Text text={text} className={styles.text} />
      <ButtonRow buttons={buttons} />
      <FileList files={files} />
      {images && images.length > 0 && (
        <ul className={styles.images}>
          {images.map((picture) => (
            <li key={picture.id}>
              <LightboxLink picture={picture} group={id ?? 'content'}>
                <Picture picture={picture} sizes="(min-width: 60rem) 25vw, 50vw" className={styles.picture} />
              </LightboxLink>
            </li>
          ))}
        </ul>
      )}
      {banner && (
        <Picture
          picture={banner}
          sizes="(min-width: 80rem) 80rem, 88vw"
          className={styles.banner}
          isFirst={position === 0}
        />
      )}
    </Shell>
  )
}
