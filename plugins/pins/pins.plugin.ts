import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability } from '#kernel/capability/capability.ts'

import { pinEndpoints, pinLockEndpoints } from './endpoints/pin.endpoints.ts'

const beside = { inSidebar: true }
const ofPerson = panelField('pin', '/plugins/pins/admin/pin-panel.tsx#PinPanel', beside)
const atDevice = panelField('pinLocks', '/plugins/pins/admin/pin-locks-panel.tsx#PinLocksPanel', beside)

/**
 * Digits by which somebody says who they are at a device that nobody signs in to (ADR 99). They are kept in a table of
 * their own, which no list, form, export or log reads.
 */
export const pinsPlugin = capability({
  name: 'pins',
  collections: {
    users: { endpoints: pinEndpoints, fields: [ofPerson] },
    devices: { endpoints: pinLockEndpoints, fields: [atDevice] },
  },
})
