import type { Field, Tab } from 'payload'

/** How far a descent goes: what is only laid out, what lies in a group of its own as well, or rows and their fields too. */
export type Descent = 'layout' | 'groups' | 'rows'

const descents: readonly Descent[] = ['layout', 'groups', 'rows']

/** The same fields with each changed, however deep it lies on the way down; what lies in a field comes before it. */
export function mapFields(
  fields: readonly Field[],
  change: (field: Field) => Field,
  descent: Descent = 'rows',
): Field[] {
  const inside = (inner: Field[]) => mapFields(inner, change, descent)
  const isReached = (part: Field | Tab) => descents.indexOf(descentTo(part)) <= descents.indexOf(descent)

  return fields.map((field) => {
    if (field.type === 'tabs') {
      const withinTab = (tab: Tab): Tab => (isReached(tab) ? { ...tab, fields: inside(tab.fields) } : tab)
      return change({ ...field, tabs: field.tabs.map(withinTab) })
    }
    if (!isReached(field)) return change(field)
    if (field.type === 'blocks') {
      return change({
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: inside(block.fields) })),
      })
    }
    return change('fields' in field ? { ...field, fields: inside(field.fields) } : field)
  })
}

/** What it takes to get to the fields within. */
function descentTo(part: Field | Tab): Descent {
  if ('type' in part && (part.type === 'array' || part.type === 'blocks')) return 'rows'

  return 'name' in part && part.name ? 'groups' : 'layout'
}
