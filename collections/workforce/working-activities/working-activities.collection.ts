import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { keepRecord, keepRecordOnDelete } from './hooks/keep-record.ts'
import { refuseContradictions } from './hooks/refuse-contradictions.ts'
import { stampCorrection } from './hooks/stamp-correction.ts'
import { titleActivity } from './hooks/title-activity.ts'
import { workingActivitiesFields } from './working-activities.fields.ts'

/** The record of worked time: written once, corrected by entries of their own, never rewritten. */
export const workingActivities = {
  slug: 'working-activities',
  labels: { singular: 'Aktivität', plural: 'Aktivitäten' },
  access: accessOf('working-activities'),
  custom: { periodField: 'startedAt' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  forceSelect: { user: true, branch: true },
  defaultSort: '-startedAt',
  defaultPopulate: { title: true, user: true, startedAt: true, endedAt: true, state: true },
  indexes: [{ fields: ['user', 'startedAt'] }, { fields: ['branch', 'startedAt'] }],
  hooks: {
    beforeChange: [refuseHiddenPeople, keepRecord, stampCorrection, refuseContradictions, titleActivity],
    beforeDelete: [keepRecordOnDelete],
  },
  fields: workingActivitiesFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Erfasste Arbeitszeit mit Beginn, Pausen und Ende.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'branch', 'source', 'corrects'],
    listSearchableFields: ['title', 'note'],
  },
} satisfies CollectionConfig
