'use client'

import { Button } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'

type Props = { text: string } & Pick<ComponentProps<typeof Button>, 'size'>

/** Puts a text that also stands beside it into the clipboard. */
export function CopyButton({ text, ...button }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // Without https there is no clipboard; the text can still be marked and copied by hand.
      setIsCopied(false)
    }
  }

  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void copy()} {...button}>
      {isCopied ? 'Kopiert' : 'Kopieren'}
    </Button>
  )
}
