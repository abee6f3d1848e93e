import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { keepToOwnPeople } from '#collections/shared/people/keep-to-own-people.ts'

import { endByTimes } from './hooks/end-by-times.ts'
import { refuseContradictions } from './hooks/refuse-contradictions.ts'
import { titleActivity } from './hooks/title-activity.ts'
import { workingActivitiesFields } from './working-activities.fields.ts'

/** What the ledger of working time makes of punches and corrections; whatever is written here goes through it. */
export const workingActivities = {
  slug: 'working-activities',
  labels: { singular: 'Aktivität', plural: 'Aktivitäten' },
  access: accessOf('working-activities'),
  custom: { periodField: 'startedAt' },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  forceSelect: { user: true, branch: true, madeOf: true },
  defaultSort: '-startedAt',
  defaultPopulate: { title: true, user: true, startedAt: true, endedAt: true, state: true },
  indexes: [{ fields: ['user', 'startedAt'] }, { fields: ['branch', 'startedAt'] }],
  hooks: {
    beforeChange: [refuseHiddenPeople, keepToOwnPeople, endByTimes, refuseContradictions, titleActivity],
  },
  fields: workingActivitiesFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Erfasste Arbeitszeit mit Beginn, Pausen und Ende.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'branch', 'source', 'correctedBy'],
    listSearchableFields: ['title', 'note'],
  },
} satisfies CollectionConfig
