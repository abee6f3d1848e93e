import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'

import type { PictureRef } from '#domain/content/page.contract.ts'
import { partsOf, readTextTable } from '#domain/content/text-table.ts'

import { classNames } from './class-names.ts'
import { DataTable } from './data-table.tsx'
import { outgoing } from './outgoing.ts'
import { Picture } from './picture.tsx'
import styles from './text.module.css'

/** A rich text, or what the read model knows of one. */
type Text = { root: object; mark?: number | string | undefined } | null | undefined

/**
 * Formatted text with headings of the levels 1 to 6, lists, quotes, tables, pictures and lines between its parts. Internal links are resolved already. Spec: website 3.
 * In an editor's frame it says which field it comes from, and is there without a word as well.
 */
export function Text({ text, className }: { text: Text; className?: string | undefined }) {
  if (!text) return null

  return (
    <div className={classNames(styles.text, className)} data-field={text.mark}>
      {/* The state comes as the editor wrote it. */}
      <RichText data={text as unknown as SerializedEditorState} converters={converters} disableContainer />
    </div>
  )
}

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node, nodesToJSX }) => <a {...linkOf(node)}>{nodesToJSX({ nodes: node.children })}</a>,
  // The editor makes none, but the API takes them.
  autolink: ({ node, nodesToJSX }) => <a {...linkOf(node)}>{nodesToJSX({ nodes: node.children })}</a>,
  upload: ({ node }) => <TextPicture {...(node as unknown as PictureNode)} />, // as the read model fills it
  // Payload's own would draw the cells of another kind of table, each with styles of its own.
  table: ({ node }) => <TextTable node={node} />,
  tablerow: null,
  tablecell: null,
})

type PictureNode = { value?: PictureRef | string | null; fields?: { caption?: string | null } | null }

/** A picture between paragraphs, as wide as they are. One that is gone, or was never filled, is left out. */
function TextPicture({ value, fields }: PictureNode) {
  if (!value || typeof value === 'string') return null

  return (
    <figure>
      <Picture picture={value} sizes="(min-width: 44rem) 42rem, 88vw" />
      {fields?.caption && <figcaption>{fields.caption}</figcaption>}
    </figure>
  )
}

/** A table between paragraphs; one without a cell is left out. */
function TextTable({ node }: { node: unknown }) {
  const table = readTextTable(node)
  if (table.rows.length === 0) return null

  return (
    <figure>
      <DataTable label={table.caption || 'Tabelle'} caption={table.caption} {...partsOf(table)} />
    </figure>
  )
}

function linkOf(node: object) {
  const { url } = (node as { fields: { url?: string } }).fields // the editor gives every link its fields
  return outgoing(url || '#')
}
