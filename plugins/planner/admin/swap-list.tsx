'use client'

import { swapStatusLabels } from '#domain/workforce/planning/shift-swap.ts'
import type { SwapOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { Action, StatusPill } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'
import { useSwaps } from './use-swaps.ts'

type SwapListProps = { swaps: readonly SwapOfPlan[]; reload: () => void }

/** Shifts that people want to give or to have, for whoever decides about it. */
export function SwapList({ swaps, reload }: SwapListProps) {
  const { move, isSending } = useSwaps(reload)
  if (swaps.length === 0) return null

  return (
    <section className={styles.swaps} aria-labelledby="planung-tausch">
      <h2 id="planung-tausch">Tausch und offene Schichten</h2>
      <ul>
        {swaps.map((swap) => (
          <li key={swap.id}>
            <div>
              <strong>{wordsOf(swap)}</strong>
              <span>{swap.shiftTitle}</span>
              {swap.note && <em>„{swap.note}“</em>}
            </div>
            <StatusPill tone={swap.status === 'accepted' ? 'waits' : 'neutral'}>
              {swapStatusLabels[swap.status]}
            </StatusPill>
            {swap.status === 'accepted' && (
              <Action
                aria-label={`Genehmigen: ${wordsOf(swap)}`}
                disabled={isSending}
                onClick={() => void move(swap.id, 'approve', 'Der Tausch ist genehmigt.')}
              >
                Genehmigen
              </Action>
            )}
            <Action
              look="quiet"
              aria-label={`Ablehnen: ${wordsOf(swap)}`}
              disabled={isSending}
              onClick={() => void move(swap.id, 'reject', 'Der Tausch ist abgelehnt.')}
            >
              Ablehnen
            </Action>
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf({ giver, taker }: SwapOfPlan): string {
  if (giver === null) return `${taker} möchte die offene Schicht`

  return taker === null ? `${giver} sucht jemanden` : `${giver} gibt an ${taker}`
}
