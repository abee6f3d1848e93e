import { panelField } from '#collections/shared/fields/panel-field.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'

import { qrCodesEndpoints } from './endpoints/qr-codes.endpoints.ts'
import { scanLog } from './scan-tables.sql.ts'

/** Printed codes: what a scan opens, what is kept of it, and how a code comes to paper. ADR 129. */
export const qrCodesPlugin = capability({
  name: 'qr-codes',
  collections: {
    'qr-codes': {
      endpoints: qrCodesEndpoints.map((endpoint) => onCollection('qr-codes', endpoint)),
      fields: [panelField('codePanel', '/plugins/qr-codes/admin/views.tsx#CodePanel', { inSidebar: true })],
    },
  },
  workers: [
    {
      name: 'scan-partitions',
      everySeconds: 6 * 3600,
      load: async () => {
        const { preparePartitions } = await import('#kernel/database/prepare-partitions.ts')
        return ({ payload, now }) => preparePartitions({ pool: payload.db.pool, log: scanLog, now })
      },
    },
  ],
})
