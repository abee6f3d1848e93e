import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import { hideAtFirst } from '#collections/shared/admin/shown-data/hide-at-first.ts'

/** Runs before anything is drawn: not every browser says with its request which colours its device wishes. */
const chooseColours = `if(!/(^|; )payload-theme=(light|dark)/.test(document.cookie)&&matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.theme='dark'`

const atFirst = `${chooseColours};${hideAtFirst}`

/**
 * No view begins in the colours of the day for somebody who works in those of the night, nor with what was put out of
 * sight.
 */
export async function FirstColours({ children }: { children: ReactNode }) {
  const nonce = nonceIn((await headers()).get('content-security-policy'))

  return (
    <>
      {/* Browsers hide the nonce from whoever reads the page, React included. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: atFirst }} />
      {children}
    </>
  )
}

/** Of the policy that the server gives each page of the panel, see server/admin. */
const nonceIn = (policy: string | null): string | undefined => policy?.match(/'nonce-([^']+)'/)?.[1]
