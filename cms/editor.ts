import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { deepMergeSimple, type FieldAffectingData } from 'payload'

import { picked } from '#collections/shared/fields/page-field.ts'
import { textField } from '#collections/shared/fields/text-field.ts'
import { linkProblem } from '#domain/content/links.ts'
import { TextTableFeature } from '#plugins/editing/rich-text/text-table-feature.ts'

const NamedToolsFeature = createServerFeature({
  key: 'namedTools',
  feature: { ClientFeature: '/plugins/panel/admin/named-tools.tsx#NamedToolsFeature' },
})

/** The API takes each level, as it always has; which of them a text offers is said by its place. */
const headings = HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] })
const headingsByPlace: typeof headings = {
  ...headings,
  feature: async (args) => ({
    ...(typeof headings.feature === 'function' ? await headings.feature(args) : headings.feature),
    ClientFeature: '/plugins/editing/admin/rich-text/headings-by-place.tsx#HeadingsByPlaceFeature',
  }),
}

// Its own German says „du“.
const placeholder = 'Hier schreiben oder „/“ für Befehle drücken …'

/** The editor itself takes whatever has no blanks for an address. A link to a page of ours needs none. */
function onlyLinks(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url' || field.hasMany) return field
  const { hooks, ...url } = field
  const validate: typeof field.validate = (value, { siblingData }) => {
    const isInternal = (siblingData as { linkType?: unknown } | undefined)?.linkType === 'internal'
    if (isInternal && !value) return true

    return linkProblem(value ?? '') ?? true
  }

  // Its own hook would store what it does not take for an address in another spelling.
  return { ...url, ...(hooks && { hooks: {} }), validate }
}

/** A link within the website leads to a page that its visitors reach, as a button does. */
function pagePicked(field: FieldAffectingData): FieldAffectingData {
  return field.type === 'relationship' && field.name === 'doc' ? picked(field) : field
}

const caption = textField('caption', 'Bildunterschrift', { maxLength: 200 })

const lexical = lexicalEditor({
  admin: { placeholder },
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    headingsByPlace,
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    TextTableFeature(),
    UploadFeature({ enabledCollections: ['images'], collections: { images: { fields: [caption] } } }),
    LinkFeature({
      enabledCollections: ['sites'],
      fields: ({ defaultFields }) => defaultFields.map(onlyLinks).map(pagePicked),
    }),
    NamedToolsFeature(),
  ],
})

/** Words of the editor that nobody says; it lays its own over those of the configuration. */
const words = {
  blockquote: { label: 'Zitat' },
  general: { placeholder },
  orderedList: { label: 'Nummerierte Liste' },
  paragraph: { label: 'Absatz' },
  unorderedList: { label: 'Aufzählung' },
  upload: { label: 'Bild' },
}

/** One small editor for all rich text: every further feature enlarges each admin page. */
export const editor: typeof lexical = async (args) => {
  const adapter = await lexical(args)
  const { i18n } = args.config
  i18n.translations = deepMergeSimple(i18n.translations, { de: { lexical: words } })

  return adapter
}
