import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { questionnairePath } from '#domain/feedback/questionnaire-path.ts'

import { stampQuestionnaire } from './hooks/stamp-questionnaire.ts'
import { questionnairesFields } from './questionnaires.fields.ts'

export const questionnaires = {
  slug: 'questionnaires',
  labels: { singular: 'Fragebogen', plural: 'Fragebögen' },
  access: accessOf('questionnaires'),
  custom: { keyField: 'publicHash' },
  versions: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, publicHash: true, isPublic: true },
  hooks: { beforeChange: [stampQuestionnaire] },
  fields: questionnairesFields,
  admin: {
    ...panelOf('insight'),
    description: 'Fragen an Kundinnen und Kunden nach einem Auftrag.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'publicHash', 'isPublic', 'isAnonymous', 'branch', 'updatedAt'],
    preview: ({ publicHash }) => questionnairePath(String(publicHash)),
  },
} satisfies CollectionConfig
