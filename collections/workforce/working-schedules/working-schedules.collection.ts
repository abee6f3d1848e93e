import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { commonScopes } from '#collections/shared/access/scopes.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { planShift } from './hooks/plan-shift.ts'
import { titleShift } from './hooks/title-shift.ts'
import { workingSchedulesFields } from './working-schedules.fields.ts'

export const workingSchedules = {
  slug: 'working-schedules',
  labels: { singular: 'Planung', plural: 'Planungen' },
  access: accessOf('working-schedules', {
    mine: {
      ...commonScopes.mine,
      where: (caller) => ({ and: [commonScopes.mine.where(caller), { status: { equals: 'published' } }] }),
    },
  }),
  custom: { periodField: 'from' },
  versions: false,
  lockDocuments: false,
  forceSelect: { user: true, branch: true },
  defaultSort: '-from',
  defaultPopulate: { title: true, user: true, from: true, to: true, position: true },
  indexes: [{ fields: ['user', 'from'] }, { fields: ['branch', 'from'] }],
  hooks: { beforeChange: [refuseHiddenPeople, planShift, titleShift] },
  fields: workingSchedulesFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Wer wann wo eingeteilt ist. Der Plan wird nie von selbst zur erfassten Arbeitszeit.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'branch', 'status', 'breakMinutes'],
    listSearchableFields: ['title', 'day', 'position', 'note'],
  },
} satisfies CollectionConfig
