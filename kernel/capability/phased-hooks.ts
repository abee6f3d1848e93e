/**
 * When a hook has its turn within its moment: what may refuse or narrow a call, then what the entity itself is
 * about, then what others hear of it.
 */
export const phases = ['guard', 'rule', 'tell'] as const
export type Phase = (typeof phases)[number]

/** Hooks by their moment, as Payload has them: each moment its own kind of function. */
export type HooksByMoment = object
export type Phased<Hooks extends HooksByMoment> = { [P in Phase]?: Hooks }

type Hook = (...args: never[]) => unknown
type Standing = { phase: Phase; capability: string }

/** A function is one hook of one capability, however many collections have it. */
const standings = new WeakMap<Hook, Standing>()
/** What a collection brings along itself. */
const own: Standing = { phase: 'rule', capability: '' }

export const standingIn = (hook: Hook): Readonly<Standing> => standings.get(hook) ?? own

/**
 * The hooks with those of one capability more. Their order follows from phase and name alone, never from which
 * capability came first.
 */
export function withHooks<Hooks extends HooksByMoment>(
  hooks: Hooks | undefined,
  capability: string,
  added: Phased<Hooks>,
): Hooks {
  const moments: Record<string, Hook[]> = { ...(hooks as Record<string, Hook[]> | undefined) }
  for (const phase of phases) {
    for (const [moment, more] of Object.entries<Hook[]>(added[phase] ?? {})) {
      for (const hook of more) enlist(hook, { phase, capability })
      moments[moment] = [...(moments[moment] ?? []), ...more].toSorted(byTurn)
    }
  }

  return moments as Hooks
}

function enlist(hook: Hook, standing: Standing): void {
  const known = standings.get(hook)
  if (known && (known.phase !== standing.phase || known.capability !== standing.capability)) {
    throw new Error(
      `${hook.name} is a hook of “${known.capability}” (${known.phase}) and of “${standing.capability}” (${standing.phase}): it has to be one of them`,
    )
  }
  standings.set(hook, standing)
}

function byTurn(one: Hook, other: Hook): number {
  const [first, second] = [standingIn(one), standingIn(other)]
  if (first.phase !== second.phase) return phases.indexOf(first.phase) - phases.indexOf(second.phase)
  if (first.capability === second.capability) return 0

  return first.capability < second.capability ? -1 : 1
}
