import { Button } from '../ui/button.tsx'
import { useHouseScreen } from './house-screen.ts'

export function BackToMenu({ isSending }: { isSending: boolean }) {
  const house = useHouseScreen()

  return (
    <Button
      look="secondary"
      isWide
      aria-disabled={isSending}
      onClick={() => {
        // Whoever left now would not hear what has become of the order.
        if (!isSending) house?.toMenu()
      }}
    >
      Zurück
    </Button>
  )
}
