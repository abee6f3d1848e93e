import type { CheckboxField } from 'payload'

type Options = {
  description?: string
  isOn?: boolean
  condition?: (data: Record<string, unknown>) => boolean
}

/** A yes-or-no setting. */
export const switchField = (name: string, label: string, options: Options = {}): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: options.isOn ?? false,
  admin: { description: options.description, condition: options.condition },
})
