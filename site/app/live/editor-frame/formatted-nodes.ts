import {
  $applyNodeReplacement,
  DecoratorNode,
  ElementNode,
  type NodeKey,
  type SerializedLexicalNode,
  type SerializedElementNode,
} from '@payloadcms/richtext-lexical/lexical'
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text'

/** What the form keeps of a link; `doc` is the page of an internal one. */
export type LinkFields = {
  linkType?: unknown
  url?: unknown
  doc?: { relationTo?: unknown; value?: unknown } | null
  newTab?: unknown
}
type SerializedLink = SerializedElementNode & { id?: unknown; fields?: LinkFields }

/** A link as the form keeps it; where it leads stays as it is while its words are written. */
export class WrittenLinkNode extends ElementNode {
  /** @internal */
  __kept: Pick<SerializedLink, 'id' | 'fields'> = {}

  static override getType(): string {
    return 'link'
  }

  static override clone(node: WrittenLinkNode): WrittenLinkNode {
    const copy = new WrittenLinkNode(node.__key)
    copy.__kept = node.__kept
    return copy
  }

  fields(): LinkFields {
    return this.getLatest().__kept.fields ?? {}
  }

  /** Whatever else the form keeps of it stays. */
  setFields(fields: LinkFields): this {
    const node = this.getWritable()
    node.__kept = { ...node.__kept, fields: { ...node.__kept.fields, ...fields } }

    return node
  }

  static override importJSON({ id, fields, ...serialized }: SerializedLink): WrittenLinkNode {
    const node = $applyNodeReplacement(new WrittenLinkNode())
    node.__kept = { id, fields }

    return node.updateFromJSON(serialized)
  }

  override exportJSON(): SerializedLink {
    const { id, fields } = this.getLatest().__kept

    return {
      ...super.exportJSON(),
      type: 'link',
      version: 3,
      ...(id !== undefined && { id }),
      ...(fields && { fields }),
    }
  }

  override createDOM(): HTMLElement {
    const link = document.createElement('a')
    link.href = String(this.__kept.fields?.url ?? '#')

    return link
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): true {
    return true
  }

  override canBeEmpty(): false {
    return false
  }

  override canInsertTextBefore(): false {
    return false
  }

  override canInsertTextAfter(): false {
    return false
  }
}

/** What stands between paragraphs and is chosen in the form: a picture or a line. It stays as it is, or goes. */
class KeptPartNode extends DecoratorNode<null> {
  /** @internal */
  __kept: SerializedLexicalNode

  constructor(kept: SerializedLexicalNode, key?: NodeKey) {
    super(key)
    this.__kept = kept
  }

  override exportJSON(): SerializedLexicalNode {
    return this.getLatest().__kept
  }

  override createDOM(): HTMLElement {
    return document.createElement('figure')
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): false {
    return false
  }

  override decorate(): null {
    return null
  }
}

export class KeptPictureNode extends KeptPartNode {
  static override getType(): string {
    return 'upload'
  }

  static override clone(node: KeptPictureNode): KeptPictureNode {
    return new KeptPictureNode(node.__kept, node.__key)
  }

  static override importJSON(kept: SerializedLexicalNode): KeptPictureNode {
    return new KeptPictureNode(kept)
  }
}

export class KeptLineNode extends KeptPartNode {
  static override getType(): string {
    return 'horizontalrule'
  }

  static override clone(node: KeptLineNode): KeptLineNode {
    return new KeptLineNode(node.__kept, node.__key)
  }

  static override importJSON(kept: SerializedLexicalNode): KeptLineNode {
    return new KeptLineNode(kept)
  }

  override createDOM(): HTMLElement {
    return document.createElement('hr')
  }
}

/** The page knows how it looks, and its cells are written in the form. */
export class KeptTableNode extends KeptPartNode {
  static override getType(): string {
    return 'table'
  }

  static override clone(node: KeptTableNode): KeptTableNode {
    return new KeptTableNode(node.__kept, node.__key)
  }

  static override importJSON(kept: SerializedLexicalNode): KeptTableNode {
    return new KeptTableNode(kept)
  }
}

/** What is written on the page; a text with anything else is written in the form. */
export const formattedNodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  WrittenLinkNode,
  KeptPictureNode,
  KeptLineNode,
  KeptTableNode,
]

const known = new Set([
  'root',
  'paragraph',
  'text',
  'linebreak',
  'tab',
  ...formattedNodes.map((node) => node.getType()),
])

type Serialized = { type?: unknown; children?: unknown }

/** Whether all of a text can be written on the page. */
export function canWrite(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { type, children } = node as Serialized
  if (typeof type !== 'string' || !known.has(type)) return false

  return children === undefined || (Array.isArray(children) && children.every(canWrite))
}
