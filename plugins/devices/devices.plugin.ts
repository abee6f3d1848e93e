import type { CollectionConfig, Tab } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability } from '#kernel/capability/capability.ts'

import { withDeskView } from '#plugins/desk/desk.port.ts'
import { type DeskAction, withPalette } from '#plugins/desk/palette.port.ts'

import { deviceKeyStrategy } from './device-key-strategy.ts'
import { deviceKeyEndpoints } from './endpoints/device-key.endpoints.ts'
import { deviceRequestEndpoints } from './endpoints/device-requests.endpoints.ts'
import { pairingEndpoints } from './endpoints/pairing.endpoints.ts'

/** Devices sign in with keys that staff issue, renew and revoke. */
export const devicesPlugin = capability(
  {
    name: 'devices',
    rewrite: addKeys,
    collections: {
      devices: { endpoints: [...deviceKeyEndpoints, ...pairingEndpoints, ...deviceRequestEndpoints] },
    },
    workers: [
      {
        name: 'device-pairings',
        everySeconds: 3600,
        load: async () => (await import('./jobs/forget-pairings.ts')).forgetPairings,
      },
      {
        name: 'device-requests',
        everySeconds: 3600,
        load: async () => (await import('./jobs/forget-requests.ts')).forgetRequests,
      },
    ],
  },
  (config) =>
    withPalette(
      withDeskView(config, {
        area: 'operations',
        label: connecting.label,
        path: connecting.path,
        right: connecting.right,
        component: `${connect}/views.tsx#ConnectScreenView`,
      }),
      { actions: [connecting] },
    ),
)

const connect = '/plugins/devices/admin/connect'
const connecting: DeskAction = {
  label: 'Bildschirm verbinden',
  path: '/connect-screen',
  words: ['Gerät', 'koppeln', 'Code', 'Küche', 'Abholung', 'Tablet', 'Monitor'],
  right: ['create', 'devices'],
}

function addKeys(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'devices') return collection

  return {
    ...collection,
    auth: { ...keyed(collection), strategies: [deviceKeyStrategy] },
    admin: withConnectLink(collection.admin),
    fields: collection.fields.map((field) =>
      field.type === 'tabs' ? { ...field, tabs: field.tabs.map(withPanels) } : field,
    ),
  }
}

/** Above the list. */
function withConnectLink(admin: CollectionConfig['admin']): CollectionConfig['admin'] {
  const { components } = admin ?? {}
  const beforeListTable = [...(components?.beforeListTable ?? []), `${connect}/connect-link.tsx#ConnectLink`]

  return { ...admin, components: { ...components, beforeListTable } }
}

const keyed = ({ auth }: CollectionConfig) => (typeof auth === 'object' ? auth : {})

/** On the tab that tells of the key, and on the one that tells how the device is. */
function withPanels(tab: Tab): Tab {
  const holds = (name: string) => tab.fields.some((field) => 'name' in field && field.name === name)
  if (holds('keyPrefix')) return { ...tab, fields: [keyPanel, ...tab.fields] }

  return holds('lastSeenAt') ? { ...tab, fields: [...tab.fields, checkPanel] } : tab
}

const keyPanel = panelField('keyPanel', '/plugins/devices/admin/device-key-panel.tsx#DeviceKeyPanel')
const checkPanel = panelField(
  'checkPanel',
  '/plugins/devices/admin/check/device-check-panel.tsx#DeviceCheckPanel',
)
