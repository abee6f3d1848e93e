import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'

import { classNames } from './class-names.ts'
import { outgoing } from './outgoing.ts'
import styles from './text.module.css'

/** A rich text, or what the read model knows of one. */
type Text = { root: object; mark?: number | string | undefined } | null | undefined

/**
 * Formatted text with headings of the levels 1 to 6. Internal links are resolved already. Spec: website 3.
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
})

function linkOf(node: object) {
  const { url } = (node as { fields: { url?: string } }).fields // the editor gives every link its fields
  return outgoing(url || '#')
}
