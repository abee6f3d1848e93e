import type { Config, GlobalConfig } from 'payload'

import { panelField } from '#collections/shared/fields/panel-field.ts'
import { capability, type GlobalAddition } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'

import { ownFactorEndpoints } from './endpoints/own-factors.endpoints.ts'
import { resetPassword } from './endpoints/reset-password.endpoint.ts'
import { setUpEndpoints } from './endpoints/set-up.endpoints.ts'
import { signInEndpoints } from './endpoints/sign-in.endpoints.ts'
import { admitOnlyProven } from './hooks/admit-only-proven.ts'
import { askForSecondFactor } from './hooks/ask-for-second-factor.ts'
import { endSessionsByNewRole, endSessionsByRule, refuseOwnLockout } from './hooks/follow-rule.ts'
import { factorMail } from './operations/tell-owner.ts'

const admin = '/plugins/second-factor/admin'
const beside = panelField('secondFactor', `${admin}/factor-panel.tsx#FactorPanel`, { inSidebar: true })

/**
 * A second proof besides the password: passkeys and codes of an app, asked for wherever a password leads to a session,
 * and demanded of the roles that the settings name (ADR 86). What it keeps is in tables of its own, which no call reads.
 */
export const secondFactorPlugin = capability(
  {
    name: 'second-factor',
    collections: {
      users: {
        endpoints: [...signInEndpoints, ...setUpEndpoints, ...ownFactorEndpoints, resetPassword],
        fields: [beside],
        // Behind what the account itself refuses, as one that is blocked.
        rule: {
          beforeOperation: [askForSecondFactor],
          beforeLogin: [admitOnlyProven],
          afterChange: [endSessionsByNewRole],
        },
      },
    },
    everyGlobal: rulesOn,
    outbox: [delivered(factorMail, async () => (await import('./jobs/send-factor-mail.ts')).sendFactorMail)],
    workers: [
      {
        name: 'second-factor-expired',
        everySeconds: 3600,
        load: async () => (await import('./jobs/forget-expired.ts')).forgetExpired,
      },
    ],
  },
  withScreens,
)

function rulesOn({ slug }: GlobalConfig): GlobalAddition {
  if (slug !== 'config') return {}

  return { guard: { beforeChange: [refuseOwnLockout] }, rule: { afterChange: [endSessionsByRule] } }
}

function withScreens(config: Config): Config {
  const { components } = config.admin ?? {}

  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        afterLogin: [...(components?.afterLogin ?? []), `${admin}/sign-in-step.tsx#SignInStep`],
        views: {
          ...components?.views,
          secondFactor: {
            Component: `${admin}/factors-view.tsx#FactorsView`,
            path: '/second-factor',
            exact: true,
            meta: { title: 'Zweiter Faktor' },
          },
        },
      },
    },
  }
}
