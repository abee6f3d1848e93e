type Item = { type?: unknown; blockType?: unknown; children?: unknown }

/** Clients may say `type` as the spec does, or `blockType` as the editor does; both are kept and agree. */
export function nameItemTypes(items: unknown): unknown {
  if (!Array.isArray(items)) return items

  return items.map((item: Item) => {
    const type = item.blockType ?? item.type
    const children = item.children === undefined ? {} : { children: nameItemTypes(item.children) }

    return { ...item, ...children, type, blockType: type }
  })
}
