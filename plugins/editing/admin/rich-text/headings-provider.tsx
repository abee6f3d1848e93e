'use client'

import { $hasUpdateTag, type LexicalEditor, PASTE_TAG } from '@payloadcms/richtext-lexical/lexical'
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useForm } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'

import { headingLevelsIn } from '#domain/content/first-heading-level.ts'
import { headingsInForm } from '#domain/content/headings-in-form.ts'

import { offeredHeadings, tagOf } from './offered-headings.ts'
import { narrowOffers, offersOf } from './narrow-offers.ts'

/**
 * Offers the headings that are right at the place of a text, and those that it has already, so that an older text is
 * read and written as it is. Asked anew by whoever begins to write: headings above may have changed meanwhile.
 */
export function HeadingsProvider({ children }: { children: ReactNode }) {
  const [editor] = useLexicalComposerContext()
  const offer = useOffer(editor)
  // Before the tools are drawn for the first time.
  useState(offer)
  useEffect(
    () =>
      mergeRegister(
        editor.registerRootListener((root) => {
          root?.addEventListener('focus', offer)
          return () => root?.removeEventListener('focus', offer)
        }),
        // What comes from elsewhere knows nothing of this page.
        editor.registerNodeTransform(HeadingNode, (heading) => {
          if (!$hasUpdateTag(PASTE_TAG)) return
          const fitting = offeredHeadings.nearest(editor, Number(heading.getTag().slice(1)))
          if (heading.getTag() !== fitting) heading.setTag(fitting)
        }),
      ),
    [editor, offer],
  )

  return children
}

function useOffer(editor: LexicalEditor): () => void {
  const { editorConfig, fieldProps } = useEditorConfigContext()
  const { getFields } = useForm()
  const [offers] = useState(() => offersOf(editorConfig.features))
  const [collection = ''] = fieldProps.schemaPath.split('.')

  const [offer] = useState(() => () => {
    const { path } = fieldProps
    const right = headingsInForm({ collection, path, fields: getFields() })
    const levels = [...right, ...headingLevelsIn(editor.getEditorState().toJSON())]
    offeredHeadings.set(editor, right)
    narrowOffers(offers, levels.map(tagOf))
  })

  return offer
}
