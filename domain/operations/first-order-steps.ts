/** What a business needs before a guest can order, in the order in which one thing needs the other. */
export const firstOrderSteps = ['name', 'hours', 'areas', 'dishes', 'menu', 'order'] as const
export type FirstOrderStep = (typeof firstOrderSteps)[number]

/** What is there already, read off the records; nobody ticks anything. */
export type BusinessFacts = {
  branch: { openingHours: number; deliveryAreas: number; isDeliveryEnabled: boolean } | null
  products: number
  /** Menus of the branch that hold a product. */
  menus: number
  orders: number
}

export type StepState = 'done' | 'next' | 'later'

/**
 * How far each step is. Who neither delivers nor plans to is done with areas: a branch that is to deliver and has none
 * is not. The first that is not done is next; what comes after it may be done before all the same.
 */
export function firstOrderProgress(facts: BusinessFacts): Record<FirstOrderStep, StepState> {
  const { branch } = facts
  const done: Record<FirstOrderStep, boolean> = {
    name: branch !== null,
    hours: branch !== null && branch.openingHours > 0,
    areas: branch !== null && (branch.deliveryAreas > 0 || !branch.isDeliveryEnabled),
    dishes: facts.products > 0,
    menu: facts.menus > 0,
    order: facts.orders > 0,
  }
  const next = firstOrderSteps.find((step) => !done[step])
  const stateOf = (step: FirstOrderStep): StepState =>
    done[step] ? 'done' : step === next ? 'next' : 'later'

  return Object.fromEntries(firstOrderSteps.map((step) => [step, stateOf(step)])) as Record<
    FirstOrderStep,
    StepState
  >
}
