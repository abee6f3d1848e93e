import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'

import { mayOfferFloat } from '#domain/operations/install-offer.ts'
import { shopScope } from '#domain/url-space.data.ts'
import type { ShellView } from '../shell/shell-view.ts'
import { useIsOnline } from '../ui/use-is-online.ts'
import { followWorker, keepPage } from './app-worker.ts'
import { InstallCard } from './install-card.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { NewVersion } from './new-version.tsx'
import { useInstallOffer } from './use-install-offer.ts'

/** The shop as an app: its worker, newer versions of it, and the offer to install it. */
export function Installable({ shell }: { shell: ShellView }) {
  const { pathname } = useLocation()
  const offer = useInstallOffer(shell)
  const { isNewThere, keptSince, isOnline } = useWorker(pathname)
  const [isPutOff, setPutOff] = useState(false)
  const place = useInstallPlace(pathname)
  const isAboveCart = /^\/store\/[^/]+\/?$/.test(pathname)

  if (place && offer.isPossible)
    return createPortal(<InstallCard shell={shell} offer={offer} isFloating={false} />, place)
  if (keptSince !== null && isOnline) return <KeptNotice since={keptSince} isAboveCart={isAboveCart} />
  if (isNewThere && !isPutOff)
    return <NewVersion isAboveCart={isAboveCart} onPutOff={() => setPutOff(true)} />
  if (!offer.isPossible || !offer.isDue || !mayOfferFloat(pathname)) return null

  return <InstallCard shell={shell} offer={offer} isFloating isAboveCart={isAboveCart} />
}

function useWorker(pathname: string) {
  const [isNewThere, setNewThere] = useState(false)
  const [keptSince, setKeptSince] = useState<number | null>(null)
  // Whoever is not is told so by the frame.
  const isOnline = useIsOnline()

  useEffect(() => followWorker({ onNewVersion: () => setNewThere(true), onKept: setKeptSince }), [])
  useEffect(() => {
    if (pathname.startsWith(shopScope)) void keepPage(pathname)
  }, [pathname])

  return { isNewThere, keptSince, isOnline }
}

/** Where a page has room for the offer, such as below an order. */
function useInstallPlace(pathname: string): Element | null {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector('[data-install-place]')), [pathname])

  return place
}
