import type { CollectionConfig, Field, Plugin, Tab } from 'payload'

import { deviceKeyStrategy } from './device-key-strategy.ts'
import { deviceKeyEndpoints } from './endpoints/device-key.endpoints.ts'

/** Devices sign in with keys that staff issue, renew and revoke. */
export const devicesPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addKeys),
})

function addKeys(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'devices') return collection

  return {
    ...collection,
    auth: { disableLocalStrategy: true, useSessions: false, strategies: [deviceKeyStrategy] },
    endpoints: [...deviceKeyEndpoints, ...(collection.endpoints || [])],
    fields: collection.fields.map((field) =>
      field.type === 'tabs' ? { ...field, tabs: field.tabs.map(withKeyPanel) } : field,
    ),
  }
}

/** On the tab that tells of the key. */
function withKeyPanel(tab: Tab): Tab {
  const isAboutKey = tab.fields.some((field) => 'name' in field && field.name === 'keyPrefix')
  return isAboutKey ? { ...tab, fields: [keyPanel, ...tab.fields] } : tab
}

const keyPanel: Field = {
  name: 'keyPanel',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/plugins/devices/admin/device-key-panel.tsx#DeviceKeyPanel' },
  },
}
