import type { ShellView } from '../shell/shell-view.ts'
import { Button } from '../ui/button.tsx'
import { AppCard, onEscape } from './app-card.tsx'
import type { InstallOffer } from './use-install-offer.ts'

type InstallCardProps = {
  shell: ShellView
  offer: InstallOffer
  isFloating: boolean
  isAboveCart?: boolean
}

export function InstallCard({ shell, offer, isFloating, isAboveCart = false }: InstallCardProps) {
  const leave = (answer: () => void) => () => {
    // Whoever was on the card goes on in the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    answer()
  }
  const dismiss = leave(offer.dismiss)

  return (
    <AppCard
      title={`${shell.settings.shopName} als App`}
      icon={document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href}
      isFloating={isFloating}
      isAboveCart={isAboveCart}
      actions={
        <>
          <Button onKeyDown={onEscape(dismiss)} onClick={leave(() => void offer.accept())}>
            Installieren
          </Button>
          <Button look="secondary" onKeyDown={onEscape(dismiss)} onClick={dismiss}>
            Nicht jetzt
          </Button>
        </>
      }
    >
      <p>Mit einem Tipp zur Karte, auch wenn gerade kein Netz da ist.</p>
    </AppCard>
  )
}
