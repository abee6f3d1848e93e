import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type LexicalEditor,
  type LexicalUpdateJSON,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

import { linesOfTable, partsOf, readTextTable, type TextTable } from '#domain/content/text-table.ts'

export type SerializedTextTable = SerializedLexicalNode & TextTable

/** A table between paragraphs, whole: its cells hold words alone. What is drawn of it is said by who shows it. */
export class TextTableNode<Drawn = unknown> extends DecoratorNode<Drawn | null> {
  /** @internal */
  __table: TextTable

  constructor(table: TextTable = emptyTable, key?: NodeKey) {
    super(key)
    this.__table = table
  }

  static override getType(): string {
    return 'table'
  }

  static override clone(node: TextTableNode): TextTableNode {
    return new this(node.__table, node.__key)
  }

  static override importJSON(serialized: SerializedLexicalNode): TextTableNode {
    return $applyNodeReplacement(new TextTableNode()).updateFromJSON(serialized)
  }

  // What a class inherits of `importJSON` is not heard: each reads by this.
  override updateFromJSON(serialized: LexicalUpdateJSON<SerializedLexicalNode>): this {
    const node = super.updateFromJSON(serialized)
    node.setTable(readTextTable(serialized))

    return node
  }

  /** What a spreadsheet, a text or a page copies is a table here as well. */
  static override importDOM(): DOMConversionMap | null {
    return {
      table: () => ({
        conversion: (element) => ({ node: $applyNodeReplacement(new this(tableOfElement(element))) }),
        priority: 1,
      }),
    }
  }

  override exportJSON(): SerializedTextTable {
    return { type: 'table', version: 1, ...this.table() }
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('table')
    const { caption } = this.table()
    const { head, rows } = partsOf(this.table())
    if (caption) element.createCaption().textContent = caption
    if (head) addRow(element.createTHead(), head, 'th')
    const body = element.createTBody()
    for (const row of rows) addRow(body, row, 'td')

    return { element }
  }

  override createDOM(): HTMLElement {
    return document.createElement('div')
  }

  override updateDOM(): boolean {
    return false
  }

  override getTextContent(): string {
    return `${linesOfTable(this.table()).join('\n')}\n`
  }

  override isInline(): false {
    return false
  }

  override decorate(_editor: LexicalEditor): Drawn | null {
    return null
  }

  table(): TextTable {
    return this.getLatest().__table
  }

  setTable(table: TextTable): void {
    this.getWritable().__table = table
  }
}

/** Three columns below their names. */
const emptyTable: TextTable = {
  caption: '',
  hasHead: true,
  rows: Array.from({ length: 3 }, () => ['', '', '']),
}

function tableOfElement(element: HTMLElement): TextTable {
  const rows = [...element.querySelectorAll('tr')].map((row) => [...row.children].map(wordsIn))
  const caption = element.querySelector('caption')
  const { rows: even } = readTextTable({ rows })

  return {
    caption: caption ? wordsIn(caption) : '',
    hasHead: element.querySelector('th') !== null,
    rows: even,
  }
}

const wordsIn = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

function addRow(section: HTMLTableSectionElement, cells: string[], tag: 'td' | 'th'): void {
  const row = section.insertRow()
  for (const words of cells) {
    const cell = document.createElement(tag)
    cell.textContent = words
    row.append(cell)
  }
}
