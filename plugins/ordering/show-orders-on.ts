import type { CollectionConfig, Field, Tab } from 'payload'

import { mapFields } from '#collections/shared/fields/map-fields.ts'
import { panelField } from '#collections/shared/fields/panel-field.ts'

const components = '/plugins/ordering/admin'

/** What staff see of orders in the forms of an order and of a guest. */
export function showOrdersOn(collection: CollectionConfig): CollectionConfig {
  const { fields, slug } = collection
  if (slug === 'orders') {
    return {
      ...collection,
      disableBulkDelete: true,
      disableBulkEdit: true,
      fields: [orderPanel, orderReview, ...mapFields(fields, withComponents, 'layout')],
    }
  }
  if (slug !== 'customers') return collection

  return {
    ...collection,
    fields: fields.map((field) =>
      field.type === 'tabs' ? { ...field, tabs: [...field.tabs, customerOrdersTab] } : field,
    ),
  }
}

/** Above all other fields: where the order stands and what can be done with it. */
const orderPanel = panelField('orderPanel', `${components}/order-panel.tsx#OrderPanel`)

const orderReview = panelField('orderReview', `${components}/order-review.tsx#OrderReview`)

const customerOrdersTab: Tab = {
  label: 'Bestellungen',
  fields: [panelField('customerOrders', `${components}/customer-orders.tsx#CustomerOrdersList`)],
}

const tables: Record<string, string> = {
  items: `${components}/items-table.tsx#ItemsTable`,
  taxes: `${components}/taxes-table.tsx#TaxesTable`,
  discounts: `${components}/discounts-table.tsx#DiscountsTable`,
  origin: `${components}/origin-table.tsx#OriginTable`,
}

const cells: Record<string, string> = {
  status: `${components}/status-cell.tsx#StatusCell`,
}

/** Shows raw values of the collection's fields in the way staff read them. */
function withComponents(field: Field): Field {
  const table = field.type === 'json' ? tables[field.name] : undefined
  if (table) return withAdmin(field, { Field: table })
  const cell = 'name' in field ? cells[field.name] : undefined
  return cell ? withAdmin(field, { Cell: cell }) : field
}

function withAdmin(field: Field, own: Record<string, string>): Field {
  const admin = { ...field.admin, components: { ...field.admin?.components, ...own } }
  // Each kind of field types its components apart; `Field` and `Cell` are common to the ones above.
  return { ...field, admin } as Field
}
