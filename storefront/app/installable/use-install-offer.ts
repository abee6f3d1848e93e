import { useEffect, useState, useSyncExternalStore } from 'react'

import { consentOf } from '#domain/insight/consent.ts'
import { dismissedCookie, mayOfferInstall, offerDelayMs } from '#domain/operations/install-offer.ts'
import type { ShellView } from '../shell/shell-view.ts'
import { install, isInstalledApp, isRegisteredApp, keptPrompt, watchPrompt } from './install-prompt.ts'

export type InstallOffer = {
  isPossible: boolean
  /** Whether it may come up by itself by now. */
  isDue: boolean
  accept: () => Promise<void>
  dismiss: () => void
}

/** Whether the shop may be offered as an app, and when. Spec: storefront 4, app installation. */
export function useInstallOffer({ settings, tracking }: ShellView): InstallOffer {
  const isSupported = useSyncExternalStore(watchPrompt, keptPrompt, () => undefined) !== undefined
  const isDue = useIsDue(tracking !== undefined)
  const [isRegistered, setRegistered] = useState(true)
  const [, setDismissed] = useState(false)
  useEffect(() => void isRegisteredApp().then(setRegistered), [])

  const dismiss = () => {
    document.cookie = dismissedCookie
    setDismissed(true)
  }
  const accept = async () => {
    if (!(await install())) dismiss()
  }
  const isPossible = mayOfferInstall({
    isSwitchedOn: settings.enablePluginPWA,
    isInstalled: isInstalledApp(),
    isSupported,
    isRegistered,
    cookies: document.cookie,
  })

  return { isPossible, isDue, accept, dismiss }
}

function useIsDue(isAsking: boolean): boolean {
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = (isAnswerFresh: boolean) => {
      clearTimeout(timer)
      const delay = offerDelayMs({ isAsking, consent: consentOf(document.cookie), isAnswerFresh })
      if (delay === null) return
      timer = setTimeout(() => setDue(true), isAnswerFresh ? delay : delay - aliveForMs())
    }
    const onAnswer = () => plan(true)

    plan(false)
    addEventListener('consent-chosen', onAnswer)
    return () => {
      clearTimeout(timer)
      removeEventListener('consent-chosen', onAnswer)
    }
  }, [isAsking])

  return isDue
}

/** This comes later than the page, which is what the visitor has been looking at. */
function aliveForMs(): number {
  const [hydrated] = performance.getEntriesByName('hydrated')

  return performance.now() - (hydrated?.startTime ?? performance.now())
}
