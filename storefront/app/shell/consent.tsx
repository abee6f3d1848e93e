import { useEffect, useEffectEvent } from 'react'
import { createPath, useBlocker, useLocation } from 'react-router'

import { askConsent } from '#ui/consent/ask-consent.ts'
import { hasForeignScripts } from '#ui/consent/has-foreign-scripts.ts'
import { loadForeign } from '#ui/consent/load-foreign.ts'
import { ConsentBanner } from '#ui/consent/consent-banner.tsx'
import { isPrivatePath } from '#domain/insight/private-pages.ts'
import type { Tracking } from '#domain/insight/tracking.contract.ts'
import type { ShellView } from './shell-view.ts'

type Props = Pick<ShellView, 'legalLinks'> & {
  tracking: Tracking
  /** Hands over what the page has told before this came. */
  takeEarly: () => Event[]
}

/** The website's question, in the shop. Its cookie is one for both, so nobody is asked twice. Decision 27. */
export function Consent({ tracking, legalLinks, takeEarly }: Props) {
  const { pathname } = useLocation()
  const ask = useEffectEvent((foreign: Awaited<ReturnType<typeof loadForeign>>) =>
    askConsent(document, { early: takeEarly(), foreign }),
  )
  useEffect(() => {
    let leave: () => void = () => undefined
    let isWanted = true
    // Where it is lost nobody is asked, as where the question itself is.
    const asking = loadForeign(document).then((foreign) => isWanted && (leave = ask(foreign)))
    asking.catch(() => undefined)

    return () => {
      isWanted = false
      leave()
    }
  }, [])
  useNewPrivatePages()
  useEffect(() => {
    dispatchEvent(new Event('page-changed'))
  }, [pathname])

  return <ConsentBanner tracking={tracking} legalLinks={legalLinks} category="shop" />
}

/** Somebody else's script outlives each step within a document, so a private page is opened in a new one. Decision 70. */
function useNewPrivatePages(): void {
  const { state, location: next } = useBlocker(
    ({ nextLocation }) => hasForeignScripts(document) && isPrivatePath(nextLocation.pathname),
  )
  useEffect(() => {
    if (state === 'blocked') location.assign(createPath(next))
  }, [state, next])
}
