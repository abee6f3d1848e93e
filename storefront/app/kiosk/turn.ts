/** Whose turn it is at the screen; an answer to somebody who has left concerns nobody any more. */
let turn = 0

export const endTurn = (): void => {
  turn += 1
}

/** The answer, or nothing ever, once the guest who waits for it has gone. */
export function withinTurn<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const mine = turn

  return new Promise((resolve, reject) => {
    answer.then(
      (given) => mine === turn && resolve(given),
      (failure: unknown) => mine === turn && reject(failure),
    )
  })
}
