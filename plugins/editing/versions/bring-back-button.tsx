'use client'

import { Button, toast, useConfig } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'

import { Problem } from '#collections/shared/admin/side-panel.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { bringBackSectionContract } from '#domain/content/pages/versions.contract.ts'

const bringBack = callOf<typeof bringBackSectionContract>('post', '/api/pages/versions/{id}/sections')
const failed = 'Der Abschnitt konnte nicht geholt werden. Bitte versuchen Sie es erneut.'

/** One section of the state that is looked at comes into the draft, and nothing else of it. */
export function BringBackButton({ section, name }: { section: string; name: string }) {
  // Payload tells the parts of a comparison nothing of the states that it compares; the address names the later one.
  const id = usePathname().split('/').at(-1) ?? ''
  const { config } = useConfig()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const start = async () => {
    setIsBusy(true)
    const answer = await bringBack(fetch, { params: { id }, body: { section } })
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.errors[0]?.message ?? failed)
    toast.success(`„${name}“ steht jetzt so im Entwurf.`)
    router.push(`${config.routes.admin}/collections/sites/${answer.body.page}`)
  }

  return (
    <>
      <Button
        aria-label={`„${name}“ in den Entwurf holen`}
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void start()}
        size="small"
      >
        In den Entwurf holen
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}
