import { useCallback, useState } from 'react'

/** A choice that this device remembers; a screen has no person whose it could be. */
export function useKeptChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const keptAs = `theke-screen-${name}`
  const [choice, setChoice] = useState<Choice>(() => {
    const kept = read(keptAs)
    return choices.find((each) => each === kept) ?? usual
  })

  return [
    choice,
    useCallback(
      (next) => {
        setChoice(next)
        try {
          localStorage.setItem(keptAs, next)
        } catch {
          // Storage may be blocked; the choice then lasts for this page.
        }
      },
      [keptAs],
    ),
  ]
}

function read(keptAs: string): string | null {
  try {
    return localStorage.getItem(keptAs)
  } catch {
    return null
  }
}
