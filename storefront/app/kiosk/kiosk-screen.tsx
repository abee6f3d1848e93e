import { useEffect } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { CalmScreen } from './calm-screen.tsx'
import { forgetGuest } from './forget-guest.ts'
import { PairedKiosk } from './paired-kiosk.tsx'
import { PairingScreen } from './pairing-screen.tsx'
import { usePairing } from './use-pairing.ts'

/** The kiosk of a branch, as far as this screen is one. */
export function KioskScreen({ shop }: { shop: BranchShopView }) {
  const { identifier, name } = shop.branch
  const pairing = usePairing(identifier)
  const { state } = pairing
  useEffect(() => {
    if (state === 'lost') void forgetGuest(shop)
  }, [state, shop])

  switch (state) {
    case 'unknown':
      return <CalmScreen title="Einen Moment bitte …" />
    case 'unreachable':
      return (
        <CalmScreen title="Gleich geht es weiter">
          <p role="status">
            Wir sind gerade nicht verbunden und versuchen es laufend. Unser Team hilft Ihnen gerne.
          </p>
        </CalmScreen>
      )
    case 'unpaired':
    case 'lost':
      return <PairingScreen branchName={name} pairing={pairing} />
    case 'paired':
      return <PairedKiosk shop={shop} pairing={pairing} />
  }
}
