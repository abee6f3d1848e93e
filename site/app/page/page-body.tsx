import { Fragment } from 'react'

import { sectionView } from '#blocks/all-views.ts'
import { ParallaxView } from '#blocks/parallax/parallax.tsx'
import { Picture } from '#ui/picture.tsx'
import { Shell } from '#ui/shell.tsx'
import type { PageFrame } from '#blocks/shared/section.ts'
import { Text } from '#ui/text.tsx'
import { unmarked } from '#domain/content/text-marks.ts'
import { formatDay } from '#domain/content/display-formats.ts'
import { firstHeadingLevel } from '#domain/content/first-heading-level.ts'
import { sectionGap } from '#domain/content/section-gaps.ts'
import { sectionLabelOf } from '#domain/content/section-types.ts'
import { hasContentField } from '#domain/content/site-types.ts'
import { closingPicture, seenSections, visibleSections } from '#domain/content/page-layout.ts'
import { Breadcrumbs } from '../frame/breadcrumbs.tsx'
import styles from './page-body.module.css'
import { SectionFrame } from './section-frame.tsx'

type Section = PageFrame['page']['body'][number]

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
          <h1 data-field={isPreview ? 'name' : undefined}>{page.name}</h1>
        </header>
      )}
      {hasContentField(page.type, 'text') && (
        <Shell>
          <Text text={isPreview ? written(page.content.text) : page.content.text} className={styles.plain} />
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
        const gap = isPreview ? sectionGap(unmarked(section) as Section, page.content) : null
        return (
          View && (
            <Fragment key={section.id ?? index}>
              {isPreview && <Beginning section={section} before={sections[index - 1]} />}
              <SectionFrame section={section}>
                {gap !== null && <MissingSection gap={gap} isWritten={Boolean(section.writtenFields)} />}
                {(gap === null || section.writtenFields) && <View {...props} />}
              </SectionFrame>
            </Fragment>
          )
        )
      })}
      {isPreview && <template data-section="" />}
      {closing && <ParallaxView section={{ blockType: 'parallax', image: closing }} />}
    </article>
  )
}

/** It is written on the page, also where there is no word yet. */
const written = (text: PageFrame['page']['content']['text']) => ({
  ...(text ?? { root: { type: 'root', children: [] } }),
  mark: 'content.text',
})

/** Visitors see nothing here, nor does whoever was sent a link; an editor's frame uncovers what is missing. */
const MissingSection = ({ gap, isWritten }: { gap: string; isWritten: boolean }) => (
  <p className={isWritten ? 'editor-missing editor-hint' : 'editor-missing'} hidden>
    {gap}
  </p>
)

/** The sections of a piece are one section to whoever edits the page, and are written where the piece is. */
function Beginning({ section, before }: { section: Section; before: Section | undefined }) {
  const { id, shownBy, blockType, isHidden, writtenFields } = section
  if (shownBy === undefined) {
    return (
      <SectionMark
        id={id}
        label={sectionLabelOf(blockType)}
        isHidden={Boolean(isHidden)}
        fields={writtenFields}
        isPiece={blockType === 'piece'}
      />
    )
  }

  return shownBy === before?.shownBy ? null : (
    <SectionMark id={shownBy} label={sectionLabelOf('piece')} isPiece />
  )
}

type Mark = {
  id?: string | null | undefined
  label: string
  isHidden?: boolean
  fields?: Section['writtenFields']
  isPiece?: boolean
}

/** Tells an editor's frame where a section begins, and what can be written in it; visitors' pages have none of it. */
const SectionMark = ({ id, label, isHidden = false, fields, isPiece = false }: Mark) => (
  <template
    data-section={id ?? ''}
    data-label={label}
    data-hidden={isHidden ? '' : undefined}
    data-piece={isPiece ? '' : undefined}
    data-fields={fields && JSON.stringify(fields)}
  />
)
