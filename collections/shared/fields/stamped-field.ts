import type { TextField } from 'payload'

import { nobodyWrites } from '../access/field-access.ts'

/** What the product reads off a stored file; a form shows it beside the rest once it is known. */
export const stampedField = (name: string, label: string) =>
  ({
    name,
    label,
    type: 'text',
    access: nobodyWrites,
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data[name]) },
  }) satisfies TextField
