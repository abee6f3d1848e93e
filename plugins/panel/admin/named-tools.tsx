'use client'

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { useEffect } from 'react'

import { nameTools } from './name-tools.ts'

/** Payload draws the tools of its editor as bare signs, or names them in English. */
function NamedTools() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerRootListener((root) => {
        const field = root?.closest('.rich-text-lexical')
        if (!field) return undefined
        nameTools(field)
        // Some tools come with what is written, as those of a link do.
        const watch = new MutationObserver(() => nameTools(field))
        watch.observe(field, { childList: true, subtree: true })
        return () => watch.disconnect()
      }),
    [editor],
  )

  return null
}

export const NamedToolsFeature = createClientFeature({
  plugins: [{ Component: NamedTools, position: 'normal' }],
})
