import type { CollectionConfig, Field, Plugin, Tab } from 'payload'

import { withContract } from '#kernel/api/endpoint-of.ts'

import { customerOrdersEndpoint } from './endpoints/customer-orders.endpoint.ts'
import { guestMoveEndpoints } from './endpoints/guest-move.endpoints.ts'
import { orderEventsEndpoint } from './endpoints/order-events.endpoint.ts'
import { placeOrderEndpoint } from './endpoints/place-order.endpoint.ts'
import { publicOrderEndpoint } from './endpoints/public-order.endpoint.ts'
import { staffMoveEndpoint } from './endpoints/staff-move.endpoint.ts'
import { staffOrderEndpoint } from './endpoints/staff-order.endpoint.ts'
import { forgetGuest } from './hooks/forget-guest.ts'
import { refuseManyOrders } from './hooks/refuse-many-orders.ts'
import {
  orderEventsContract,
  placeOrderContract,
  publicOrderContract,
  staffMoveContract,
  staffOrderContract,
} from './ordering.contracts.ts'

/** Placing orders, moving them along their life cycle, and what staff see of it in the admin panel. */
export const orderingPlugin: Plugin = (config) => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      beforeDashboard: [...(config.admin?.components?.beforeDashboard ?? []), `${components}/desk.tsx#Desk`],
    },
  },
  collections: config.collections?.map(addOrdering),
})

function addOrdering(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'customers') return addCustomerOrders(collection)
  if (collection.slug !== 'orders') return collection
  const { hooks } = collection

  return {
    ...collection,
    disableBulkEdit: true,
    endpoints: [...orderingEndpoints, ...(collection.endpoints || [])],
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuseManyOrders] },
    fields: [orderPanel, ...collection.fields.map(withComponents)],
  }
}

/** A customer's record shows their orders, and takes their name out of them when it goes. */
function addCustomerOrders(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection

  return {
    ...collection,
    endpoints: [customerOrdersEndpoint, ...(collection.endpoints || [])],
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), forgetGuest] },
    fields: collection.fields.map((field) =>
      field.type === 'tabs' ? { ...field, tabs: [...field.tabs, customerOrdersTab] } : field,
    ),
  }
}

const orderingEndpoints = [
  withContract(placeOrderContract, placeOrderEndpoint),
  withContract(publicOrderContract, publicOrderEndpoint),
  withContract(orderEventsContract, orderEventsEndpoint),
  ...guestMoveEndpoints,
  withContract(staffOrderContract, staffOrderEndpoint),
  withContract(staffMoveContract, staffMoveEndpoint),
]

const components = '/plugins/ordering/admin'

/** Above all other fields: where the order stands and what can be done with it. */
const orderPanel: Field = {
  name: 'orderPanel',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: `${components}/order-panel.tsx#OrderPanel` },
  },
}

const customerOrdersTab: Tab = {
  label: 'Bestellungen',
  fields: [
    {
      name: 'customerOrders',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: `${components}/customer-orders.tsx#CustomerOrdersList` },
      },
    },
  ],
}

const cells: Record<string, string> = {
  status: `${components}/status-cell.tsx#StatusCell`,
}

/** Shows raw values of the collection's fields in the way staff read them, wherever they are nested. */
function withComponents(field: Field): Field {
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withComponents) })) }
  }
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: field.fields.map(withComponents) }
  }
  if (field.type === 'json' && field.name === 'items') {
    return withAdmin(field, { Field: `${components}/items-table.tsx#ItemsTable` })
  }
  if (field.type === 'json' && field.name === 'taxes') {
    return withAdmin(field, { Field: `${components}/taxes-table.tsx#TaxesTable` })
  }
  const cell = 'name' in field ? cells[field.name] : undefined
  return cell ? withAdmin(field, { Cell: cell }) : field
}

function withAdmin(field: Field, own: Record<string, string>): Field {
  const admin = { ...field.admin, components: { ...field.admin?.components, ...own } }
  // Each kind of field types its components apart; `Field` and `Cell` are common to the ones above.
  return { ...field, admin } as Field
}
