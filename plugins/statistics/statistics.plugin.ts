import { accessOf } from '#collections/shared/access/access-of.ts'
import { capability } from '#kernel/capability/capability.ts'

import { datasetEndpoints } from './endpoints/dataset.endpoints.ts'

/** What visits, orders and work come to, over any range of days. */
export const statisticsPlugin = capability({
  name: 'statistics',
  endpoints: datasetEndpoints,
  access: { statistics: accessOf('statistics') },
})
