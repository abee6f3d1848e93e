import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { contractsFields } from './contracts.fields.ts'
import { refuseOverlap } from './hooks/refuse-overlap.ts'
import { titleContract } from './hooks/title-contract.ts'

/** Dated, so that a new contract never changes the balances of the time before it. */
export const contracts = {
  slug: 'contracts',
  labels: { singular: 'Vertrag', plural: 'Verträge' },
  access: accessOf('contracts'),
  custom: { periodField: 'validFrom' },
  versions: false,
  forceSelect: { user: true, branch: true },
  defaultSort: '-validFrom',
  defaultPopulate: { title: true, user: true, validFrom: true, validUntil: true },
  indexes: [{ fields: ['user', 'validFrom'] }],
  hooks: { beforeChange: [refuseHiddenPeople, refuseOverlap, titleContract] },
  fields: contractsFields,
  admin: {
    ...panelOf('workforce'),
    description: 'Arbeitsverträge mit Wochenstunden und Urlaubsanspruch. Änderungen sind neue Verträge.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'weeklyMinutes', 'holidayDaysPerYear', 'branch'],
    listSearchableFields: ['title', 'collectiveAgreement', 'validFrom'],
  },
} satisfies CollectionConfig
