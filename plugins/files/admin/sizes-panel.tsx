'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { Problem, SidePanel } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type {
  PictureSizes,
  pictureSizesContract,
  retrySizesContract,
} from '#domain/content/picture-sizes.contract.ts'
import { isOnItsWay, pictureSizesWords } from '#domain/content/picture-sizes-words.ts'

import styles from './sizes-panel.module.css'

const read = callOf<typeof pictureSizesContract>('get', '/api/images/{id}/sizes')
const retry = callOf<typeof retrySizesContract>('post', '/api/images/{id}/sizes')
const readAgainMs = 3000
const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** How far the sizes of a picture are that visitors are shown. */
export function SizesPanel() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { sizes, problem, tryAgain } = useSizes(id ? String(id) : null, lastUpdateTime)
  if (!sizes) return null

  return (
    <SidePanel id="sizes" title="Bildgrößen">
      <p aria-live="polite">{pictureSizesWords(sizes)}</p>
      {sizes.planned > 0 && isOnItsWay(sizes) && (
        <progress
          aria-label="Fertige Bildgrößen"
          className={styles.progress}
          max={sizes.planned}
          value={sizes.made}
        />
      )}
      <Problem>{problem}</Problem>
      {sizes.failure && (
        <div>
          <Button buttonStyle="secondary" margin={false} onClick={tryAgain}>
            Neu versuchen
          </Button>
        </div>
      )}
    </SidePanel>
  )
}

/** Read anew after each change of the picture, and for as long as sizes are still to come. */
function useSizes(id: string | null, changedAt: number) {
  const [sizes, setSizes] = useState<PictureSizes | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = useCallback(
    async (call: typeof read | typeof retry) => {
      if (!id) return
      const answer = await call(fetch, { params: { id } })
      if (answer.ok) setSizes(answer.body)
      setProblem(answer.ok ? null : (answer.errors[0]?.message ?? unreachable))
    },
    [id],
  )
  useEffect(() => void ask(read), [ask, changedAt])
  const isWaiting = sizes !== null && isOnItsWay(sizes)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void (document.hidden || ask(read)), readAgainMs)
    return () => clearInterval(timer)
  }, [ask, isWaiting])

  return { sizes, problem, tryAgain: () => void ask(retry) }
}
