import { accessOf } from '#collections/shared/access/access-of.ts'
import { capability } from '#kernel/capability/capability.ts'
import { withDesk, withDeskView } from '#plugins/desk/desk.port.ts'
import { type DeskAction, withPalette } from '#plugins/desk/palette.port.ts'

import { fiscalEndpoints } from './endpoints/fiscal.endpoints.ts'
import { countAway } from './operations/count-away.ts'

/** Receipts that are signed as the law of the branch's country wants it, by whatever device stands behind the port. */
export const fiscalPlugin = capability(
  {
    name: 'fiscal',
    access: { fiscal: accessOf('fiscal') },
    endpoints: fiscalEndpoints,
    workers: [
      {
        name: 'fiscal-receipts',
        everySeconds: 30,
        wokenBy: 'payments',
        isExclusive: true,
        load: async () => (await import('./jobs/follow-up.ts')).followUp,
      },
      {
        name: 'forget-unreceipted-lines',
        everySeconds: 3600,
        isExclusive: true,
        load: async () => (await import('./jobs/forget-unreceipted.ts')).forgetUnreceipted,
      },
    ],
  },
  (config) =>
    withDesk(
      withPalette(
        withDeskView(config, {
          area: 'ordering',
          label: view.label,
          path: view.path,
          right: view.right,
          component: '/plugins/fiscal/admin/views.tsx#FiscalView',
        }),
        { actions: [view] },
      ),
      { counts: [{ area: 'ordering', label: 'Kassen mit Ausfall', right: view.right, read: countAway }] },
    ),
)

const view: DeskAction = {
  label: 'Registrierkasse',
  path: '/fiscal',
  words: ['rksv', 'tse', 'signatur', 'beleg', 'dep', 'finanzamt'],
  right: ['read', 'fiscal'],
}
