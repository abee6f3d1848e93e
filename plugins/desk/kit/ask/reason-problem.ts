export type ReasonRule = { fewest: number; most: number }

/** Why a reason cannot be taken, in words; null for one that can. Characters as people count them, without the margin. */
export function reasonProblem(reason: string, { fewest, most }: ReasonRule): string | null {
  const length = Array.from(reason.trim()).length
  if (length < fewest)
    return length === 0
      ? 'Bitte geben Sie eine Begründung an.'
      : `Bitte begründen Sie etwas genauer, mit mindestens ${fewest} Zeichen.`

  return length > most ? `Bitte fassen Sie sich kürzer: höchstens ${most} Zeichen, es sind ${length}.` : null
}
