import type { GlobalConfig } from 'payload'

import { accessOfGlobal } from '#collections/shared/access/access-of.ts'
import { adminGroups } from '#collections/shared/admin-groups.ts'

import { appearanceTab } from './appearance.fields.ts'
import { featuresTab } from './features.fields.ts'
import { generalTab } from './general.fields.ts'
import { legalTab } from './legal.fields.ts'
import { orderingTab } from './ordering.fields.ts'
import { securityTab } from './security.fields.ts'

/** The settings object of the whole installation, spec: storefront 1. */
export const config = {
  slug: 'config',
  label: 'Konfiguration',
  access: accessOfGlobal('config'),
  versions: false,
  fields: [
    { type: 'tabs', tabs: [generalTab, appearanceTab, orderingTab, featuresTab, legalTab, securityTab] },
  ],
  admin: {
    group: adminGroups.operations,
    description: 'Einstellungen, die für alle Filialen gelten.',
    hideAPIURL: true,
  },
} satisfies GlobalConfig
