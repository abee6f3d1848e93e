import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { notePlace } from './hooks/note-place.ts'
import { messageTextsFields } from './message-texts.fields.ts'

/** What a house writes itself of the messages about orders and requests; what is missing goes out as usual. */
export const messageTexts = {
  slug: 'message-texts',
  labels: { singular: 'Eigener Text', plural: 'Eigene Texte' },
  access: accessOf('message-texts'),
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'text',
  defaultPopulate: { text: true },
  hooks: { beforeChange: [notePlace] },
  fields: messageTextsFields,
  admin: {
    ...panelOf('operations'),
    description:
      'Eigene Worte für E-Mails und SMS. Mit Vorschau geht es unter „Vorlagen“; Platzhalter wie {bestellnummer} werden beim Speichern geprüft.',
    useAsTitle: 'text',
    defaultColumns: ['text', 'division', 'subject', 'updatedAt'],
  },
} satisfies CollectionConfig
