import type { CollectionConfig, Where } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { commonScopes } from '#collections/shared/access/scopes.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { planShift } from './hooks/plan-shift.ts'
import { stampShift } from './hooks/stamp-shift.ts'
import { titleShift } from './hooks/title-shift.ts'
import { workingSchedulesFields } from './working-schedules.fields.ts'

export const workingSchedules = {
  slug: 'working-schedules',
  labels: { singular: 'Planung', plural: 'Planungen' },
  access: accessOf('working-schedules', {
    mine: {
      ...commonScopes.mine,
      // Beside one's own: the open ones of the branch, for which everybody there may ask.
      where: (caller) => {
        const open: Where = { and: [isOpen, commonScopes.branch.where(caller)] }

        return { and: [isPublished, { or: [commonScopes.mine.where(caller), open] }] }
      },
    },
  }),
  custom: { periodField: 'from' },
  versions: false,
  lockDocuments: false,
  forceSelect: { user: true, branch: true },
  defaultSort: '-from',
  defaultPopulate: { title: true, user: true, from: true, to: true, position: true },
  indexes: [{ fields: ['user', 'from'] }, { fields: ['branch', 'from'] }],
  hooks: { beforeChange: [refuseHiddenPeople, planShift, stampShift, titleShift] },
  fields: workingSchedulesFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Wer wann wo eingeteilt ist. Der Plan wird nie von selbst zur erfassten Arbeitszeit.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'branch', 'status', 'breakMinutes'],
    listSearchableFields: ['title', 'day', 'position', 'note'],
  },
} satisfies CollectionConfig

const isPublished: Where = { status: { equals: 'published' } }
const isOpen: Where = { user: { exists: false } }
