import type { Field, GroupField } from 'payload'

import { fileField } from '#collections/shared/fields/file-field.ts'
import { imageField } from '#collections/shared/fields/image-fields.ts'
import { hideUnseenSections } from '#collections/shared/hide-unseen-sections.ts'
import { richTextField } from '#collections/shared/fields/rich-text-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { sectionsOf, sectionTypes } from '#domain/content/section-types.ts'
import { hasContentField, imageLabelOf } from '#domain/content/site-types.ts'

type ContentField = Parameters<typeof hasContentField>[1]

/** Shows a field on the page types that have it. Spec: website 3, editor layouts. */
const only = <F extends Field>(name: ContentField, field: F): F => ({
  ...field,
  admin: {
    ...field.admin,
    condition: (page: { type?: unknown }) => hasContentField(page.type, name),
  },
})

const videos: GroupField = {
  name: 'videos',
  label: 'Hintergrundvideo',
  type: 'group',
  fields: [
    fileField({ name: 'video', label: 'Video', onlyVideos: true }),
    fileField({
      name: 'video2',
      label: 'Helles Video',
      onlyVideos: true,
      description: 'Wird im hellen Farbschema statt des ersten gezeigt.',
    }),
  ],
}

/** Its name differs by the type of the page. */
const pageImage = imageField({
  label: imageLabelOf(null),
  labelComponent: '/collections/content/sites/image-label.tsx#ImageLabel',
})

export const siteContent: GroupField = {
  name: 'content',
  label: 'Inhalt',
  type: 'group',
  admin: { hideGutter: true },
  fields: [
    only('label', textField('label', 'Teasertitel', { maxLength: 160 })),
    only('description', {
      name: 'description',
      label: 'Teaserbeschreibung',
      type: 'textarea',
      maxLength: 1000,
      admin: { rows: 3 },
    }),
    only('image', pageImage),
    only('teaserImage', imageField({ name: 'teaserImage', label: 'Teaser Bild' })),
    only('teaserText', {
      name: 'teaserText',
      label: 'Teaser Beschreibung',
      type: 'textarea',
      maxLength: 1000,
      admin: { rows: 2 },
    }),
    only('video', fileField({ name: 'video', label: 'Teaservideo', onlyVideos: true })),
    only('videos', videos),
    only('body', {
      name: 'body',
      label: 'Abschnitte',
      labels: { singular: 'Abschnitt', plural: 'Abschnitte' },
      type: 'blocks',
      blocks: [],
      blockReferences: sectionTypes,
      maxRows: 60,
      hooks: { afterRead: [hideUnseenSections] },
      custom: { hasUnseenRows: true },
      filterOptions: ({ data }) => [...sectionsOf(data.type)],
      admin: {
        initCollapsed: true,
        description: 'In der Reihenfolge der Seite. Welche Abschnitte es gibt, bestimmt der Seitentyp.',
      },
    }),
    only('text', richTextField('text', 'Inhalt')),
  ],
}
