import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { bookingAccountsFields } from './booking-accounts.fields.ts'

/** On which accounts an accountant books what a day came to. */
export const bookingAccounts = {
  slug: 'booking-accounts',
  labels: { singular: 'Buchungskonten', plural: 'Buchungskonten' },
  access: accessOf('booking-accounts'),
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'name',
  defaultPopulate: { name: true, chart: true },
  fields: bookingAccountsFields,
  admin: {
    ...panelOf('ordering'),
    description:
      'Konten und Nummern für den Buchungsstapel (DATEV), den Sie beim Tagesabschluss herunterladen. Die Vorgaben sind üblich, aber nicht überall gleich: Bitte stimmen Sie sie mit Ihrer Steuerberatung ab.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'chart', 'branch', 'division', 'consultantNumber', 'clientNumber'],
  },
} satisfies CollectionConfig
