import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { signageDevicesFields } from './digital-signage-devices.fields.ts'

export const digitalSignageDevices = {
  slug: 'digital-signage-devices',
  dbName: 'signage_devices',
  labels: { singular: 'TV', plural: 'TVs' },
  access: accessOf('digital-signage-devices'),
  custom: { keyField: 'identifier' },
  versions: false,
  lockDocuments: false,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, branch: true },
  fields: signageDevicesFields,
  admin: {
    ...panelOf('signage'),
    description: 'Bildschirme, was sie zeigen und wie es ihnen geht.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'branch', 'status', 'lastSeenAt', 'orientation', 'appVersion'],
    listSearchableFields: ['name', 'identifier'],
  },
} satisfies CollectionConfig
