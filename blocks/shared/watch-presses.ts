/**
 * Calls at once, or when the press that has begun is over: a line that comes or goes moves what is below it, and a
 * click counts only where it ends on what it began on.
 */
export function watchPresses(form: HTMLFormElement): (call: () => void) => void {
  let isPressed = false
  const waiting: (() => void)[] = []
  const release = () => {
    isPressed = false
    // The click comes right after.
    setTimeout(() => {
      for (const call of waiting.splice(0)) call()
    })
  }
  form.addEventListener('pointerdown', () => {
    isPressed = true
  })
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)

  return (call) => {
    if (isPressed) waiting.push(call)
    else call()
  }
}
