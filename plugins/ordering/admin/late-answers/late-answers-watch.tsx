'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

// Most pages of the panel never show it.
const LateAnswers = dynamic(() => import('./late-answers.tsx').then((module) => module.LateAnswers), {
  ssr: false,
})

/** Whatever somebody works on in the panel, they learn that a guest waits too long for an answer. The board says so itself. */
export function LateAnswersWatch({ children }: { children: ReactNode }) {
  const { user, permissions } = useAuth()
  const home = useConfig().config.routes.admin
  const pathname = usePathname()
  const mayAnswer = user?.collection === 'users' && Boolean(permissions?.collections?.orders?.update)

  return (
    <>
      {children}
      {mayAnswer && pathname !== `${home}/orders` && <LateAnswers home={home} />}
    </>
  )
}
