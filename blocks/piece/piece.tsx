import { Shell } from '#ui/shell.tsx'

/** What stands in a preview where a piece has nothing to show; else its own sections stand there. */
export function PieceView() {
  return (
    <Shell>
      <p>Hier steht ein Baustein, sobald einer gewählt und veröffentlicht ist.</p>
    </Shell>
  )
}
