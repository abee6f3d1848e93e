import type { CollectionConfig } from 'payload'

import { accessOf } from '#collections/shared/access/access-of.ts'
import { panelOf } from '#collections/shared/admin-groups.ts'

import { devicesFields } from './devices.fields.ts'
import { checkPurpose } from './hooks/check-purpose.ts'

export const devices = {
  slug: 'devices',
  labels: { singular: 'Gerät', plural: 'Geräte' },
  access: accessOf('devices'),
  custom: { keyField: 'identifier' },
  // With a key; plugins/devices knows how.
  auth: { disableLocalStrategy: true, useSessions: false },
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: 'name',
  defaultPopulate: { name: true, identifier: true, kind: true },
  indexes: [{ fields: ['branch', 'kind'] }],
  hooks: { beforeChange: [checkPurpose] },
  fields: devicesFields,
  admin: {
    ...panelOf('operations'),
    description: 'Bildschirme an der Theke, Drucker, Stempeluhren: was ohne Anmeldung einer Person arbeitet.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'branch', 'isEnabled', 'lastSeenAt', 'keyPrefix'],
    listSearchableFields: ['name', 'identifier', 'model'],
  },
} satisfies CollectionConfig
