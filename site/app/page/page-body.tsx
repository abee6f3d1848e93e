import { Fragment } from 'react'

import { sectionView } from '#blocks/all-views.ts'
import { ParallaxView } from '#blocks/parallax/parallax.tsx'
import { Picture } from '#blocks/ui/picture.tsx'
import { Shell } from '#blocks/ui/shell.tsx'
import type { PageFrame } from '#blocks/ui/section.ts'
import { Text } from '#blocks/ui/text.tsx'
import { formatDay } from '#domain/content/display-formats.ts'
import { firstHeadingLevel } from '#domain/content/first-heading-level.ts'
import { sectionLabelOf } from '#domain/content/section-types.ts'
import { hasContentField } from '#domain/content/site-types.ts'
import { endsWithParallax, visibleSections } from '#domain/content/page-layout.ts'
import { Breadcrumbs } from '../frame/breadcrumbs.tsx'
import styles from './page-body.module.css'

/** The sections in the order given, by the layout of the page's type. Spec: website 2. */
export function PageBody({ page, website, isPreview }: PageFrame & { isPreview?: boolean | undefined }) {
  const sections = visibleSections(page)
  const needsTitle = firstHeadingLevel([page.body, page.content.text]) !== 1

  return (
    <article>
      {page.trail.length > 0 && <Breadcrumbs page={page} />}
      {page.type === 'custom_news' && page.content.image && (
        <Picture picture={page.content.image} sizes="100vw" className={styles.newsHero} isFirst />
      )}
      {needsTitle && (
        <header className={`container ${styles.title}`}>
          {page.type === 'custom_news' && page.publishedAt && (
            <time dateTime={page.publishedAt}>{formatDay(page.publishedAt)}</time>
          )}
          <h1>{page.name}</h1>
        </header>
      )}
      {hasContentField(page.type, 'text') && (
        <Shell>
          <Text text={page.content.text} className={styles.plain} />
        </Shell>
      )}
      {sections.map((section, index) => {
        const View = sectionView(section.blockType)
        // The read model fills every section by the fields of its block.
        const props = { section: section as never, page, website, position: index }
        return (
          View && (
            <Fragment key={section.id ?? index}>
              {isPreview && <SectionMark id={section.id} label={sectionLabelOf(section.blockType)} />}
              <View {...props} />
            </Fragment>
          )
        )
      })}
      {isPreview && <SectionMark />}
      {endsWithParallax(page.type) && (
        <ParallaxView section={{ blockType: 'parallax', image: page.content.image }} />
      )}
    </article>
  )
}

/** Tells an editor's frame where a section begins; visitors' pages have none of it. */
function SectionMark({ id, label }: { id?: string | null | undefined; label?: string }) {
  return <template data-section={id ?? ''} data-label={label} />
}
