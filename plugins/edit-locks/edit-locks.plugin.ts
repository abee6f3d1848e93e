import type { Payload } from 'payload'

import { capability } from '#kernel/capability/capability.ts'

import { accessToEditLocks, editLocks, hideLocksOfHidden } from './edit-locks.ts'
import { nameHolders, noteDepth } from './name-holders.repair.ts'
import { keepLocksToEditors } from './keep-locks-to-editors.repair.ts'

/** Who sees, makes and takes over the lock of an open form. */
export const editLocksPlugin = capability({ name: 'edit-locks', onInit: [guardLocks, keepLocksToEditors] })

/** The collection is Payload's own, so it joins after all plugins; a Payload that opens anew finds it guarded. */
function guardLocks({ collections }: Payload): void {
  const { access, hooks } = collections[editLocks].config
  if (hooks.beforeOperation.includes(hideLocksOfHidden)) return

  hooks.beforeOperation.push(hideLocksOfHidden, noteDepth)
  hooks.afterRead.push(nameHolders)
  Object.assign(access, accessToEditLocks)
}
