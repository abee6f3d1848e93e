import { accessOf } from '#collections/shared/access/access-of.ts'
import { onCollection } from '#kernel/api/endpoint-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'
import { withDeskView } from '#plugins/desk/desk.port.ts'
import { withPalette } from '#plugins/desk/palette.port.ts'

import { voucherEndpoints } from './endpoints/vouchers.endpoints.ts'
import { voucherMail } from './jobs/voucher-mail.ts'
import { vouchersInPalette } from './vouchers.palette.ts'

/** Vouchers of the house: their codes and ledgers, paper and mail. What they pay is written with the orders. */
export const vouchersPlugin = capability(
  {
    name: 'vouchers',
    access: { 'voucher-issuing': accessOf('voucher-issuing') },
    collections: {
      vouchers: { endpoints: voucherEndpoints.map((endpoint) => onCollection('vouchers', endpoint)) },
    },
    outbox: [
      delivered(voucherMail, async () => (await import('./jobs/send-voucher-mail.ts')).sendVoucherMail),
    ],
    workers: [
      {
        name: 'expired-vouchers',
        everySeconds: 3600,
        load: async () => (await import('./jobs/expire-vouchers.ts')).expireVouchers,
      },
    ],
  },
  (config) =>
    withDeskView(withPalette(config, { kinds: [vouchersInPalette] }), {
      area: 'ordering',
      label: 'Gutscheine',
      path: '/vouchers',
      right: ['read', 'vouchers'],
      standsFor: 'vouchers',
      component: '/plugins/vouchers/admin/views.tsx#VouchersView',
    }),
)
