import type { Config } from 'payload'

import type { Right } from '#kernel/access/rights.ts'
import { withDesk } from '#plugins/desk/desk.port.ts'
import { withToday } from '#plugins/desk/today.port.ts'

import { countLateReleases, lateReleases } from './releases-today.ts'

const right: [Right, string] = ['update', 'releases']

/** What should have gone out and did not, in the start view and as a number in the navigation. */
export const withLateReleases = (config: Config): Config =>
  withDesk(
    withToday(config, {
      waiting: [{ name: 'Veröffentlichungen', right, follows: ['releases'], read: lateReleases }],
    }),
    {
      counts: [
        {
          area: 'content',
          label: ['gescheiterte Veröffentlichung', 'gescheiterte Veröffentlichungen'],
          right,
          read: countLateReleases,
        },
      ],
    },
  )
