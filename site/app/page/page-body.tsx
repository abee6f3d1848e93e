import { Fragment } from 'react'

import { sectionView } from '#blocks/all-views.ts'
import { ParallaxView } from '#blocks/parallax/parallax.tsx'
import { Picture } from '#ui/picture.tsx'
import { Shell } from '#ui/shell.tsx'
import type { PageFrame } from '#blocks/shared/section.ts'
import { Text } from '#ui/text.tsx'
import type { PageView } from '#domain/content/page.contract.ts'
import { formatDay } from '#domain/content/display-formats.ts'
import { firstHeadingLevel } from '#domain/content/first-heading-level.ts'
import { sectionGap } from '#domain/content/section-gaps.ts'
import { sectionLabelOf } from '#domain/content/section-types.ts'
import { hasContentField } from '#domain/content/site-types.ts'
import { closingPicture, seenSections, visibleSections } from '#domain/content/page-layout.ts'
import { Breadcrumbs } from '../frame/breadcrumbs.tsx'
import styles from './page-body.module.css'
import { SectionFrame } from './section-frame.tsx'

/** The sections in the order given, by the layout of the page's type. Spec: website 2. */
export function PageBody({ page, website, isPreview }: PageFrame & { isPreview?: boolean | undefined }) {
  const visible = visibleSections(page)
  const sections = isPreview ? page.body : visible
  const closing = closingPicture(page, website.previewImage)
  const needsTitle = firstHeadingLevel([seenSections(page.body), page.content.text]) !== 1

  return (
    <article data-page={page.id} data-division={isPreview ? page.division : undefined}>
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
        const place = visible.indexOf(section)
        const props = {
          section: section as never,
          page,
          website,
          // What only a preview shows stands behind all that visitors see.
          position: place < 0 ? visible.length : place,
        }
        const gap = isPreview ? sectionGap(section, page.content) : null
        return (
          View && (
            <Fragment key={section.id ?? index}>
              {isPreview && <Beginning section={section} before={sections[index - 1]} />}
              <SectionFrame section={section}>
                {gap === null ? <View {...props} /> : <MissingSection gap={gap} />}
              </SectionFrame>
            </Fragment>
          )
        )
      })}
      {isPreview && <SectionMark />}
      {closing && <ParallaxView section={{ blockType: 'parallax', image: closing }} />}
    </article>
  )
}

/** Visitors see nothing here, nor does whoever was sent a link; an editor's frame uncovers what is missing. */
const MissingSection = ({ gap }: { gap: string }) => (
  <p className="editor-missing" hidden>
    {gap}
  </p>
)

type Section = PageView['body'][number]

/** The sections of a piece are one section to whoever edits the page. */
function Beginning({ section, before }: { section: Section; before: Section | undefined }) {
  const { id, shownBy, blockType } = section
  if (shownBy === undefined) return <SectionMark id={id} label={sectionLabelOf(blockType)} />

  return shownBy === before?.shownBy ? null : <SectionMark id={shownBy} label={sectionLabelOf('piece')} />
}

/** Tells an editor's frame where a section begins; visitors' pages have none of it. */
function SectionMark({ id, label }: { id?: string | null | undefined; label?: string }) {
  return <template data-section={id ?? ''} data-label={label} />
}
