/** An order that nobody has answered, and whether its guest waits longer than the branch wants that. */
export type UnansweredOrder = { id: string; isOverdue: boolean }

/** Of which orders somebody said that they have heard, and whether they were overdue by then. */
export type HeardAlarms = ReadonlyMap<string, { isOverdue: boolean }>

/** `urgent` where somebody waits too long: who has heard that an order came has not heard that yet. */
export type Alarm = 'silent' | 'new' | 'urgent'

/** What has to be rung for. Source: decision 93. */
export function alarmOf(unanswered: readonly UnansweredOrder[], heard: HeardAlarms): Alarm {
  const unheard = unanswered.filter(({ id, isOverdue }) => {
    const before = heard.get(id)
    return !before || (isOverdue && !before.isOverdue)
  })
  if (unheard.length === 0) return 'silent'

  return unheard.some(({ isOverdue }) => isOverdue) ? 'urgent' : 'new'
}

/** What is known once somebody has said that they heard; what is answered by now need not be remembered. */
export const heardNow = (unanswered: readonly UnansweredOrder[]): HeardAlarms =>
  new Map(unanswered.map(({ id, isOverdue }) => [id, { isOverdue }]))
