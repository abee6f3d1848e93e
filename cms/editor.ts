import {
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { deepMergeSimple } from 'payload'

const NamedToolsFeature = createServerFeature({
  key: 'namedTools',
  feature: { ClientFeature: '/plugins/panel/admin/named-tools.tsx#NamedToolsFeature' },
})

// Its own German says „du“.
const placeholder = 'Hier schreiben oder „/“ für Befehle drücken …'

const lexical = lexicalEditor({
  admin: { placeholder },
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    LinkFeature({ enabledCollections: ['sites'] }),
    NamedToolsFeature(),
  ],
})

/** Words of the editor that nobody says; it lays its own over those of the configuration. */
const words = {
  general: { placeholder },
  orderedList: { label: 'Nummerierte Liste' },
  paragraph: { label: 'Absatz' },
  unorderedList: { label: 'Aufzählung' },
}

/** One small editor for all rich text: every further feature enlarges each admin page. */
export const editor: typeof lexical = async (args) => {
  const adapter = await lexical(args)
  const { i18n } = args.config
  i18n.translations = deepMergeSimple(i18n.translations, { de: { lexical: words } })

  return adapter
}
