import { switchField } from './switch-field.ts'

/** Whether visitors see the record; the grant “published” looks at it. */
export const publicField = (description = 'Nur öffentliche Einträge sehen Besucher.') =>
  switchField('isPublic', 'Öffentlich', { isOn: true, index: true, inSidebar: true, description })
