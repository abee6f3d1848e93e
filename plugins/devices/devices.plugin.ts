import type { CollectionConfig, Field, Tab } from 'payload'

import { capability } from '#kernel/capability/capability.ts'

import { deviceKeyStrategy } from './device-key-strategy.ts'
import { deviceKeyEndpoints } from './endpoints/device-key.endpoints.ts'

/** Devices sign in with keys that staff issue, renew and revoke. */
export const devicesPlugin = capability(
  { name: 'devices', collections: { devices: { endpoints: deviceKeyEndpoints } } },
  (config) => ({ ...config, ...(config.collections && { collections: config.collections.map(addKeys) }) }),
)

function addKeys(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'devices') return collection

  return {
    ...collection,
    auth: { ...keyed(collection), strategies: [deviceKeyStrategy] },
    fields: collection.fields.map((field) =>
      field.type === 'tabs' ? { ...field, tabs: field.tabs.map(withKeyPanel) } : field,
    ),
  }
}

const keyed = ({ auth }: CollectionConfig) => (typeof auth === 'object' ? auth : {})

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
