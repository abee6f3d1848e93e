import { unkept } from '#kernel/api/unkept.ts'
import { endpointOf, onCollection } from '#kernel/api/endpoint-of.ts'
import { customerOrdersContract } from '#domain/ordering/customer-orders.contract.ts'

import { listCustomerOrders } from '../operations/list-customer-orders.ts'

export const customerOrdersEndpoint = onCollection(
  'customers',
  endpointOf(customerOrdersContract, async (req, { params }) =>
    Response.json(await listCustomerOrders(req, params.id), unkept),
  ),
)
