type Node = Record<string, unknown>

/**
 * Rich text as the editor keeps it, from lines: `# ` to `###### ` begin a heading, `- ` an entry of a list,
 * `| words | words |` a row of a table, whose first one is its head, `**words**` are strong and `[words](/address)` is a
 * link.
 */
export function rich(...lines: string[]) {
  const children: Node[] = []
  for (const line of lines) {
    const [, hashes, heading] = /^(#{1,6}) (.*)$/.exec(line) ?? []
    const [, entry] = /^- (.*)$/.exec(line) ?? []
    const [, cells] = /^\| (.*) \|$/.exec(line) ?? []
    if (hashes && heading) children.push(block('heading', inline(heading), { tag: `h${hashes.length}` }))
    else if (entry) listOf(children).push(block('listitem', inline(entry), { value: 1 }))
    else if (cells) rowsOf(children).push(cells.split(' | '))
    else children.push(block('paragraph', inline(line), { textFormat: 0, textStyle: '' }))
  }

  // The editor's own type for the root of a text.
  return {
    root: {
      ...shape,
      type: 'root' as const,
      children: children as (Node & { type: string; version: number })[],
    },
  }
}

const shape = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }

const block = (type: string, children: Node[], more: Node): Node => ({ ...shape, ...more, type, children })

/** The list at the end of the text, or a new one. */
function listOf(children: Node[]): Node[] {
  const last = children.at(-1)
  if (last?.type === 'list') return last.children as Node[]

  const list = block('list', [], { listType: 'bullet', tag: 'ul', start: 1 })
  children.push(list)
  return list.children as Node[]
}

/** The rows of the table at the end of the text, or of a new one. */
function rowsOf(children: Node[]): string[][] {
  const last = children.at(-1)
  if (last?.type === 'table') return last.rows as string[][]

  const rows: string[][] = []
  children.push({ type: 'table', version: 1, caption: '', hasHead: true, rows })
  return rows
}

function inline(line: string): Node[] {
  return line
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, strong] = /^\*\*([^*]+)\*\*$/.exec(part) ?? []
      const [, words, url] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
      if (words && url)
        return block('link', [wordsOf(words)], { fields: { linkType: 'custom', url, newTab: false } })

      return strong ? wordsOf(strong, 1) : wordsOf(part)
    })
}

const wordsOf = (text: string, format = 0): Node => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
