import type { CollectionConfig, Tab } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability } from '#kernel/capability/capability.ts'

import { deviceKeyStrategy } from './device-key-strategy.ts'
import { deviceKeyEndpoints } from './endpoints/device-key.endpoints.ts'
import { pairingEndpoints } from './endpoints/pairing.endpoints.ts'

/** Devices sign in with keys that staff issue, renew and revoke. */
export const devicesPlugin = capability({
  name: 'devices',
  rewrite: addKeys,
  collections: { devices: { endpoints: [...deviceKeyEndpoints, ...pairingEndpoints] } },
  workers: [
    {
      name: 'device-pairings',
      everySeconds: 3600,
      load: async () => (await import('./jobs/forget-pairings.ts')).forgetPairings,
    },
  ],
})

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

const keyPanel = panelField('keyPanel', '/plugins/devices/admin/device-key-panel.tsx#DeviceKeyPanel')
