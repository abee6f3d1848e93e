import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { refuseHiddenPeople } from '#collections/shared/access/refuse-hidden-people.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'
import { keepToOwnPeople } from '#collections/shared/people/keep-to-own-people.ts'

import { contractsFields } from './contracts.fields.ts'
import { refuseContradictions } from './hooks/refuse-contradictions.ts'
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
  hooks: { beforeChange: [refuseHiddenPeople, keepToOwnPeople, refuseContradictions, titleContract] },
  fields: contractsFields,
  admin: {
    ...panelOf('workforce'),
    description:
      'Arbeitsverträge mit Stunden und Urlaubsanspruch. Änderungen sind neue Verträge, mehrere gelten zugleich.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'weeklyMinutes', 'holidayDaysPerYear', 'branch'],
    listSearchableFields: ['title', 'collectiveAgreement', 'validFrom'],
  },
} satisfies CollectionConfig
