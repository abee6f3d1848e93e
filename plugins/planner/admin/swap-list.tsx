'use client'

import { callOf } from '#domain/api/call-of.ts'
import type { moveSwapContract } from '#domain/workforce/planning/plan-steps.contract.ts'
import { type SwapAction, swapStatusLabels } from '#domain/workforce/planning/shift-swap.ts'
import type { SwapOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { Action, problemIn, StatusPill, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'

const sendMove = callOf<typeof moveSwapContract>('post', '/api/shift-swaps/{id}/{action}')

type SwapListProps = { swaps: readonly SwapOfPlan[]; reload: () => void }

/** Shifts that people want to give or to have, for whoever decides about it. */
export function SwapList({ swaps, reload }: SwapListProps) {
  if (swaps.length === 0) return null
  const decide = async (swap: SwapOfPlan, action: SwapAction) => {
    const answer = await sendMove(fetch, { params: { id: swap.id, action } })
    if (answer.ok) tellDone(action === 'approve' ? 'Der Tausch ist genehmigt.' : 'Der Tausch ist abgelehnt.')
    else tellProblem(problemIn(answer))
    reload()
  }

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
                onClick={() => void decide(swap, 'approve')}
              >
                Genehmigen
              </Action>
            )}
            <Action
              look="quiet"
              aria-label={`Ablehnen: ${wordsOf(swap)}`}
              onClick={() => void decide(swap, 'reject')}
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
