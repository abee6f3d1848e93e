import type { TextField } from 'payload'

import { secret } from '#collections/shared/access/field-access.ts'

/** What the log tells of by itself, and no form shows. */
const unseen = { custom: { isDerived: true }, admin: { hidden: true, disableListColumn: true } } as const

/** Of whom a state is, and in which open form it was written; of states that saved themselves as well (ADR 139). */
export const writerFields: TextField[] = [
  {
    name: 'writer',
    label: 'Geschrieben von',
    type: 'text',
    // A form that was given it would send it back, when it is another one already.
    access: secret,
    ...unseen,
  },
  {
    name: 'writtenIn',
    label: 'Geschrieben in',
    type: 'text',
    maxLength: 64,
    access: { read: () => false },
    ...unseen,
  },
]
