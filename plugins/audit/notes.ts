import { drawerOf } from '#kernel/capability/drawer.ts'
import type { LogAction } from '#domain/operations/change-log.ts'

/** What the log was told last of a request. */
export const notes = drawerOf<{ told: LogAction }>('audit')
