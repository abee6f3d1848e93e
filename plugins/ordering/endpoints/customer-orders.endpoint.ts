import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'

import { listCustomerOrders } from '../operations/list-customer-orders.ts'
import { customerOrdersContract } from './customer-orders.contract.ts'

export const customerOrdersEndpoint = onCollection(
  'customers',
  endpointOf(customerOrdersContract, async (req, { params }) =>
    Response.json(await listCustomerOrders(req, params.id), { headers: { 'cache-control': 'no-store' } }),
  ),
)
