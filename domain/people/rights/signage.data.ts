import { everything, nothing, readOnly, type RightsTable, row } from '../rights.ts'

/** What screens show is made by editors; who leads a branch chooses among it. */
const content = {
  anyone: nothing,
  device: readOnly,
  ROLE_EMPLOYEE: nothing,
  ROLE_EDITOR: everything,
  ROLE_MANAGER: readOnly,
  ROLE_ADMIN: everything,
}

export const signageRights = {
  /** Public scenes can be opened by their path in any browser. */
  scenes: { ...content, anyone: row('none', 'published', 'none', 'none') },
  'digital-signage-segments': content,
  'digital-signage-streams': content,
  'digital-signage-devices': {
    ...content,
    device: row('none', 'branch', 'none', 'none'),
    ROLE_EDITOR: readOnly,
    ROLE_MANAGER: row('branch', 'branch', 'branch', 'branch'),
  },
} satisfies RightsTable
