import { capability } from '#kernel/capability/capability.ts'

import { applyTheme } from './hooks/apply-theme.ts'
import { followDivision } from './hooks/follow-division.ts'
import { forgetTheme } from './hooks/forget-theme.ts'
import { holdDivisionsFirst } from './hooks/hold-divisions-first.ts'
import { keepInEffect } from './hooks/keep-in-effect.ts'
import { leaveThemeOut } from './hooks/leave-theme-out.ts'
import { withThemeElsewhere } from './with-theme-elsewhere.ts'

/** The look of a division is prepared, seen and planned apart from what else is said of it (ADR 140). */
export const themesPlugin = capability({
  name: 'themes',
  rewrite: withThemeElsewhere,
  collections: {
    themes: {
      holdFirst: holdDivisionsFirst,
      guard: { beforeOperation: [keepInEffect] },
      rule: { afterChange: [applyTheme] },
    },
    divisions: {
      guard: { beforeOperation: [leaveThemeOut] },
      rule: { afterChange: [followDivision], beforeDelete: [forgetTheme] },
    },
  },
})
