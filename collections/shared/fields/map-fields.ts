import type { Field, Tab } from 'payload'

/** How far a descent goes: what is only laid out, what lies in a group of its own as well, or rows and their fields too. */
export type Reach = 'layout' | 'groups' | 'rows'

const reaches: readonly Reach[] = ['layout', 'groups', 'rows']

/** The same fields with each changed, however deep it lies within reach; what lies in a field comes before it. */
export function mapFields(
  fields: readonly Field[],
  change: (field: Field) => Field,
  reach: Reach = 'rows',
): Field[] {
  const inside = (inner: Field[]) => mapFields(inner, change, reach)
  const isReached = (part: Field | Tab) => reaches.indexOf(reachOf(part)) <= reaches.indexOf(reach)

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
function reachOf(part: Field | Tab): Reach {
  if ('type' in part && (part.type === 'array' || part.type === 'blocks')) return 'rows'

  return 'name' in part && part.name ? 'groups' : 'layout'
}
