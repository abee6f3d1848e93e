import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { askConsent } from '#blocks/ui/consent/ask-consent.ts'
import { ConsentBanner } from '#blocks/ui/consent/consent-banner.tsx'
import type { Tracking } from '#domain/insight/tracking.contract.ts'
import type { ShellView } from './shell-view.ts'

type Props = Pick<ShellView, 'legalLinks'> & { tracking: Tracking }

/** The website's question, in the shop. Its cookie is one for both, so nobody is asked twice. Decision 27. */
export function Consent({ tracking, legalLinks }: Props) {
  const { pathname } = useLocation()
  useEffect(() => askConsent(document), [])
  useEffect(() => {
    dispatchEvent(new Event('page-changed'))
  }, [pathname])

  return <ConsentBanner tracking={tracking} legalLinks={legalLinks} category="shop" />
}
